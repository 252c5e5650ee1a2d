import { expect, test } from "vitest";
import { withNamesKept } from "./kept-names.ts";

test("keeps as many names as a text has, each in its place", () => {
  const names = Array.from({ length: 60 }, (_, at) => `plate${at} breakfast`);
  const text = names.join(", ");
  const kept = withNamesKept(text, (said) => names.includes(said));
  expect(kept.text).not.toContain("breakfast");
  expect(kept.restored(kept.text)).toBe(text);
  const withoutFirst = kept.text.slice(kept.text.indexOf(", ") + 2);
  expect(kept.restored(withoutFirst)).toBe(names.slice(1).join(", "));
});
