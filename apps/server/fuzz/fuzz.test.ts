import { expect, test } from "vitest";
import { campaign, isKnown } from "./campaign.ts";
import { growthOf } from "./growth.ts";

// `npm run fuzz` sends more. New calls are included as soon as they are mounted.
test("1,500 requests made from the served description are all answered as it says", async () => {
  const { requests, findings, successes, usages, stacks } = await campaign({
    seed: 1,
    rounds: 3,
    requests: 500,
  });
  const unknown = findings.filter((finding) => !isKnown(finding));
  const told = unknown.map(({ title, times, example }) => `${title} (${times} times)\n${example}`);
  expect(told.join("\n\n"), stacks.join("\n")).toBe("");
  expect(requests).toBe(1_500);
  // Most calls succeeded at least once.
  const reached = [...successes.values()].filter((times) => times > 0).length;
  expect(reached / successes.size).toBeGreaterThan(0.5);
  expect(growthOf(usages)).toBeLessThan(15);
}, 300_000);
