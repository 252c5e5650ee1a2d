import { readQuantity } from "../../measures/quantity.ts";
import { weight } from "../../measures/weight-words.ts";
import { vessel } from "../words.ts";
import { numberText } from "./number-text.ts";

/** So much of one thing that a text names: of "200 g rice" and "rice 200 g", of "a burrito". */

const unit = String.raw`(?:${weight}|${vessel}s?)`;
const behind = new RegExp(String.raw`^(\p{L}.*?[ (,]+)(\d{1,4}(?:\.\d+)?)( ?${unit}\)?)$`, "u");
const timesBehind = /^(\p{L}.*?) ?[x×] ?(\d{1,2})$/u;
/** "A burrito" has an amount, but "a 12 oz steak" and "a few" tell it otherwise. */
const article = /^(?:the|my|an?|one|this|that|some) (?!few\b|couple\b|lot\b|bit\b|\d)/u;

/** The thing with so much of what was told of it; undefined if no number tells how much. */
export function amountShared(thing: string, share: number): string | undefined {
  const text = thing.trim();
  const read = article.test(text) ? undefined : readQuantity(text);
  if (read && /^[ -]?\p{L}/u.test(read.rest)) {
    return `${numberText(read.value * share)} ${read.rest.trim()}`;
  }
  const [, before = "", amount = "", measure = ""] = behind.exec(text) ?? [];
  if (amount !== "") return `${before}${numberText(Number(amount) * share)}${measure}`;
  const [, name = "", count = ""] = timesBehind.exec(text) ?? [];
  return count === "" ? undefined : `${numberText(Number(count) * share)} ${name}`;
}

/** The same of whatever is named: "3/4 burrito" of one. `said` is the share as it was written. */
export function thingShared(thing: string, share: number, said: string): string {
  const amount = amountShared(thing, share);
  if (amount !== undefined) return amount;
  const name = thing.trim().replace(article, "");
  return share === 0.5 ? `half a ${name}` : `${said} ${name}`;
}

/** "Made a sponge today": what a list is of. */
const whatWasMade = /^(?:[Ii] |[Ww]e )?(?:[Mm]ade|baked|cooked|prepped) /u;
/** Where in a dish a thing is. */
const place = / (?:in(?:side)? the middle|on top|inside)$/u;
/** "Granola 400 g oats": what the first of a list belongs to. */
const headed = new RegExp(
  String.raw`^(?:\p{L}+ ){1,3}(?=\d[\d.]* ?(?:${weight}|cups?) \p{L})`,
  "u",
);
const one = /^[Aa]n? (?!few\b|couple\b|lot\b|bit\b)/u;

/** So much of each thing of a list; of what has no amount, so much of a serving. */
export function listShared(list: readonly string[], share: number): string {
  return list
    .map((thing) => thing.trim().replace(place, "").replace(headed, "").replace(one, "1 "))
    .filter((thing) => thing !== "")
    .map((thing) => ({ thing, amount: amountShared(thing, share) }))
    .filter(({ thing, amount }) => amount !== undefined || !whatWasMade.test(thing))
    .map(({ thing, amount }) => {
      return amount ?? (share < 1 ? `${numberText(share)} serving of ${thing}` : thing);
    })
    .join(", ");
}
