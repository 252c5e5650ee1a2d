import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";

/**
 * What something was filled with, listed behind it: "sandwich: ham, cheese, lettuce" is one with
 * these, "pizza - pepperoni, mushrooms, 3 slices" three slices of one. What has amounts of its own
 * is listed to be weighed: "salad: 100 g lettuce, 50 g feta".
 *
 *     text = food (":" | " - " | "(") filling {"," filling} ["," count slices] [")"]
 */
const filled = sparing(
  String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|and|a|an|my) )((?:[\p{L}-]+ ){0,2}(?:sandwich|wrap|burrito|tacos?|quesadilla|pizza|sub|baguette|toastie|panini|salad))(?: ?: ?| [-–] | ?\()([\p{L}][^\d.;:()\n]*)(?:, (\d|${numeral}) (slices?|pieces?))?\)?(?=$|[.;\n])`,
  "giu",
);
const fewest = 2;

/** A text with each such list as what the food has in it. */
export const withFillingsListed = (catalogue: Catalogue, text: string): string =>
  text.replace(
    filled,
    (said: string, food: string, list: string, count?: string, unit?: string) => {
      const fillings = list.split(/,| and | & /).map((one) => one.trim());
      const isFilling = (one: string) =>
        /^(?:no|without|extra|light) /i.test(one) ||
        catalogue.isName(parseItem(catalogue, one).name);
      if (fillings.length < fewest || !fillings.every(isFilling)) return said;
      const amount = count === undefined ? "" : `${count} ${unit} of `;
      return `${amount}${food} with ${fillings.join(" and ")}`;
    },
  );
