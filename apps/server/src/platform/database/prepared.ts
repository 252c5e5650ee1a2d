import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import { sharedCommitsOf } from "./commits.ts";
import type { Db } from "./database.ts";
import { lineOf } from "./line.ts";

/** A placeholder for a value until the query runs. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(name) });

/** Compiles a query once per engine: compiling costs as much as running it. */
function textOnce<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
  ending = "",
) {
  const texts = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Db, given: Given): CompiledQuery<Row> => {
    // The same for a database and each of its transactions.
    const { adapter } = db.getExecutor();
    const text = texts.get(adapter) ?? ended(build(db, slots as Given).compile(), ending);
    texts.set(adapter, text);
    const parameters = text.parameters.map((value) =>
      // eslint-disable-next-line morsel/text-lookup -- a name that `build` itself wrote
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    return { ...text, parameters };
  };
}

const ended = <Row>(query: CompiledQuery<Row>, ending: string): CompiledQuery<Row> => ({
  ...query,
  sql: query.sql + ending,
});

/**
 * A small read that is compiled once. `build` gets placeholders and may only pass them on to the
 * query. On PostgreSQL, outside of transactions, it shares one connection with other reads, so there
 * it must neither lock nor take long.
 */
export function prepared<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const query = textOnce(build);
  return (db, given) => rowsOf(db, query(db, given));
}

/** How a text says that it reads one row, which SQLite's driver does in half the time. */
export const oneRow = " limit 1";

/** Like `prepared`, for what is read by its key. */
export function preparedOne<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row | undefined> {
  const query = textOnce(build, oneRow);
  return async (db, given) => (await rowsOf(db, query(db, given)))[0];
}

/**
 * A read by a list of values, compiled once for each length: lists had best be even (`evenList`).
 * `build` gets the first value of a call and a list of the others. It may take longer than
 * `prepared`, so it keeps off the connection that small reads share.
 */
export function preparedList<First, Value, Row>(
  build: (db: Db, first: First, list: readonly Value[]) => Compilable<Row>,
): (db: Db, first: First, list: readonly Value[]) => Promise<Row[]> {
  type Given = (First | Value)[];
  const queries = new Map<number, (db: Db, given: Given) => CompiledQuery<Row>>();
  const queryOf = (length: number) => {
    const known = queries.get(length);
    if (known) return known;
    const query = textOnce<Given, Row>((db, given) => {
      // What they are made of are placeholders.
      const list = Array.from({ length }, (_, at) => given[at + 1] as Value);
      return build(db, given[0] as First, list);
    });
    queries.set(length, query);
    return query;
  };
  return async (db, first, list) =>
    (await db.executeQuery(queryOf(list.length)(db, [first, ...list]))).rows;
}

async function rowsOf<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  const rows = await lineOf(db)?.read(query.sql, query.parameters);
  if (rows) return rows as Row[];
  return (await db.executeQuery<Row>(query)).rows;
}

/** A one-statement write that is compiled once, like `prepared`; see `write`. */
export function preparedWrite<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<QueryResult<Row>> {
  const query = textOnce(build);
  return (db, given) => execute(db, query(db, given));
}

/** Runs a one-statement write. On SQLite it shares its commit with concurrent writes. */
export function write<Row>(db: Db, query: Compilable<Row>): Promise<QueryResult<Row>> {
  return execute(db, query.compile());
}

function execute<Row>(db: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const share = sharedCommitsOf(db);
  if (share) return share(query.sql, query.parameters) as Promise<QueryResult<Row>>;
  return db.executeQuery<Row>(query);
}
