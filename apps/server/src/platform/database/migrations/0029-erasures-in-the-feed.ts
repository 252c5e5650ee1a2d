import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";
import { track, undated } from "./0018-changes.ts";

/**
 * Deleting all data puts the goals back, so devices that begin anew are told of them. Else, one
 * whose question for them is lost would go on showing what was deleted.
 */
export async function up(db: Kysely<never>, engine: Engine): Promise<void> {
  await track(db, engine, {
    ...{ table: "erasures", kind: "user", id: "new.user_id" },
    ...{ day: undated, deletedAt: "null" },
  });
}
