import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));

/**
 * A hash of what the things that a device keeps look like: the contract, and the list of nutrients
 * that its schemas follow from. What another release stored with another hash is fetched anew.
 */
export function shapeOfThings(): string {
  const hash = createHash("sha256");
  const contract = `${packages}contract/src/`;
  for (const file of ["sync.ts", "meals.ts", "water.ts", "fasting.ts", "profile.ts"])
    hash.update(readFileSync(contract + file));
  hash.update(readFileSync(`${packages}domain/src/meals/nutrition.ts`));
  return hash.digest("hex").slice(0, 16);
}
