import { weight } from "../../measures/weight-words.ts";
import { begins, count } from "../words.ts";

/** What somebody took back while they told it: only what stands in its place was eaten. */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$)`;
const endOrMore = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|with|plus|on|in)\b)`;
const clause = String.raw`(?<=^|[;.\n] ?)`;
const amount = String.raw`(?:\d{1,4}(?:[.,/]\d{1,2})?|${count}|one|an?|half)`;
const takenBack =
  "(?:no,? wait|wait,? no|hang on|scratch that|strike that|correction|no sorry|sorry no|sorry,? i mean(?:t)?|i mean(?:t)?|make (?:it|that)|actually (?:it was|no))";
const newly = "(?:(?:it|that|they) (?:was|were)|it'?s|just|only|make (?:it|that)|i (?:had|meant?))";

const corrections: readonly (readonly [RegExp, string])[] = [
  // "Correction: it was 3 eggs", "scratch that, i had a latte": of what was told before.
  [
    new RegExp(
      String.raw`${clause}(?:correction|edit|update|scratch that|strike that|wait|no wait|sorry|oops)[,:]? ?(?:${newly} )+`,
      "giu",
    ),
    "",
  ],
  // "I said 2 slices earlier but it was 3 slices of pizza"
  [
    new RegExp(
      String.raw`${clause}i (?:said|put|logged|typed|wrote|told you) [^,;.\n]{1,40}?,? but (?:actually )?(?:it was|they were|i had|i ate|it'?s|i meant) `,
      "giu",
    ),
    "",
  ],
  // "Ice cream 1 scoop not 2", "3 eggs not two": the number that counts is said.
  [
    new RegExp(
      String.raw`((?<![\p{L}\d])${amount} (?:\p{L}+ ){0,2}\p{L}+),? \(?(?:and )?not ${amount}(?: of them)?\)?${endOrMore}`,
      "giu",
    ),
    "$1",
  ],
  // "A latte not a cappuccino", "noodles but not the soup": what wasn't had.
  [
    /(?<=\p{L}{3}|\d)(?<!\b(?:is|are|was|were|it'?s|do|did|does|have|had|has|can|could|would|will|should|if|or|why))(?:,? but|,? and|,)? not (?:an?|the|my|any) (?:\p{L}+ ){0,2}\p{L}+(?=[,;\n)]|\.(?!\d)|$| (?:and|with) )/giu,
    "",
  ],
  // "Had 2, actually 3 slices of pizza"
  [
    new RegExp(
      String.raw`(?<!\p{L})${amount}(?: \p{L}+)?,? (?:no,? |well,? )?(?:actually|make (?:it|that)|i mean|sorry),? (?=${begins})`,
      "giu",
    ),
    "",
  ],
  // "Toast with jam, no wait, marmalade", "2 hot dogs no wait just one": for the last food.
  [
    new RegExp(
      String.raw`(?<=^|[,;.\n] ?| (?:with|and|on) )(?:(?! (?:with|and|on) )[^,;.\n]){0,60},? ${takenBack}[,:]? (?:${newly} )*(?:(?:an?|the) (?=\p{L}))?(?=\p{L}|\d)`,
      "giu",
    ),
    "",
  ],
  // "One beer (ok two)", "2 biscuits. ok 4"
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])${amount} ((?:\p{L}+ ){0,3}\p{L}+)[,.]? ?\(?(?:ok|okay|well|fine|alright)(?:,? (?:maybe|fine|more like|probably|it was))?,? (${count})\)?${end}`,
      "giu",
    ),
    "$2 $1",
  ],
  // "Pasta 300 g, hm more like 250"
  [
    new RegExp(
      String.raw`(?<![\d.,])\d{1,4}( ?(?:${weight}))((?: (?:\p{L}+ ){0,3}\p{L}+)?),? \(?(?:(?:hm+|actually|no|ok|well|or|maybe|probably),? )*(?:more like|closer to) (?:about )?(\d{1,4})(?: ?${weight})?\)?${end}`,
      "giu",
    ),
    "$3$1$2",
  ],
];

/** A text without what was taken back in it. */
export const withCorrections = (text: string): string =>
  /\b(?:not|wait|hang|that|correction|sorry|mean|meant|make|actually|edit|update|said|put|logged|typed|wrote|told|oops|ok|okay|well|fine|alright|like|closer)\b/i.test(
    text,
  )
    ? corrections.reduce((said, [pattern, to]) => said.replace(pattern, to), text)
    : text;
