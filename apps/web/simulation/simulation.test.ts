import { afterAll, beforeAll, expect, test } from "vitest";
import { runHistory } from "./history.ts";
import { createWorld, type World } from "./world.ts";

/**
 * How many histories there are; a seed of one's own repeats a single one. Most of what they try is
 * the devices' doing, and takes twice as long on PostgreSQL.
 */
const histories = process.env["MORSEL_TEST_ENGINE"] === "postgres" ? 50 : 150;
/** Later ones that once ended wrong. */
const wrongOnce = [
  746, 3_000_623, 3_000_653, 3_003_004, 215_354_305, 242_932_271, 700_005_419, 700_102_291,
  700_301_699, 900_102_208, 920_100_560,
];
const own = Number(process.env["SIMULATION_SEED"] ?? Number.NaN);
const isOne = Number.isFinite(own);
const first = Array.from({ length: histories }, (_, at) => at + 1);
const seeds = isOne ? [own] : [...first, ...wrongOnce];
const said = isOne ? `seed ${own}` : `seeds 1 to ${histories}, ${wrongOnce.join(", ")}`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

test(`devices and server end equal (${said})`, async () => {
  const ended: number[] = [];
  for (const seed of seeds) {
    // Throws with the seed and all that happened.
    await runHistory(world, seed);
    ended.push(seed);
  }
  expect(ended).toEqual(seeds);
}, 600_000);
