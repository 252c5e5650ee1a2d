import type { Kysely } from "kysely";
import type { Db } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Everybody's rows in every table: for what runs on nobody's behalf (jobs, migrations) and for the
 * accounts, which find out who somebody is. Who may import it is in .dependency-cruiser.mjs.
 */
// Each database is a Kysely with all tables: `Db` only keeps that from those who needn't know.
export const asSystem = (db: Db): Kysely<Tables> => db as unknown as Kysely<Tables>;
