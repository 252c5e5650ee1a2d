import type { Kysely } from "kysely";

// Written out rather than imported: a migration stays as it was when the list grows.
const nutrients = [
  "saturatedFat",
  "alcohol",
  "cholesterol",
  "potassium",
  "phosphorus",
  "vitaminA",
  "vitaminE",
];

/** What the calculator knew and entries didn't keep. In earlier entries it is unknown. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const nutrient of nutrients)
    await db.schema.alterTable("meals").addColumn(nutrient, "double precision").execute();
}
