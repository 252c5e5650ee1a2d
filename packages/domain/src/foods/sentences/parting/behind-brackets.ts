import { sizes } from "../../measures/size-words.ts";
import { begins, vessel } from "../words.ts";

/** Where foods follow one another with nothing but a bracket between them. */

const bracket = /\(([^()\n]{1,60})\) (?=[\p{L}\d])/gu;
const breaks = /[,;.\n()]|(?<=\s)(?:and|with|plus|&|\+)(?=\s)/u;
/** What goes on with the food before. */
const goesOn =
  /^(?:and|with|on|in|of|or|over|from|for|at|to|plus|x ?\d|each|cooked|raw|dry|uncooked|drained|total)\b/u;
const unit = String.raw`(?:${vessel}s?|g|grams?|ml|kg|oz|lbs?|pcs?)`;
const amountFirst = new RegExp(
  String.raw`^(?:about |around )?(?:(?:\d[\d./]* ?|${begins} )(?:an? )?)?(?:(?:${sizes}|whole) )?(?:${unit} (?:of )?)?`,
  "u",
);
const amountLast = new RegExp(String.raw`[ ,]+(?:x ?)?\d[\d./]*(?: ?${unit})?$`, "u");

const nameIn = (text: string) =>
  text.toLowerCase().trim().replace(amountFirst, "").replace(amountLast, "");

/**
 * "2 eggs (large) 1 cup rice" with a comma behind the bracket. "Chicken (grilled) breast" and "2
 * slices (60 g) of rye bread" go on behind it.
 */
export function withFoodsPartedAtBrackets(text: string, isName: (text: string) => boolean): string {
  if (!text.includes(") ")) return text;
  return text.replace(bracket, (said: string, inside: string, at: number) => {
    const before = nameIn(
      text
        .slice(Math.max(0, at - 60), at)
        .split(breaks)
        .at(-1) ?? "",
    );
    const rest = text.slice(at + said.length, at + said.length + 60);
    const after = nameIn(rest.split(breaks, 1)[0] ?? "");
    if (goesOn.test(rest.toLowerCase()) || !isName(before) || !isName(after)) return said;
    // "Chicken (6oz) rice (1 cup)": each has its amount.
    const areAmounted = /^\D{0,8}\d/u.test(inside) && /^[^,;.()]*\(\D{0,8}\d/u.test(rest);
    if (isName(`${before} ${after}`) && !areAmounted) return said;
    // "(1.75oz bag, chili limon)": a comma in it would part it, too.
    const [first = "", second] = inside.split(/, ?/u);
    return second !== undefined && /\d/u.test(first) ? `(${first}), ` : `(${inside}), `;
  });
}
