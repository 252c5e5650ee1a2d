import { expect, test } from "vitest";
import { greeting } from "./greeting.messages.ts";

test("every hour has its greeting", () => {
  const words = Array.from({ length: 24 }, (_, hour) => greeting(hour));
  expect(words[4]).toBe("Hello");
  expect(words[5]).toBe("Good morning");
  expect(words[12]).toBe("Good afternoon");
  expect(words[18]).toBe("Good evening");
  expect(words[23]).toBe("Hello");
});
