import { twoOrMore } from "../../measures/number-words.ts";
import { weighedBy, weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";

const cereal = "(?:oats|muesli|granola|cereal|flakes|cornflakes|porridge)";
const meat =
  "(?:steak|chicken(?: breasts?| thighs?)?|salmon|cod|beef|pork|lamb|gammon|turkey|ham|prawns|shrimp)";

/** Where an amount is only that of the first food, not of what is with it. */
export const countsFirst = new RegExp(
  [
    // "Latte (12 oz) with a cookie", "yogurt with granola (1/4 cup)"
    String.raw`\([^)]*\d[^)]*\)(?=.*\p{L})| with [^()]*\([^)]*\d`,
    // "2 weetabix with milk"
    String.raw`^(?:[2-9]|${twoOrMore}) [\p{L}' ]+ with (?:[\p{L} -]+ )?milk$`,
    // "Steak 200 g with chips"
    String.raw`^\p{L}\D* \d[\d.,]* ?${weight} (?:with|and|on|in) `,
    // "40 g oats with milk"
    String.raw`^\d[\d.,]* ?${weighedBy} (?:of )?(?:\p{L}+ ){0,2}${cereal} with `,
    // "80 g dry pasta with pesto": nobody weighs a dish dry.
    String.raw`^\d[\d.,]* ?${weighedBy} (?:of )?(?:dry|dried|uncooked|raw) (?:\p{L}+ ){1,2}with (?!skin|bone|fat)`,
    // "200 g chicken breast with rice"; its skin was weighed with it.
    String.raw`^\d[\d.,]* ?${weighedBy} (?:of )?(?:\p{L}+ ){0,2}${meat} with (?!skin|bone|fat)`,
  ].join("|"),
  "iu",
);

/** "3 sausages and mash": so are the sausages, not the plate. */
export const countsOnPlate = sparing(
  String.raw`^(?:[2-9]|${twoOrMore}) (?:\p{L}+ )?\p{L}{3,}s (?:and|&) `,
  "iu",
);
