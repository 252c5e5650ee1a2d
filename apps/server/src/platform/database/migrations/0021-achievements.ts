import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/**
 * What a person has earned, what follows from their days, and which days have changed since that
 * was derived.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("achievements")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    // A badge: empty. An award: its day, or its week's Sunday.
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("earned_at", "bigint", (column) => column.notNull())
    .addColumn("told_in", "text")
    .addPrimaryKeyConstraint("achievements_pk", ["user_id", "kind", "id", "period"])
    .execute();
  await db.schema
    .createIndex("achievements_by_telling")
    .on("achievements")
    .columns(["user_id", "told_in"])
    .execute();

  // Read at every check, and alone where nothing has changed.
  await db.schema
    .createTable("achievement_totals")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("reached", "text", (column) => column.notNull())
    .addColumn("told_at", "bigint")
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("unannounced", "integer", (column) => column.notNull())
    .addColumn("entries", "integer", (column) => column.notNull())
    .addColumn("calories", "bigint", (column) => column.notNull())
    .addColumn("goal_days", "integer", (column) => column.notNull())
    .addColumn("analyses", "integer", (column) => column.notNull())
    .addColumn("fasts", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("judged_days")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("entries", "integer", (column) => column.notNull())
    .addColumn("analyses", "integer", (column) => column.notNull())
    .addColumn("main_meals", "integer", (column) => column.notNull())
    .addColumn("calories", "integer", (column) => column.notNull())
    .addColumn("calories_met", "integer", (column) => column.notNull())
    .addColumn("protein_met", "integer", (column) => column.notNull())
    .addColumn("macros_met", "integer", (column) => column.notNull())
    .addColumn("water_met", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("judged_days_pk", ["user_id", "date"])
    .execute();

  await db.schema
    .createTable("logged_runs")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("first", "text", (column) => column.notNull())
    .addColumn("last", "text", (column) => column.notNull())
    .addColumn("days", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("logged_runs_pk", ["user_id", "first"])
    .execute();
  await db.schema
    .createIndex("logged_runs_by_length")
    .on("logged_runs")
    .columns(["user_id", "days"])
    .execute();

  await db.schema
    .createTable("goals_by_day")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("calorie_goal", "double precision", (column) => column.notNull())
    .addColumn("protein_goal", "double precision", (column) => column.notNull())
    .addColumn("carb_goal", "double precision", (column) => column.notNull())
    .addColumn("fat_goal", "double precision", (column) => column.notNull())
    .addColumn("water_goal", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("goals_by_day_pk", ["user_id", "date"])
    .execute();

  await db.schema
    .createTable("days_to_judge")
    .addColumn("user_id", "text", (column) => column.notNull())
    // Empty: what has no day, which is goals and fasts.
    .addColumn("date", "text", (column) => column.notNull())
    // 0: changed. 1: taken in, but its week, month and totals aren't judged yet.
    .addColumn("stage", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("days_to_judge_pk", ["user_id", "date"])
    .execute();
  await db.schema
    .createIndex("days_to_judge_by_stage")
    .on("days_to_judge")
    .columns(["user_id", "stage", "date"])
    .execute();
  await (engine === "sqlite" ? watchOnSqlite(db) : watchOnPostgres(db));
}

const eaten = ["date", "meal_type", "source", "calories", "protein", "carbs", "fat", "deleted_at"];
const goals = ["calorie_goal", "protein_goal", "carb_goal", "fat_goal", "water_goal"];

// Someone else's write to the same day waits until this one is done: the row is locked in any case.
const upsert = (owner: string, day: string) =>
  `insert into days_to_judge (user_id, date, stage) values (${owner}, ${day}, 0)
    on conflict (user_id, date) do update set stage = 0 where days_to_judge.stage <> 0;`;

interface Watched {
  table: string;
  /** `insert`, or `update of …`. */
  on: string;
  days: string[];
  when?: string;
}

const watched = (differs: string): Watched[] => [
  { table: "meals", on: "insert", days: ["new.date"] },
  { table: "meals", on: `update of ${eaten.join(", ")}`, days: ["old.date", "new.date"] },
  { table: "water_days", on: "insert", days: ["new.date"] },
  { table: "water_days", on: "update of glasses", days: ["new.date"] },
  { table: "profiles", on: "insert", days: ["''"] },
  {
    ...{ table: "profiles", on: `update of ${goals.join(", ")}`, days: ["''"] },
    when: goals.map((goal) => `old.${goal} ${differs} new.${goal}`).join(" or "),
  },
  { table: "fasting_sessions", on: "insert", days: ["''"], when: "new.status = 'completed'" },
  {
    ...{ table: "fasting_sessions", on: "update of status, discarded, deleted_at", days: ["''"] },
    when: "old.status = 'completed' or new.status = 'completed'",
  },
];

const nameOf = ({ table, on }: Watched) => `days_to_judge_${table}_${on.split(" ", 1).join("")}`;

async function watchOnSqlite(db: Kysely<never>): Promise<void> {
  for (const one of watched("is not")) {
    const when = one.when ? `when ${one.when}` : "";
    const steps = one.days.map((day) => upsert("new.user_id", day)).join("\n");
    await sql
      .raw(
        `create trigger ${nameOf(one)} after ${one.on} on ${one.table} ${when} begin ${steps} end`,
      )
      .execute(db);
  }
}

async function watchOnPostgres(db: Kysely<never>): Promise<void> {
  for (const one of watched("is distinct from")) {
    const when = one.when ? `when (${one.when})` : "";
    // In order, so that two who move an entry in opposite directions don't wait for each other.
    const [day = "", other] = one.days;
    const steps = other ? [`least(${day}, ${other})`, `greatest(${day}, ${other})`] : [day];
    const name = nameOf(one);
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          ${steps.map((step) => upsert("new.user_id", step)).join("\n")}
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${one.on} on ${one.table} for each row ${when} execute function ${name}()`,
      )
      .execute(db);
  }
}
