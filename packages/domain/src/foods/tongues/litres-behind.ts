const count = String.raw`(?:\d{1,2}|two|three|four|five|six)`;
/** What one is called before a drink, in English or as it was typed. */
const one = "(?:an?|one|eine?n?|una?|une?|uma?)";
/** What glasses, cans and bottles hold. */
const litres = "0[.,](?:1|125|15|2|25|3|33|4|5|7|75)";
const drink =
  "(?:(?:wheat |dark |white |red |light |rose |sparkling |mulled |nonalcoholic )?(?:beer|wine|shandy|cola|cider|lemonade)|bier|wein|vino|birra|radler|pils(?:ner)?|lager|coke|pepsi|fanta|sprite|wine spritzer|soft drink|soda|apple juice|orange soda|iced tea|water|prosecco)s?";

const drinkOfLitres = new RegExp(
  String.raw`\b(?:${one} |(${count}) )?(?:(?:glass|can|bottle) of )?(?:\d+ ml )?(${drink}),? (${litres})(?: ?l(?:it(?:er|re)s?)?)?(?=\s*(?:$|[,;\n)]|with\b|and\b))`,
  "giu",
);

/** A number without a unit behind a drink is litres, and of each: "ein Glas Wein 0,2", "2 beers 0.5". */
export const withLitresBehind = (text: string): string =>
  text.replace(drinkOfLitres, (_, times: string | undefined, name: string, each: string) =>
    times === undefined ? `${each} l ${name}` : `${times} x ${each} l ${name}`,
  );
