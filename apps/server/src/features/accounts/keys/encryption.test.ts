import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createEncryption } from "./encryption.ts";

test("what is sealed opens in its own place alone, whole, and with the same key", () => {
  const [key, another] = [randomBytes(32), randomBytes(32)];
  const { seal, open } = createEncryption(() => key);
  const sealed = seal("JBSWY3DPEHPK3PXP", "factor 1");
  expect(open(sealed, "factor 1")).toBe("JBSWY3DPEHPK3PXP");
  // The same text never encrypts to the same result.
  expect(seal("JBSWY3DPEHPK3PXP", "factor 1")).not.toBe(sealed);
  expect(() => open(sealed, "factor 2")).toThrow();
  expect(() => createEncryption(() => another).open(sealed, "factor 1")).toThrow();
  const bytes = Buffer.from(sealed, "base64url");
  for (const place of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(() => open(altered.toString("base64url"), "factor 1")).toThrow();
  }
});
