import fc from "fast-check";
import { oddNumbers, oddTexts, refrains } from "./odd.ts";

/** A body as sent, before its `~…~` words are filled in. */
export type Body = string | Buffer;

type Change<T> = fc.Arbitrary<(given: T) => T>;

const deepLists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const deepObjects = (depth: number) => `${'{"data":'.repeat(depth)}1${"}".repeat(depth)}`;
const depths = fc.constantFrom(30, 500, 5_000, 100_000);
/** A placeholder for JSON text that `JSON.stringify` can't produce. */
const raw = (json: string) => `~json:${Buffer.from(json).toString("base64url")}~`;

export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddTexts },
  { weight: 3, arbitrary: oddNumbers },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], "") },
  { weight: 2, arbitrary: refrains(1_000) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("1e309", "-1e309", "01", "-", "NaN", "1e-400", "0.1e1").map(raw),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: depths.map(deepLists).map(raw) },
  { weight: 2, arbitrary: depths.map(deepObjects).map(raw) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom<unknown>(null, 1, "a", {}, []),
        fc.constantFrom(50, 201, 1_001, 20_000),
      )
      .map(([one, length]) => Array.from({ length }, () => one)),
  },
);

const oddKeys = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "then",
    "toJSON",
    "length",
    "id",
    "user_id",
    "userId",
    "isAdmin",
    "",
    "a.b",
    "$ref",
    "\u0000",
  ),
  oddTexts,
);

interface Node {
  holder: Record<string, unknown>;
  key: string;
}

/** Every node of a value, starting with the value itself. */
function nodesOf(top: Record<string, unknown>): Node[] {
  const nodes: Node[] = [];
  const left: Record<string, unknown>[] = [top];
  for (let holder = left.pop(); holder; holder = left.pop()) {
    for (const key of Object.keys(holder)) {
      nodes.push({ holder, key });
      const inner = holder[key];
      if (typeof inner === "object" && inner !== null) left.push(inner as Record<string, unknown>);
    }
  }
  return nodes;
}

/** Defines an own property of any name: assigning to `__proto__` wouldn't create one. */
function set(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** Changes a copy of a value at one of its nodes. */
function at(pick: number, change: (node: Node) => void) {
  return (value: unknown): unknown => {
    const top = { value: structuredClone(value) };
    const nodes = nodesOf(top);
    const node = nodes[pick % nodes.length];
    if (node) change(node);
    return top.value;
  };
}

export const valueChanges: Change<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(), oddValues)
      .map(([pick, odd]) => at(pick, ({ holder, key }) => set(holder, key, odd))),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((pick) =>
      at(pick, ({ holder, key }) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key]; // eslint-disable-line @typescript-eslint/no-dynamic-delete -- a body that lacks any one of its fields
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), oddKeys, oddValues).map(([pick, name, odd]) =>
      at(pick, ({ holder, key }) => {
        const inner = holder[key];
        const within = typeof inner === "object" && inner !== null ? inner : holder;
        if (Array.isArray(within)) within.push(odd);
        else set(within, name, odd);
      }),
    ),
  },
);

export const textChanges: Change<Body> = fc.oneof(
  fc.nat({ max: 200 }).map((cut) => (text: Body) => text.slice(0, cut)),
  fc
    .constantFrom(
      "",
      " ",
      "\n",
      "null",
      "{",
      "[]",
      '""',
      "0",
      "undefined",
      "\ufeff{}",
      "{}{}",
      "{'a':1}",
      "// x\n{}",
      "a=1&b=2",
    )
    .map((text) => () => text),
  depths.map((depth) => () => deepLists(depth)),
  depths.map((depth) => () => deepObjects(depth)),
  fc
    .constantFrom(1_000_000, 1_048_577, 3_000_000)
    .map((length) => () => `{"name":"${"a".repeat(length)}"}`),
  fc.constant((text: Body) => String(text).replace("{", '{"id":1,"id":"x","name":[],')),
  fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => () => Buffer.from(bytes)),
  fc
    .constantFrom("ff", "c3", "eda080", "00", "f8888080")
    .map(
      (hex) => (text: Body) =>
        Buffer.concat([
          Buffer.from(`{"name":"`),
          Buffer.from(hex, "hex"),
          Buffer.from(String(text).slice(1) || '"}'),
        ]),
    ),
);

/** A value as JSON, with its raw JSON placeholders filled in. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/"~json:([\w-]*)~"/g, (_, json: string) =>
    Buffer.from(json, "base64url").toString(),
  );
