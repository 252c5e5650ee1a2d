import { numeral } from "../../measures/number-words.ts";
import { sweetFlavour } from "../../names/flavour-words.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * A protein shake by what went into it: "protein shake (2 scoops in water)", "protein shake with 250 ml
 * milk", "whey shake, 1 scoop, 300 ml almond milk". It is so much powder and so much milk then, and no
 * usual shake beside them.
 *
 *     text   = shake [","] powder [liquid] | shake liquid [powder]      one of them with an amount
 *     powder = amount "scoops" [of what] | amount "g" ... "powder"
 *     liquid = [amount] [which] "milk" | "water"
 */

const count = String.raw`(?:\d[\d./]*|an?|half an?|${numeral})`;
const shake = String.raw`(?:(?:an?|my|one|1|the) )?(?:post[- ]?workout )?(?:${sweetFlavour} )?(?:protein|whey(?: protein)?|casein|mass gainer) shake`;
const scoop = String.raw`${count} ?scoops?(?: (?:of )?(?:${sweetFlavour} )?(?:(?:whey|casein|vegan|pea)(?: protein)?|protein)(?: powder)?)?`;
const weighed = String.raw`\d+ ?g(?: of)? (?:\p{L}+ ){0,2}?(?:powder|whey)`;
const powder = `(?<powder>${scoop}|${weighed})`;
const measured = String.raw`\d[\d./]* ?(?:ml|cups?|(?:fl )?oz)|(?:an?|one|half a) (?:cup|glass)`;
const liquid = String.raw`(?:with |w\/? ?|in |and |of )?(?<liquid>(?:(?:${measured})(?: of)? )?(?:[\p{L}-]+ ){0,2}?(?:milk|water))`;
const joint = String.raw`(?:,|:| -)? ?\(?(?:(?:made|mixed|blended) )?(?:up )?(?:(?:with|from|of|using) )?`;
const next = String.raw`(?:,| and| \+| mixed| made)* ?`;
const ends = String.raw`\)?(?=[,;\n)]|\.(?!\d)|$| (?:and|with|plus|after|before|for) )`;
const start = String.raw`(?<=^|[,;:.\n] ?|\b(?:and|had|drank|then|plus|with) )`;

const told = [`${powder}(?:${next}${liquid})?`, `${liquid}${next}${powder}`, liquid].map((what) =>
  sparing(`${start}${shake}${joint}${what}${ends}`, "giu"),
);

const hasAmount = new RegExp(`^(?:${measured})`, "iu");
const isWater = /water$/iu;
/** "Protein shake with milk" is a usual one, "with almond milk" isn't. */
const isUsual = /^milk$/iu;

export const withShakesTold = (text: string): string =>
  /shake/iu.test(text)
    ? told.reduce(
        (read, pattern) =>
          read.replace(pattern, (said: string, ...rest: unknown[]) =>
            partsOf(said, rest.at(-1) as Record<string, string | undefined>),
          ),
        text,
      )
    : text;

function partsOf(said: string, { powder, liquid }: Record<string, string | undefined>): string {
  const milk = liquid === undefined || isWater.test(liquid) ? undefined : liquid;
  if (powder === undefined && (milk === undefined || isUsual.test(milk))) return said;
  const poured = milk === undefined || hasAmount.test(milk) ? milk : `1 cup ${milk}`;
  return [powderOf(powder), poured].filter((part) => part !== undefined).join(", ");
}

/** "2 scoops" of nothing that is named, and "30 g powder", are protein powder. */
const powderOf = (said = "1 scoop"): string =>
  /scoops?$/iu.test(said)
    ? `${said} of protein powder`
    : said.replace(/(?<=^\d+ ?g(?: of)? )(?=powder$)/iu, "protein ");
