/**
 * The built server's memory (RSS) while photos of a phone arrive at once, above what it has at rest:
 * docs/benchmarks.md.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { createCaller } from "../src/testing/caller.ts";
import { onEachEngine } from "../src/testing/engines.ts";
import { detailedPhoto, uploader } from "../src/testing/photos.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { startBuilt } from "./built-server.ts";

const count = 20;
/** MB above rest. */
const aim = 150;
/** ms between two looks. */
const lookEvery = 50;

async function bench(engine: string, what: string, picture: Buffer): Promise<void> {
  const place = await freshPlace();
  const env = { ...place.env, PORT: String(await freePort()), NODE_ENV: "production" };
  const caller = createCaller(() => `http://127.0.0.1:${env.PORT}`, place.dataDir);
  const server = await startBuilt(env);
  try {
    const person = await caller.signedIn();
    await sleep(10_000);
    const rest = server.resident();
    let [most, isDone] = [rest, false];
    const looking = (async () => {
      while (!isDone) {
        most = Math.max(most, server.resident());
        await sleep(lookEvery);
      }
    })();
    const began = performance.now();
    const { add } = uploader(caller, person);
    const added = await Promise.all(Array.from({ length: count }, () => add(picture)));
    const seconds = (performance.now() - began) / 1_000;
    isDone = true;
    await looking;
    const refused = added.filter(({ tracked }) => tracked.status !== 200).length;
    if (refused > 0) throw new Error(`${refused} photos were refused.`);
    const megabytes = (picture.length / 1e6).toFixed(1);
    console.log(
      `${engine}: ${count} ${what} of 12 megapixels and ${megabytes} MB at once take ${(most - rest).toFixed(0)} MB above the ${rest.toFixed(0)} at rest (aim ${aim}), in ${seconds.toFixed(1)} s`,
    );
  } finally {
    await server.stop();
    await place.remove();
  }
}

const kinds = [
  ["photos", await detailedPhoto()],
  ["photos in passes", await detailedPhoto(true)],
] as const;
await onEachEngine(async (engine) => {
  for (const [what, picture] of kinds) await bench(engine, what, picture);
});
