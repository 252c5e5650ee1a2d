import type { GlassesOfDay, KeptPour } from "@morsel/contract/water";
import { hashKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ChangeItem } from "../../lib/define-change.ts";
import { waterPour, waterSet } from "./changes.ts";
import { waterIn } from "./device.state.ts";
import { glassesOn, waterQuery } from "./queries.ts";

const made = { id: "", person: "ada", madeAt: 0 };
const waiting = (payload: GlassesOfDay | KeptPour): ChangeItem =>
  "glasses" in payload ? waterSet.make(payload, made) : waterPour.make(payload, made);

function waterWith(days: GlassesOfDay[] | undefined, items: ChangeItem[]) {
  const { queryKey } = waterQuery.options("ada", undefined);
  const shown = items.map((item) => ({ item, stale: null }));
  return waterQuery.shown(days, hashKey(queryKey), shown);
}

test("what waits counts, the last of a day, whatever the server knew", () => {
  const known = [
    { date: "2026-11-20", glasses: 2 },
    { date: "2026-11-19", glasses: 8 },
  ];
  const pending = [
    waiting({ date: "2026-11-20", glasses: 3 }),
    waiting({ date: "2026-11-21", glasses: 1 }),
    waiting({ date: "2026-11-20", glasses: 4 }),
  ];
  const days = waterWith(known, pending) ?? [];
  expect(days).toEqual([
    { date: "2026-11-21", glasses: 1 },
    { date: "2026-11-20", glasses: 4 },
    { date: "2026-11-19", glasses: 8 },
  ]);
  expect(glassesOn(days, "2026-11-18")).toBe(0);
});

test("a glass that waits adds one to what stands there, up to eight", () => {
  const known = [{ date: "2026-11-20", glasses: 6 }];
  const [pour, elsewhere] = [waiting({ date: "2026-11-20" }), waiting({ date: "2026-11-21" })];
  expect(glassesOn(waterWith(known, [pour, elsewhere]) ?? [], "2026-11-20")).toBe(7);
  expect(glassesOn(waterWith(known, [pour, elsewhere]) ?? [], "2026-11-21")).toBe(1);
  expect(glassesOn(waterWith(known, [pour, pour, pour]) ?? [], "2026-11-20")).toBe(8);
  const counted = [pour, pour, waiting({ date: "2026-11-20", glasses: 4 })];
  expect(glassesOn(waterWith(known, counted) ?? [], "2026-11-20")).toBe(4);
  const poured = waterPour.among([...counted, elsewhere]).map(({ date }) => date);
  expect(poured).toEqual(["2026-11-20", "2026-11-20", "2026-11-21"]);
  // Unknown plus one is unknown, but a count that was set is known.
  expect(waterWith(undefined, [pour])).toBeUndefined();
  expect(waterWith(undefined, counted)).toEqual([{ date: "2026-11-20", glasses: 4 }]);
});

test("the device's water is read with care", () => {
  expect(waterIn('{"waterGlasses":3,"date":"2026-11-20"}')).toEqual({
    date: "2026-11-20",
    glasses: 3,
  });
  expect(waterIn('{"waterGlasses":99,"date":"2026-11-20T08:00:00Z"}')).toEqual({
    date: "2026-11-20",
    glasses: 8,
  });
  for (const malformed of [
    null,
    "{oops",
    "[]",
    "7",
    '{"waterGlasses":"3","date":"2026-11-20"}',
    '{"waterGlasses":3}',
  ])
    expect(waterIn(malformed)).toBeNull();
});
