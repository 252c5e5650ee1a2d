import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";

const number = String.raw`(?:an?|${numeral}|\d{1,2})`;
const company = String.raw`(with|between|among)((?: (?:my|our|the|his|her))?)(?: (${number}))?(?: (?:of (?:us|them|my \p{L}+)|(?:other |good |best )?(\p{L}+)))?`;
/** "4 fish fingers between us", "fries split 2 ways", "pizza split w/ J": put as others tell it. */
const wholes = String.raw`(?<=^|[,.;\n] ?|\b(?:and|had|ate|got) )((?!(?:${number}|half|i|we|the|my|our|which|that|who|it|this|banana|bananas)\b)\p{L}[^,.;\n\d()]{1,50}?)`;
const halves =
  /\b(shared|split),? (?:half[ -]half|half and half|50[ /-]50|fifty[ -]fifty) (?=with|between)/gu;
const betweenUs =
  /,? (?:shared |split )?between (?:us|both of us)(?: two| both)?(?=[,.;\n)]|$| (?:and|with|he|she|they)\b)/gu;
const untoldWays = new RegExp(
  String.raw`${wholes},? \(?(?:was |were )?(?:shared|split|divided) (?:it |them )?(${twoOrMore}|\d{1,2})[ -]ways?\b\)?`,
  "gu",
);
const splitWith = new RegExp(
  String.raw`(?<=^|[,.;\n] ?|\b(?:and|had|ate|got) )([^,.;\n()]{2,60}?),? \(?(?:was |were |i )?(?:shared|split) (?:it |them )?(?:with|w/?)(?: (?:my|the|our))?(?: (${number}))?(?: (?:ppl|people|others))?((?: \p{L}+)?)\)?(?=[,.;\n)]|$)`,
  "gu",
);
/** First names that are foods, too. */
const persons = /^(?:kim|ginger|rosemary|olive|brie|graham|basil|sage|kale|may|june)$/u;

/** What was shared with somebody, whose name nobody knows, or by ways, as shared between so many. */
function asShared(text: string, isName: (text: string) => boolean): string {
  return text
    .replace(halves, "$1 ")
    .replace(betweenUs, " shared between two")
    .replace(untoldWays, (_, food: string, people: string) => `a ${food} split ${people} ways`)
    .replace(splitWith, (said: string, food: string, count: string | undefined, who: string) => {
      const name = who.trim();
      if (count === undefined && (name === "" || (isName(name) && !persons.test(name))))
        return said;
      if (/^(?:i|we|banana)$/u.test(food) || /^(?:i|we) /u.test(food)) return said;
      const others = count === undefined ? 1 : (readQuantity(count)?.value ?? 1);
      return `${food} shared between ${others + 1}`;
    });
}

