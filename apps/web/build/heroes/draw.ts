/** Redraws the hero pictures, which are committed: `npx tsx apps/web/build/heroes/draw.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dayScenes } from "./scenes-day.ts";
import { personScenes } from "./scenes-person.ts";
import { recordScenes } from "./scenes-record.ts";

/** Size limit of a picture (bytes). */
const max = 6000;
const folder = new URL("../../public/heroes/", import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries({ ...dayScenes, ...personScenes, ...recordScenes })) {
  const picture = scene();
  if (Buffer.byteLength(picture) > max)
    throw new Error(`${name} weighs ${Buffer.byteLength(picture)} bytes, more than ${max}.`);
  writeFileSync(new URL(`${name}.svg`, folder), picture);
}
