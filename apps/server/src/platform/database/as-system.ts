import type { Kysely } from "kysely";
import type { Db } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Everyone's rows in every table: for work on nobody's behalf (jobs, migrations) and for accounts,
 * which establish who someone is. `.dependency-cruiser.mjs` lists who may import it.
 */
// At run time each `Db` is a Kysely with all tables; the type merely hides them.
export const asSystem = (db: Db): Kysely<Tables> => db as unknown as Kysely<Tables>;
