import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * What several of one food were, one by one: "2 slices of toast, one with jam and one with butter", "3
 * doughnuts, one jam, the other two glazed". Where the counts add up they are told apart; if nobody knows
 * such ones, "the other two" only says once more what was counted.
 */

const count = String.raw`(?:\d{1,2}|${numeral})`;
const some = (group: string) =>
  String.raw`(?<count${group}>${count}|other)(?: of them)? (?<with${group}>(?:with|w\/?) (?:just |only )?)?(?<kind${group}>\p{L}[^,;.:()\n\d]{1,40}?)`;
const apart = sparing(
  String.raw`(?<=^|[,;.\n] ?|\b(?:and|had|ate) )(?<all>${count}) (?<thing>\p{L}[\p{L}' ]{1,30}?)(?:,|:| [-–]| \() ?${some("One")}(?:,? and|,|(?= the other)) (?:the )?(?:other )?${some("Two")}\)?(?=[,.;\n]|$)`,
  "giu",
);

type Groups = Record<string, string | undefined>;

/** "1 rice cake with jam, 1 with honey", "one bagel with butter, the other with cream cheese" */
const oneMoreWith = sparing(
  String.raw`(?<=^|[,;:.\n] ?|\b(?:and|had|ate) )(${count} ((?:(?!with\b)\p{L}[\p{L}']* ){1,4})with [^,;.\n\d]{2,40}?(?:,? (?:and |then )?|,))(?:(${count})(?: of them)?|the other(?: one)?) (?=with \p{L})`,
  "giu",
);

export const withCountedApart = (catalogue: Catalogue, text: string): string =>
  text
    .replace(apart, (said: string, ...rest: unknown[]) =>
      toldApart(catalogue, said, rest.at(-1) as Groups),
    )
    .replace(
      oneMoreWith,
      (_, before: string, thing: string, more = "1") => `${before}${more} ${thing}`,
    );

function toldApart(catalogue: Catalogue, said: string, groups: Groups): string {
  const { all = "", thing = "", countOne = "", countTwo = "", withOne, withTwo } = groups;
  const { kindOne = "", kindTwo = "" } = groups;
  const whole = numberOf(all);
  const first = numberOf(countOne);
  const second = countTwo === "other" ? whole - first : numberOf(countTwo);
  const addsUp = whole > 1 && first > 0 && second > 0 && first + second === whole;
  if (!addsUp || (withOne === undefined) !== (withTwo === undefined)) return said;
  return withOne === undefined
    ? kindsApart(catalogue, {
        said,
        all,
        thing,
        kinds: [kindOne, kindTwo],
        counts: [first, second],
      })
    : `${first} ${thing} with ${kindOne}, ${second} ${thing} with ${kindTwo}`;
}

const numberOf = (text: string): number => readQuantity(text)?.value ?? 0;

interface Apart {
  said: string;
  all: string;
  thing: string;
  kinds: readonly string[];
  counts: readonly number[];
}

/** "2 chicken tacos, 1 beef tacos" */
function kindsApart({ isName }: Catalogue, { said, all, thing, kinds, counts }: Apart): string {
  const names = kinds.map((kind) => `${kind} ${thing}`);
  if (names.every(isName)) return names.map((name, at) => `${counts[at]} ${name}`).join(", ");
  return /\bother\b/i.test(said) && !kinds.some(isName) ? `${all} ${thing}` : said;
}
