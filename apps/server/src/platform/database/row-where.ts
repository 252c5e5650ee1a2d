import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { UserId } from "../person.ts";
import type { Db } from "./database.ts";

/**
 * A person's row, inserted only if conditions hold, in one statement:
 * `insertInto("meals").columns(columns).expression(rowWhere(db, columns, row, condition))`.
 */
export function rowWhere<Name extends string>(
  db: Db,
  columns: readonly Name[],
  row: Readonly<Partial<Record<Name, unknown>>> & { readonly user_id: UserId },
  ...conditions: readonly Expression<SqlBool>[]
) {
  const { and, val } = expressionBuilder();
  // eslint-disable-next-line morsel/text-lookup -- our code names the columns, and a prepared row only answers to gets
  return db.selectNoFrom(columns.map((name) => val(row[name]).as(name))).where(and(conditions));
}
