import { twoOrMore } from "../measures/number-words.ts";

const count = String.raw`(?:\d{1,2}|${twoOrMore})`;
/** What one is called before a drink, in English or as it was typed. */
const one = "(?:an?|one|eine?n?|una?|une?|uma?)";
/** What glasses, cans and bottles hold; "beer 0.0" has no alcohol. */
const litres = String.raw`0[.,](?!0+\b)\d{1,3}`;
/** "Diet coke", "craft beer" */
const which = String.raw`(?:(?!(?:and|with|or|of|an?|one|the|my|had|drank|plus|then|from)\b)\p{L}+ )?`;
const drink =
  "(?:(?:wheat |dark |white |red |light |rose |sparkling |mulled |nonalcoholic )?(?:beer|wine|shandy|cola|cider|lemonade)|bier|wein|vino|birra|radler|pils(?:ner)?|lager|coke|pepsi|fanta|sprite|wine spritzer|soft drink|soda|apple juice|orange soda|iced tea|water|prosecco)s?";

const drinkOfLitres = new RegExp(
  String.raw`\b(?:${one} |(${count}) )?(?:(?:glass|can|bottle) of )?(?:\d+ ml )?(${which}${drink}),? (${litres})(?: ?l(?:it(?:er|re)s?)?)?(?=\s*(?:$|[,;\n)]|with\b|and\b))`,
  "giu",
);

/** A number without a unit behind a drink is litres, and of each: "ein Glas Wein 0,2", "2 beers 0.5". */
export const withLitresBehind = (text: string): string =>
  /0[.,]/.test(text)
    ? text.replace(drinkOfLitres, (_, times: string | undefined, name: string, each: string) =>
        times === undefined ? `${each} l ${name}` : `${times} x ${each} l ${name}`,
      )
    : text;
