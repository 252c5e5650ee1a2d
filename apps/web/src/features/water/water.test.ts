import { expect, test } from "vitest";
import type { OutboxItem } from "../../lib/outbox.ts";
import { waterIn } from "./device.state.ts";
import { glassesOn, type WaterDay, waitingOn, waterWithPending } from "./pending.state.ts";
import { type Pour, waterKinds } from "./pour.state.ts";

function waiting(payload: WaterDay | Pour): OutboxItem {
  const { date } = payload;
  return {
    id: JSON.stringify(payload),
    kind: "glasses" in payload ? waterKinds.set : waterKinds.pour,
    person: "ada",
    target: date,
    payload,
    madeAt: 0,
  };
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
  const days = waterWithPending(known, pending);
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
  expect(glassesOn(waterWithPending(known, [pour, elsewhere]), "2026-11-20")).toBe(7);
  expect(glassesOn(waterWithPending(known, [pour, elsewhere]), "2026-11-21")).toBe(1);
  expect(glassesOn(waterWithPending(known, [pour, pour, pour]), "2026-11-20")).toBe(8);
  const counted = [pour, pour, waiting({ date: "2026-11-20", glasses: 4 })];
  expect(glassesOn(waterWithPending(known, counted), "2026-11-20")).toBe(4);
  expect(waitingOn("2026-11-20", waterKinds.pour, [...counted, elsewhere])).toBe(2);
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
