import type { Kysely } from "kysely";

// Written out, not imported: a migration must not change when the list grows.
const nutrients = [
  ...["protein", "carbs", "fat", "fiber", "sugar", "sodium", "iron", "calcium", "zinc"],
  ...["magnesium", "vitaminC", "vitaminD", "vitaminB12", "folate"],
];

/** Each person's diary and water; days are in the person's own time zone. */
export async function up(db: Kysely<never>): Promise<void> {
  let meals = db.schema
    .createTable("meals")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("logged_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("meal_type", "text", (column) => column.notNull())
    .addColumn("time", "text")
    .addColumn("source", "text")
    .addColumn("client_ref", "text")
    .addColumn("food_id", "text")
    .addColumn("measurement", "text")
    .addColumn("grams", "double precision")
    .addColumn("estimated", "integer", (column) => column.notNull())
    .addColumn("calories", "double precision", (column) => column.notNull());
  for (const nutrient of nutrients) meals = meals.addColumn(nutrient, "double precision");
  await meals
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .addPrimaryKeyConstraint("meals_pk", ["user_id", "id"])
    .execute();

  // One range of this index is a day, a week or a page of the diary, already sorted.
  await db.schema
    .createIndex("meals_by_day")
    .on("meals")
    .columns(["user_id", "date", "logged_at", "id"])
    .where("deleted_at" as never, "is", null)
    .execute();

  await db.schema
    .createTable("water_days")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("glasses", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("water_days_pk", ["user_id", "date"])
    .execute();
}
