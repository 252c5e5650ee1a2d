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
/** One table alone: a query on a person's rows can't reach into another table unbound. */
type Only<Table extends Name> = Pick<PersonTables, Table>;

/** Kysely's beginnings of a query, each bound to one person's rows already. */
interface PersonRows {
  selectFrom<Table extends Name>(table: Table): SelectQueryBuilder<Only<Table>, Table, object>;
  updateTable<Table extends Name>(
    table: Table,
  ): UpdateQueryBuilder<Only<Table>, Table, Table, UpdateResult>;
  deleteFrom<Table extends Name>(
    table: Table,
  ): DeleteQueryBuilder<Only<Table>, Table, DeleteResult>;
  /** The row's own `user_id` is a `UserId` too. */
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
  // Of these tables it knows that they have an owner; the interface knows the rest of each.
  return rows as unknown as PersonRows;
}
