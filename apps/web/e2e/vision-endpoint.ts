import { phonePhoto } from "../../server/src/testing/photos.ts";
import { startPictureProvider } from "../../server/src/testing/picture-provider.ts";
import { test } from "./fixtures.ts";
import { type Server, startServer } from "./server.ts";

type Provider = Awaited<ReturnType<typeof startPictureProvider>>;

interface WorkerFixtures {
  /** Who the server asks what is on a picture. */
  speaks: "vision" | "imagga";
  /** That provider: it says what it is told to. */
  provider: Provider;
  server: Server;
}

/** For specs about photos: with a provider that the server really asks over the wire. */
export const withProvider = test.extend<Record<never, never>, WorkerFixtures>({
  speaks: ["vision", { scope: "worker", option: true }],
  provider: [
    async ({}, use) => {
      const provider = await startPictureProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider, speaks }, use) => {
      const server = await startServer(provider[speaks]);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

export type SeenFood = readonly [name: string, grams: number | null];

/** What a vision model says of a plate. */
export const says = (...foods: readonly SeenFood[]) =>
  JSON.stringify({
    foods: foods.map(([name, grams]) => ({
      name,
      confidence: 0.9,
      ...(grams !== null && { grams, minGrams: grams * 0.7, maxGrams: grams * 1.4 }),
    })),
  });

let shade = 0;

/** A picture that no test has sent before. */
export async function freshPicture(name = "lunch.jpg") {
  shade += 1;
  const colour = (0x204060 + shade * 7_919 + (process.pid % 97) * 131)
    .toString(16)
    .padStart(6, "0");
  return { name, mimeType: "image/jpeg", buffer: await phonePhoto(`#${colour}`) };
}
