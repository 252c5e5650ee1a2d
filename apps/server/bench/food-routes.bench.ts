/**
 * How long each food call holds the event loop at its largest input: the server's CPU time per
 * reply, framework included. The texts are the slowest that `npm run bench slow-inputs` knows, plus
 * plain ones for comparison.
 */
import { longestFoodSentence, maxSearchResults } from "@morsel/contract/foods";
import { longestFoodText } from "@morsel/domain/foods/limits";
import { createCaller } from "../src/testing/caller.ts";
import { freePort, freshPlace } from "../src/testing/place.ts";
import { startServer, stopServer, usage } from "./server-process.ts";

const max = 50;
const repeats = 30;
/** Chosen among the alternatives: its name is not looked for. */
const milk = "01077";

const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

interface Ask {
  name: string;
  method: "GET" | "POST";
  path: string;
  body?: Record<string, string>;
}

function asks(): Ask[] {
  const parse = (text: string): Ask => ({
    name: `parse ${JSON.stringify(text.slice(0, 24))}`,
    method: "POST",
    path: "/api/foods/parse",
    body: { text },
  });
  const calculate = (ingredient: string, measurement: string, foodId?: string): Ask => ({
    name: `calculate ${JSON.stringify(ingredient.slice(0, 16))} ${JSON.stringify(measurement.slice(0, 16))} ${foodId ?? ""}`,
    method: "POST",
    path: "/api/calculate-calories",
    body: { ingredient, measurement, ...(foodId !== undefined && { foodId }) },
  });
  const search = (text: string): Ask => ({
    name: `search ${JSON.stringify(text.slice(0, 24))}`,
    method: "GET",
    path: `/api/foods/search?limit=${maxSearchResults}&q=${encodeURIComponent(text)}`,
  });
  const foods = Array.from({ length: 30 }, (_, n) => `${n + 1} g chicken breast with skin`);
  return [
    parse("2 eggs, a slice of toast with butter and a large latte"),
    parse(foods.join(", ").slice(0, longestFoodSentence)),
    ...["a e ", "with ", "ham & ", "x & ", "chikken, ", "omelette with ham, "].map((piece) =>
      parse(filled(piece, longestFoodSentence)),
    ),
    calculate("chicken breast", "2 slices"),
    ...["with ", "chikken ", "cooked ", "abcdefgh "].flatMap((piece) => [
      calculate(filled(piece, longestFoodText), "1 cup"),
      calculate("milk", filled(piece, longestFoodText)),
      calculate(filled(piece, longestFoodText), filled(piece, longestFoodText), milk),
      search(filled(piece, longestFoodText)),
    ]),
    { name: "the food table", method: "GET", path: "/api/foods/table" },
  ];
}

process.env["MORSEL_TEST_ENGINE"] = "sqlite";
const place = await freshPlace();
const port = String(await freePort());
const env = { ...place.env, PORT: port, RATE_LIMITS: "off", NODE_ENV: "production" };
const caller = createCaller(() => `http://127.0.0.1:${port}`, place.dataDir);
const { child } = await startServer(env);
try {
  const { token } = await caller.signedIn();
  const send = async ({ method, path, body }: Ask) => {
    const { status } = await caller.call(method, path, { token, body });
    if (status >= 500) throw new Error(`${status} for ${path}`);
  };
  const times: { name: string; ms: number }[] = [];
  for (const ask of asks()) {
    for (let n = 0; n < 5; n++) await send(ask);
    const { processor } = await usage(child);
    for (let n = 0; n < repeats; n++) await send(ask);
    times.push({
      name: ask.name,
      ms: ((await usage(child)).processor - processor) / 1000 / repeats,
    });
  }
  times.sort((a, b) => b.ms - a.ms);
  for (const { name, ms } of times) {
    console.log(`${ms < max ? " " : "✗"} ${ms.toFixed(1).padStart(6)} ms  ${name}`);
  }
} finally {
  await stopServer(child);
  await place.remove();
}
