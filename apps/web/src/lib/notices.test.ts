import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify, useNotices } from "./notices.ts";
import { setPerson } from "./person.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const half = { type: "info", title: "Halfway There", message: "1,000 calories to go." } as const;
const first = { day: "2026-11-21", key: "calories 50" };

test("a notice of the day is given once a day, whatever else was given", () => {
  expect(notify(half, first)).toBe(true);
  expect(notify(half, { ...first, key: "water halfway" })).toBe(true);
  expect(notify(half, first)).toBe(false);
  expect(notify(half, { ...first, day: "2026-11-22" })).toBe(true);
});

test("a notice that is not bound to a day is given each time", () => {
  expect(notify(half)).toBe(true);
  expect(notify(half)).toBe(true);
});

test("what somebody else was told today doesn't count", () => {
  setPerson("ada");
  expect(notify(half, first)).toBe(true);
  setPerson("ben");
  expect(notify(half, first)).toBe(true);
  setPerson(null);
});

test("what somebody else was told is nobody else's to read", () => {
  const List = () => useNotices().map(({ title }) => title);
  const list = () => renderToStaticMarkup(createElement(List));
  setPerson("ada");
  notify({ type: "info", title: "For Ada", message: "" });
  expect(list()).toContain("For Ada");
  setPerson("ben");
  expect(list()).toBe("");
  notify({ type: "info", title: "For Ben", message: "" });
  expect(list()).toBe("For Ben");
  setPerson(null);
  expect(list()).toBe("");
});

test.each([
  "{",
  "null",
  "7",
  '{"day":"2026-11-21"}',
  '{"day":"2026-11-21","person":null,"keys":7}',
])("a malformed memory (%s) is none", (text) => {
  stored.set("morsel-notices-told", text);
  expect(notify(half, first)).toBe(true);
  expect(notify(half, first)).toBe(false);
});

test("without storage notices are still given", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(notify(half, first)).toBe(true);
});
