import type { Catalogue } from "../../catalogue.ts";
import { sizes } from "../../measures/size-words.ts";
import { sparing } from "../../sparing-pattern.ts";

const size = `${sizes}|supersized?`;
const drink =
  "(?:coke|cola|coca[ -]cola|pepsi|sprite|fanta|7 ?up|dr[.]? pepper|mountain dew|root beer|lemonade|soda|soft drink|iced tea|sweet tea|tea|coffee|water|milk|(?:milk)?shake|(?:orange|apple) juice|oj|beer)(?: (?:zero|light|zero sugar|no sugar|no ice))?";
/** What may stand before the size: "maccas large big mac meal". */
const chain =
  "(?:mcdonald'?s|mcd'?s|maccas|mackers|maccies|burger king|bk|hungry jack'?s|wendy'?s|jack in the box)";
const opening = "(?:an?|the|my|one|had|ate|got|ordered|and)";
const word = String.raw`(?!(?:${opening}|${size}) )[\p{L}\d'-]+`;
const fried = "(?:french fries|fries|chips)";
const told = String.raw`(?!(?:${opening}|with|plus|no|without) )[\p{L}.'-]+`;
const chosenThing = `(?:${drink}|${fried})`;
/** "Large fries", "diet coke, regular", "fries large" */
const chosenPart = String.raw`(?<!\p{L})(?:(?:${size}) )?(?:${told} ){0,2}?${chosenThing}(?!\p{L})(?:,? (?:${size})(?! (?:${told} ){0,2}?${chosenThing}))?`;
/** "Large quarter pounder meal with a diet coke", up to where the next food begins. */
const ordered = sparing(
  [
    String.raw`(?<=^|[,.;:\n] ?|\b${opening} )(?:${chain} (?=(?:${size}) ))?(?:(${size}) )?`,
    String.raw`(${word}(?: ${word}){0,4}) (?:value )?(?:meal|combo|menu)(?:,? (${size})(?! (?:${told} )?${chosenThing}))?`,
    String.raw`(?:,? (?:no|without) (\p{L}+))?`,
    String.raw`((?:,?(?: (?:with|and|plus))?(?: an?| my)? ${chosenPart}){0,2})`,
    String.raw`(?=$|[,.;\n]| (?:and|for|at|from|but|today|tonight|yesterday)\b)`,
  ].join(""),
  "giu",
);
const chosenEach = sparing(chosenPart, "giu");
const isSized = new RegExp(`^(?:${size}) `, "iu");
const sizedBehind = new RegExp(String.raw`^(.*?),? (${size})$`, "iu");
const isFried = new RegExp(`${fried}$`, "iu");
const child = "(?:kids?'?s?'?|child(?:ren)?'?s?|happy)";
/** "Cheeseburger kids meal with apple slices", "kids cheeseburger meal", "happy meal with nuggets". */
const forChildren = sparing(
  [
    String.raw`(?<=^|[,.;:\n] ?|\b(?:${opening}|ate|kid|son|daughter|toddler) )`,
    String.raw`(?:an? |the |my )?(?:(${word}(?: ${word}){0,3}) ${child} (?:meal|menu)|kids?'?s?'? (${word}(?: ${word}){0,2}) meal|${child} meal (?:with|of) (${word}(?: ${word})?))`,
    String.raw`(?=$|[,.;:\n]| (and|with|for|at|from|but|today|tonight|yesterday)\b)`,
  ].join(""),
  "giu",
);
/** What chains sell as a meal. */
const sold =
  /\b(?:burgers?|cheeseburgers?|hamburgers?|big mac|mcchicken|mcrib|whopper|quarter pounder|baconator|nuggets|mcnuggets|tenders|strips|fillet|filet-o-fish|sandwich|wrap|sub|footlong|zinger)\b/i;

/** "Zinger box meal" */
const boxed = / (?:big )?box(?:ed)?$/iu;
const counted = /^\d{1,2} ?(?:pcs?|pieces?)? /iu;

/** A part of a meal with its own size before it, or the meal's. */
function sized(part: string, ofMeal: string): string {
  const [, thing = part, size = ofMeal] = sizedBehind.exec(part) ?? [];
  return isSized.test(part) ? part : `${size} ${thing}`;
}

/** A chain's meal as what it is: the burger, the fries and the drink that were said, or fries of its size and cola. */
export function withMealsParted({ isName, vocabulary }: Catalogue, text: string): string {
  // Compiled where a meal was ordered: the chains are many, and few sentences have one.
  const chainFirst = () => new RegExp(`^${vocabulary.chain} `, "iu");
  /** "3 pc tenders", "kfc zinger": so many of what is a name, or a chain's. */
  const isSold = (main: string) =>
    sold.test(main) &&
    (isName(main) || isName(main.replace(counted, "")) || isName(main.replace(chainFirst(), "")));
  const foods = text.replace(forChildren, (said: string, ...found: (string | undefined)[]) => {
    const [before, inside, behind, next] = found;
    const main = (before ?? inside ?? behind ?? "").replace(/nugget$/i, "nuggets");
    if (!isName(main)) return said;
    return sold.test(main) && next !== "with" && next !== "and"
      ? `${main}, small french fries`
      : main;
  });
  return foods.replace(
    ordered,
    (
      said: string,
      before: string | undefined,
      ordered: string,
      behind: string | undefined,
      left: string | undefined,
      chosen: string,
    ) => {
      const main = ordered.replace(boxed, "");
      if (!isSold(main)) return said;
      const asked = before ?? behind ?? "regular";
      const of = asked === "regular" ? "medium" : asked;
      const parts = (chosen.match(chosenEach) ?? []).map((part) => sized(part, of));
      const side = parts.find((part) => isFried.test(part)) ?? `${of} fries`;
      const drunk = parts.find((part) => !isFried.test(part)) ?? `${of} coke`;
      const isLeft = (thing: RegExp) => thing.test(left ?? "");
      const fries = isLeft(/^(?:fries|chips|sides?)$/iu)
        ? ""
        : `, ${side.replace(isFried, "french fries")}`;
      const poured = isLeft(/^(?:drinks?|coke|cola|soda|pop)$/iu) ? "" : `, ${drunk}`;
      return main + fries + poured;
    },
  );
}
