import { expect, it } from "vitest";
import { unitsOf } from "./units.ts";

it.each([
  ["en-US", "imperial"],
  ["es-US", "imperial"],
  ["en", "imperial"],
  ["en-GB", "metric"],
  ["de", "metric"],
  ["de-DE", "metric"],
])("measures %s people in %s units", (language, units) => expect(unitsOf(language)).toBe(units));
