import type { Catalogue } from "../catalogue.ts";

const size = "small|medium|large|regular|supersized?";
const drink =
  "(?:coke|cola|coca[ -]cola|pepsi|sprite|fanta|7 ?up|dr[.]? pepper|mountain dew|root beer|lemonade|soda|soft drink|iced tea|sweet tea|tea|coffee|water|milk|(?:milk)?shake|(?:orange|apple) juice|oj|beer)(?: (?:zero|light|zero sugar|no ice))?";
const opening = "(?:an?|the|my|one|had|ate|got|ordered|and)";
const word = String.raw`(?!(?:${opening}|${size}) )[\p{L}\d'-]+`;
/** "Large quarter pounder meal with a diet coke", up to where the next food begins. */
const ordered = new RegExp(
  [
    String.raw`(?<=^|[,.;:\n] ?|\b${opening} )(?:(${size}) )?`,
    String.raw`(${word}(?: ${word}){0,4}) (?:value )?(?:meal|combo|menu)`,
    String.raw`(?:,? (?:no|without) \p{L}+)?`,
    String.raw`(?:,?(?: (?:with|and|plus))?(?: an?| my)? ((?:(?:${size}) )?(?:[\p{L}.'-]+ ){0,2}?${drink}))?`,
    String.raw`(?=$|[,.;\n]| (?:and|for|at|from|but|today|tonight|yesterday)\b)`,
  ].join(""),
  "giu",
);
/** What chains sell as a meal. */
const sold =
  /\b(?:burgers?|cheeseburgers?|hamburgers?|big mac|mcchicken|mcrib|whopper|quarter pounder|baconator|nuggets|mcnuggets|tenders|strips|fillet|filet-o-fish|sandwich|wrap|sub|footlong|zinger)\b/i;

/** A chain's meal as what it is: the burger, fries of its size, and the drink that was said, or cola. */
export function withMealsParted({ isName }: Catalogue, text: string): string {
  return text.replace(
    ordered,
    (said: string, asked: string | undefined, main: string, chosen: string | undefined) => {
      if (!sold.test(main) || !isName(main)) return said;
      const of = asked === undefined || asked === "regular" ? "medium" : asked;
      const isSized = new RegExp(`^(?:${size}) `, "i").test(chosen ?? "");
      const drunk = isSized ? chosen : `${of} ${chosen ?? "coke"}`;
      return `${main}, ${of} french fries, ${drunk}`;
    },
  );
}
