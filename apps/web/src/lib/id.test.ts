import { uuid } from "@morsel/contract/scalars";
import { expect, test } from "vitest";
import { newId } from "./id.ts";

test("ids are UUIDs as the contract wants them, and no two are the same", () => {
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(uuid.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
