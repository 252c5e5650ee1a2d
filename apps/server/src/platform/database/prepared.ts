import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";
import { lineOf } from "./line.ts";

/** Stands for a value until the query runs. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(name) });

/**
 * A small read whose text is made once for each database: building one costs as much as running it.
 * `build` gets stand-ins for the values: it may only hand them on to the query. On PostgreSQL it
 * shares one connection with others of its kind, so it must neither lock nor take long.
 */
export function prepared<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const texts = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, given) => {
    const text = texts.get(db) ?? build(db, slots as Given).compile();
    texts.set(db, text);
    const parameters = text.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    const rows = await lineOf(db)?.read(text.sql, parameters);
    // The text was made for rows of this type.
    if (rows) return rows as Row[];
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
}
