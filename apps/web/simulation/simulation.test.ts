import { afterAll, beforeAll, expect, test } from "vitest";
import { runHistory } from "./history.ts";
import { createWorld, type World } from "./world.ts";

/** How many histories there are; a seed of one's own repeats a single one. */
const histories = 300;
const own = Number(process.env["SIMULATION_SEED"] ?? Number.NaN);
const seeds = Number.isFinite(own) ? [own] : Array.from({ length: histories }, (_, at) => at + 1);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

test(`devices and server end equal (seeds ${seeds[0]} to ${seeds.at(-1)})`, async () => {
  const ended: number[] = [];
  for (const seed of seeds) {
    // Throws with the seed and all that happened.
    await runHistory(world, seed);
    ended.push(seed);
  }
  expect(ended).toEqual(seeds);
}, 600_000);