/** A food, up to the next one with an amount of its own. */
const one = String.raw`(?:(?! and (?:(?:like|about|maybe) )?${number} )[^,.;\n]){2,60}?`;
/** "A pizza, shared with two friends", "a bag of chips split between the three of us". */
const wasShared = sparing(
  String.raw`(?<![/.,\d])\b(${number}) (${one}),? (?:(?:that|which) )?(?:i |we )?(?:was |were )?(?:shared|split)(?: (?:it|them))? ${company}`,
  "gu",
);
/** "Large chips shared between two", "sweets shared with my son": without an amount, one order of it. */
const orderShared = sparing(
  String.raw`(?<=^|[,.;\n] ?|\b(?:and|with|had|ate) )((?!(?:${number}|half|i|we|the|my|our|which|that|who|it|this)\b)\p{L}[^,.;\n\d]{2,50}?),? (?:(?:that|which) )?(?:(?:was |were )?(?:shared|split) (?:with|between|among)|between)(?: the)? (my \p{L}+|${number})(?: (?:of us|people|ways))?(?=[,.;\n)]|$| (?:and|at|for|with|no|without)\b)`,
  "gu",
);
/** "Split a pizza with my girlfriend", "we shared two desserts among the four of us". */
const shared = sparing(
  String.raw`(?:\b(?:i|we|(?:my|our) \p{L}+ and i) |^|(?<=[,.;] )|\b(?:and|then) )(?:\p{L}+ly )?(?:shared|split|halved)(?: up)? (${number}|the|my|our) ([^,.;\n]{2,60}?) ${company}(?=[,.;\n]|$| (?:and|at|for|in|on|while|after|before|last|this|today|tonight|yesterday)\b)`,
  "gu",
);
/** "We split a pizza": two at least. */
const sharedByUs = sparing(
  String.raw`\b(?:we|(?:my|our) \p{L}+ and i|i and my \p{L}+) (?:shared|split|halved) (${number}|the) ([^,.;\n]{2,60}?)(?=[,.;\n]|$| (?:and|with|at|for|in|on)\b)`,
  "gu",
);
/** "Split a large popcorn three ways", "a pizza, split 4 ways". */
const ways = String.raw`(${twoOrMore}|\d{1,2})[ -]ways?\b`;
const sharedWays = sparing(
  String.raw`(?:\b(?:i|we) )?\b(?:shared|split|divided)(?: up)? (${number}|the|my|our) ([^,.;\n]{2,60}?),? ${ways}`,
  "gu",
);
const wasSharedWays = sparing(
  String.raw`(?<![/.,\d])\b(${number}) (${one}),? (?:(?:that|which) )?(?:i |we )?(?:was |were )?(?:shared|split|divided)(?: (?:it|them))? ${ways}`,
  "gu",
);
/** "500 g mince between 4", "400 g pasta split between two, I had one portion" */
const weightShared = sparing(
  String.raw`(?<![/.,\d])(\d{1,4}(?:\.\d)?)( ?${weight}\b[^,.;\n\d]{0,40}?),? (?:(?:shared|split|divided) )?between (?:the )?(${number})(?: of us| people)?(?:,? (?:and )?i (?:had|ate) (?:one|an?|1|my) (?:portion|serving|share|part))?(?=[,.;\n)]|$| (?:and|at|for|with)\b)`,
  "gu",
);
const sized = new RegExp(String.raw`^(?:${sizes}|whole)\b`);

/** One person's share. One pizza that was shared is a whole one; "a bag of chips" says what was. */
function shareOf(count: string, food: string, people: number): string {
  const all = readQuantity(count)?.value ?? 1;
  const isWhole = all === 1 && !food.includes(" of ") && !sized.test(food);
  return `${Math.round((all / people) * 1000) / 1000} ${isWhole ? `whole ${food}` : food}`;
}

/** Each food that was shared, as one person's share of it. The text is in small letters. */
export function dividedAmongAll(text: string, isName: (text: string) => boolean): string {
  const share = (
    said: string,
    ...[count = "", food = "", how = "", whose = "", others = "", who = ""]: readonly string[]
  ) => {
    // "I shared a bagel with butter"
    if (how === "with" && whose + others === "" && isName(who)) return said;
    const named = readQuantity(others)?.value ?? 1;
    return shareOf(count, food, how === "with" ? named + 1 : Math.max(2, named));
  };
  const byWays = (_: string, count: string, food: string, people: string) =>
    shareOf(count, food, Math.max(2, readQuantity(people)?.value ?? 2));
  return asShared(text, isName)
    .replace(weightShared, (_, grams: string, behind: string, people: string) => {
      const all = Math.max(2, readQuantity(people)?.value ?? 2);
      return `${Math.round((Number(grams) / all) * 10) / 10}${behind}`;
    })
    .replace(sharedWays, (...said: [string, string, string, string]) => `, ${byWays(...said)}`)
    .replace(wasSharedWays, byWays)
    .replace(shared, (said: string, ...groups: string[]) => {
      const read = share(said, ...groups);
      return read === said ? said : `, ${read}`;
    })
    .replace(orderShared, (_, food: string, people: string) => {
      const all = Math.max(2, readQuantity(people)?.value ?? 2);
      // "Chips and salsa, shared between 3": a serving of what is eaten by many.
      const isMany = !sized.test(food) && / and |s$/u.test(food) && !food.includes(" of ");
      return isMany
        ? `${Math.round(1000 / all) / 1000} serving of ${food}`
        : shareOf("1", food, all);
    })
    .replace(wasShared, (said: string, ...groups: string[]) => share(said, ...groups))
    .replace(sharedByUs, (_, count: string, food: string) => `, ${shareOf(count, food, 2)}`);
}
