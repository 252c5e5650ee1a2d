import type { GlassesOfDay, KeptPour, KeptStep } from "@morsel/contract/water";
import { hashKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { waterPour, waterSet, waterStep } from "./changes.ts";
import { waterIn } from "./device.state.ts";
import { glassesOn, waterQuery } from "./queries.ts";

const made = { id: "", person: "ada", madeAt: 0 };
function waiting(payload: GlassesOfDay | KeptStep | KeptPour): ChangeItem {
  if ("step" in payload) return waterStep.make(payload, made);
  return "glasses" in payload ? waterSet.make(payload, made) : waterPour.make(payload, made);
}

function waterWith(days: GlassesOfDay[] | undefined, items: ChangeItem[]) {
  const { queryKey } = waterQuery.options("ada", undefined);
  const shown = items.map((item) => ({ item, sent: null }));
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

test("steps that wait are added to what stands there, within 0 to 8", () => {
  const known = [{ date: "2026-11-20", glasses: 6 }];
  const [plus, minus] = [1, -1].map((step) => waiting({ date: "2026-11-20", step }));
  const elsewhere = waiting({ date: "2026-11-21", step: 1 });
  const glasses = (items: (ChangeItem | undefined)[], date = "2026-11-20") =>
    glassesOn(
      waterWith(
        known,
        items.flatMap((item) => item ?? []),
      ) ?? [],
      date,
    );
  expect(glasses([plus, elsewhere])).toBe(7);
  expect(glasses([plus, elsewhere], "2026-11-21")).toBe(1);
  expect(glasses([plus, plus, plus])).toBe(8);
  expect(glasses([plus, plus, plus, minus])).toBe(7);
  // The answer counts the first already, whose own reply isn't here yet.
  const made = [5, 6].map((before) => waiting({ date: "2026-11-20", step: 1, before }));
  expect(glasses(made)).toBe(7);
  // Unknown plus one is unknown.
  expect(waterWith(undefined, [elsewhere])).toBeUndefined();
});

test("what an earlier release stored shows as it did there", () => {
  const pour = waiting({ date: "2026-11-20" });
  const set = waiting({ date: "2026-11-20", glasses: 4 });
  const known = [{ date: "2026-11-20", glasses: 6 }];
  expect(glassesOn(waterWith(known, [pour]) ?? [], "2026-11-20")).toBe(7);
  expect(glassesOn(waterWith(known, [pour, set]) ?? [], "2026-11-20")).toBe(4);
  expect(waterWith(undefined, [set, pour])).toEqual([{ date: "2026-11-20", glasses: 5 }]);
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
