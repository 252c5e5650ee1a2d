import type {
  DeleteQueryBuilder,
  DeleteResult,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from "kysely";
import type { UserId } from "../person.ts";
import type { Db } from "./database.ts";
import type { PersonTables } from "./tables.ts";

type Name = keyof PersonTables;
/** Only this table: a query on a person's rows can't join another table unscoped. */
type Only<Table extends Name> = Pick<PersonTables, Table>;

/** The starting points of a Kysely query, each already limited to one person's rows. */
interface PersonRows {
  selectFrom<Table extends Name>(table: Table): SelectQueryBuilder<Only<Table>, Table, object>;
  updateTable<Table extends Name>(
    table: Table,
  ): UpdateQueryBuilder<Only<Table>, Table, Table, UpdateResult>;
  deleteFrom<Table extends Name>(
    table: Table,
  ): DeleteQueryBuilder<Only<Table>, Table, DeleteResult>;
  /** Rows carry their owner: `user_id` must be a `UserId`. */
  insertInto<Table extends Name>(
    table: Table,
  ): InsertQueryBuilder<Only<Table>, Table, InsertResult>;
}

/** Queries on one person's rows: `asPerson(db, userId).selectFrom("meals")` sees nobody else's. */
export function asPerson(db: Db, userId: UserId): PersonRows {
  const tables = db as unknown as Kysely<Record<string, { user_id: UserId }>>;
  const rows = {
    selectFrom: (table: string) => tables.selectFrom(table).where("user_id", "=", userId),
    updateTable: (table: string) => tables.updateTable(table).where("user_id", "=", userId),
    deleteFrom: (table: string) => tables.deleteFrom(table).where("user_id", "=", userId),
    insertInto: (table: string) => tables.insertInto(table),
  };
  // The implementation only knows that these tables have an owner; the interface types the rest.
  return rows as unknown as PersonRows;
}
