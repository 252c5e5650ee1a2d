import type { Catalogue } from "../../catalogue.ts";
import type { Kitchen } from "../../dishes/kitchen.ts";
import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * A spirit with a mixer, of which the spirit was measured: "1.5 oz tequila with lime and soda", "50 ml
 * gin and tonic". So much is of the spirit, and a glass is filled up with the rest.
 */

const unit = "(ml|cl|(?:fl\\.? ?)?oz|ounce|shot)s?";
/** More (ml) is a glass of both. */
const mostSpirit = 95;
/** As a small glass is filled up. */
const filledUp = "140 ml";
const ends = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:from|at|on|for|then)\b| and (?:an?|the|some|${numeral}|\d+) )`;
const start = String.raw`(?<=^|[,;:.\n] ?|\b(?:and|had|drank|with|then|plus) )`;
const measured = sparing(
  String.raw`${start}((\d[\d./]*|an?|${numeral}) ?${unit})(?: of)? (\p{L}[^,;.\n()\d]{5,50}?)${ends}`,
  "giu",
);
/** "Can of gin and tonic 250 ml" */
const inACan = new RegExp(
  String.raw`${start}(?:an? |one |1 )?(?:can|tin|glass|bottle) of (\p{L}[^,;.\n()\d]{5,40}?),? \(?(\d+ ?(?:ml|cl|oz))\)?${ends}`,
  "giu",
);
/** What was squeezed into it. */
const squeezed =
  /^(?:(?:a )?(?:squeeze|slice|wedge|splash) of )?(?:fresh )?(?:lime|lemon)(?: juice)? (?:and |& |\+ )?(?=\p{L})/iu;
const joint = /^ ?(?:with|and|&|\+|in|plus|w\/)? ?(?:some |a (?:splash|can|bit) of )?/iu;

/** A wedge of it fills no glass: "3 oz tequila with lime". */
const wedge = /^(?:lime|lemon)$/u;
/** By the first half of their names these are other foods: "2 oz jack and coke" has no cheese. */
const brands = /^(?:jack|captain|crown|bombay|patron)$/iu;

/** How strong a drink is, which compositions don't tell: "a can of lager (440 ml, 4%)", "beer 5% abv". */
const strength = sparing(
  String.raw`(?<=\b(?:beer|lager|ale|ipa|stout|bitter|pilsner|cider|wine|prosecco|champagne|cava|vodka|gin|rum|whisk(?:e)?y|sherry|port)s?\b[^,;.\n()%]{0,20}(?: ?\([^()%,;\n]{2,12})?)(?: ?\(\d{1,2}(?:\.\d)? ?%(?: (?:abv|alc|vol))?\)|,? ?\d{1,2}(?:\.\d)? ?%(?: (?:abv|alc|vol))?)(?=[),;.\n]|$| (?:and|with|\d))`,
  "giu",
);

/** The spirit and the mixer of a text that is nothing else. */
function partedAtMixer({ spiritAndMixer, mixer, choose, wordFor }: Kitchen, text: string) {
  const words = text.split(" ");
  for (let at = 1; at < words.length; at++) {
    const spirit = words.slice(0, at).join(" ");
    const rest = words.slice(at).join(" ").replace(joint, "");
    const said = rest.replace(squeezed, "").toLowerCase();
    if (wedge.test(said) || !mixer.test(said)) continue;
    if (!spiritAndMixer.test(`${spirit.toLowerCase()} and ${said}`)) continue;
    const id = choose("mixer", said)?.items[0]?.id;
    return {
      spirit: brands.test(spirit) ? "whiskey" : spirit,
      mixer: (id === undefined ? undefined : wordFor(id)) ?? said,
    };
  }
  return undefined;
}

/** A text whose measured spirits have their measure, and beside them what they were mixed with. */
export function withSpiritsMeasured({ kitchen, measures }: Catalogue, text: string): string {
  const sizeOf = (name: string): number => {
    const of = measures.units.named(name.replace(/\./u, ""));
    return of?.holds ?? of?.size ?? 1;
  };
  return text
    .replace(strength, "")
    .replace(inACan, (said: string, drink: string, amount: string) =>
      partedAtMixer(kitchen, drink) ? `${amount} ${drink}` : said,
    )
    .replace(measured, (said: string, amount: string, count: string, of: string, drink: string) => {
      const isSpirit = (readQuantity(count)?.value ?? 1) * sizeOf(of) <= mostSpirit;
      const parts = isSpirit ? partedAtMixer(kitchen, drink) : undefined;
      return parts ? `${amount} of ${parts.spirit}, ${filledUp} of ${parts.mixer}` : said;
    });
}
