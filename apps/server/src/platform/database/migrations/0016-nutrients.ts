import type { Kysely } from "kysely";

// Written out, not imported: a migration must not change when the list grows.
const nutrients = [
  "saturatedFat",
  "alcohol",
  "cholesterol",
  "potassium",
  "phosphorus",
  "vitaminA",
  "vitaminE",
];

/** Nutrients that were calculated but not stored with an entry. Unknown in earlier entries. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const nutrient of nutrients)
    await db.schema.alterTable("meals").addColumn(nutrient, "double precision").execute();
}
