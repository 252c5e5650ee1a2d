import type { Catalogue } from "../../catalogue.ts";
import { isPlural } from "../../measures/plural.ts";
import { cupSizes } from "../../measures/size-words.ts";
import { sweetFlavour } from "../../names/flavour-words.ts";
import { parseItem } from "../item/item.ts";

/**
 * Menus and labels name a thing and then its flavour: "gelato, pistachio, 2 scoops", "frappuccino,
 * caramel, grande", "protein bar, chocolate". Where a text says nothing else that is one food, and
 * its flavour stands before it. In a longer list, "protein bar, chocolate, an apple", there may be
 * two.
 */

/** What comes in flavours, and is seldom had without one. */
const flavoured =
  /(?:^| )(?:ice creams?|gelatos?|sorbets?|froyos?|popsicles?|ice lolly|ice lollies|milk ?shakes?|(?:protein )?shakes?|smoothies?|frappuccinos?|(?:bubble|boba|milk) teas?|bobas?|(?:protein|granola|cereal|energy|muesli) bars?|(?:protein|whey) powders?|cheesecakes?|mousses?|puddings?|muffins?|cup ?cakes?|donuts?|doughnuts?|pop[- ]?tarts?|jams?|jell(?:y|ies)|jell-?o|yogh?urts?|skyrs?|kefirs?)$/i;
/** What is had without one as often: "a latte, croissant". */
const mayBeFlavoured = /(?:^| )(?:lattes?|cappuccinos?|sodas?|sponges?|cakes?|pies?|tarts?)$/i;
/** What is had beside them as often. */
const besideThem =
  /^(?:milk|coffee|tea|water|juice|sugar|ice|granola|honey|butter|oats?|muesli|cereal|toast|fruit|jam|salad|soup|bread|egg|bacon|banana|apple|pear|orange)$/i;
/** "Grande", "2 scoops": how much it was, and no further food. */
const amount = new RegExp(
  String.raw`^(?:${cupSizes}|short|kids?|(?:\d[\d./]*|half|an?|one|two|three|four)(?: ?\p{L}+){0,2}|\d{1,3} ?% (?:sugar|sweet(?:ness)?))$`,
  "iu",
);
const sweet = new RegExp(`^${sweetFlavour}$`, "i");
const pause = /,\s+/;

export function withFlavourBefore(catalogue: Catalogue, text: string): string {
  const [thing = "", said = "", measure = "", ...others] = text.trim().split(pause);
  // "Half a pint of Ben & Jerry's, the Phish Food"
  const flavour = said.replace(/^the /i, "");
  if (others.length > 0 || !isFlavour(flavour)) return text;
  const { name } = parseItem(catalogue, thing);
  if (said !== flavour && catalogue.isName(`${name} ${flavour}`)) return `${thing} ${flavour}`;
  const one = withFlavour(catalogue, thing, name, flavour);
  if (one === undefined || measure === "") return one ?? text;
  return amount.test(measure) ? `${one}, ${measure}` : text;
}

/** "2 pistachio gelatos"; undefined if it doesn't come in that flavour. */
function withFlavour(
  catalogue: Catalogue,
  thing: string,
  name: string,
  flavour: string,
): string | undefined {
  if (!thing.endsWith(name) || isItself(catalogue, thing)) return undefined;
  if (!flavoured.test(name) && !mayBeFlavoured.test(name)) return undefined;
  const isSweet = flavoured.test(name) && sweet.test(flavour);
  if (!isSweet && !catalogue.isName(`${flavour} ${name}`)) return undefined;
  return `${thing.slice(0, thing.length - name.length)}${flavour} ${name}`;
}

/** In the plural they were had beside it: "yogurt, strawberries". */
const isFlavour = (said: string): boolean =>
  /^\p{L}+(?: \p{L}+){0,2}$/u.test(said) &&
  !besideThem.test(said) &&
  !isPlural(said) &&
  !/ and /i.test(said) &&
  !flavoured.test(said) &&
  !mayBeFlavoured.test(said) &&
  !amount.test(said);

/** "Yogurt, strawberry" is a flavour of it, but "strawberry yogurt, banana" has its own. */
const isItself = ({ vocabulary }: Catalogue, thing: string) => vocabulary.wordsOf(thing).length > 3;
