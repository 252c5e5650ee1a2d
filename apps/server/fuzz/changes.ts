import fc from "fast-check";
import { oddValues, textChanges, valueChanges } from "./bodies.ts";
import { type Draft, encoded } from "./draft.ts";
import { oddTexts, refrains } from "./odd.ts";

type Change = (draft: Draft) => Draft;

/** Encoded text for a path segment. */
const oddSegments = fc.oneof(
  oddTexts.map((text) => encoded(text.slice(0, 5_000))),
  fc.constantFrom(
    ..."% %2 %zz %00 %ff %ed%a0%80 .. . %2e%2e %2f a%2fb * ;a=b %252f active [object%20Object]".split(
      " ",
    ),
    "",
    "a".repeat(101),
    "1".repeat(7_000),
  ),
);
const oddNames = fc.constantFrom(
  ..."__proto__ constructor toString a[b] a[] %00 % page select".split(" "),
  "",
);
const mediaTypes = fc.constantFrom(
  "",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=a",
  "application/json; charset=utf-16",
  "application/json;;",
  "application/JSON",
  "application/json5",
  "application/vnd.api+json",
  "application/json, text/plain",
  "a",
  "/",
  "x".repeat(300),
);
const headers = fc.constantFrom<[name: string, value: string]>(
  ["x-supabase-api-version", "2024-01-01"],
  ["x-supabase-api-version", "zzzz"],
  ["accept-encoding", "br;q=0, *"],
  ["accept", "text/html"],
  ["accept-language", "x".repeat(4_000)],
  ["user-agent", "u".repeat(4_000)],
  ["x-forwarded-for", "a, b, ::1, 300.1.1.1"],
  ["x-forwarded-host", "example.org"],
  ["host", "example.org"],
  ["host", "a b"],
  ["origin", "null"],
  ["if-none-match", "*"],
  ["range", "bytes=0-1"],
  ["content-encoding", "gzip"],
  ["cookie", "a=b; ".repeat(200)],
  ["x-http-method-override", "DELETE"],
  ["content-type", "application/json"],
);
const methods = fc.constantFrom(..."GET POST PUT PATCH DELETE HEAD OPTIONS QUERY TRACE".split(" "));

const inBody: fc.Arbitrary<Change> = valueChanges.map(
  (change) => (draft) => (draft.operation.body ? { ...draft, value: change(draft.value) } : draft),
);

/** Changes one of the body's own fields, which may be absent. */
const ofField: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), oddValues)
  .map(([pick, odd]) => (draft) => {
    const names = Object.keys(draft.operation.body?.schema.properties ?? {});
    const name = names[pick % names.length];
    return name === undefined
      ? draft
      : { ...draft, value: { ...(draft.value as object | null), [name]: odd } };
  });

const ofText: fc.Arbitrary<Change> = textChanges.map((textChange) => (draft) => ({
  ...draft,
  textChange,
}));

const ofParameter: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), oddSegments)
  .map(([pick, segment]) => (draft) => {
    const names = Object.keys(draft.params);
    const name = names[pick % names.length];
    return name === undefined ? draft : { ...draft, params: { ...draft.params, [name]: segment } };
  });

const ofQuery: fc.Arbitrary<Change> = fc
  .record({
    pick: fc.nat(),
    value: fc.oneof(oddSegments, refrains(900).map(encoded)),
    unknown: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: oddNames },
    ),
    again: fc.boolean(),
  })
  .map(({ pick, value, unknown, again }) => (draft) => {
    const known = draft.operation.parameters.filter((one) => one.in === "query");
    const name = unknown ?? known[pick % known.length]?.name ?? "a";
    const rest = again ? draft.query : draft.query.filter(([other]) => other !== name);
    return { ...draft, query: [...rest, [name, value]] };
  });

const ofHeader: fc.Arbitrary<Change> = fc
  .oneof(
    headers,
    mediaTypes.map((type) => ["content-type", type] as const),
  )
  .map(([name, value]) => (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }));

const ofMethod: fc.Arbitrary<Change> = methods.map((method) => (draft) => ({ ...draft, method }));

/** One deviation from the documented request. */
export const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: inBody },
  { weight: 6, arbitrary: ofField },
  { weight: 3, arbitrary: ofText },
  { weight: 4, arbitrary: ofParameter },
  { weight: 5, arbitrary: ofQuery },
  { weight: 4, arbitrary: ofHeader },
  { weight: 1, arbitrary: ofMethod },
);
