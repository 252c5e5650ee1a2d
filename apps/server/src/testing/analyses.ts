import type { SignedIn } from "./caller.ts";
import { phonePhoto, uploader } from "./photos.ts";
import type { TestServer } from "./server.ts";

let shade = 0;
/** A picture that nobody has analyzed. */
export const freshPicture = () => phonePhoto(`#${(0x100000 + ++shade * 5_003).toString(16)}`);

/** The address of an upload. */
export async function photoOf(server: TestServer, person: SignedIn, picture?: Buffer) {
  const { to } = await uploader(server, person).add(picture ?? (await freshPicture()));
  return to.storageUrl;
}

export const analyze = (server: TestServer, { token }: Pick<SignedIn, "token">, imageUrl: string) =>
  server.call("POST", "/api/ai/analyze-food", { token, body: { imageUrl } });

/** As a vision model says it. */
export const food = (name: string, grams: number, more: object = {}) => ({
  ...{ name, grams, minGrams: grams * 0.8, maxGrams: grams * 1.25, confidence: 0.9, ...more },
});
export const plate = [food("grilled chicken breast", 150), food("steamed white rice", 180)];
export const said = (foods: unknown) => JSON.stringify({ foods });
