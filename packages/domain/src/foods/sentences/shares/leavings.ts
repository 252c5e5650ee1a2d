import { twoOrMore } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { withoutDropped } from "./dropped.ts";
import { numberText, restSaid, valueOf } from "./number-text.ts";

/** What stayed on the plate: "didn't eat the crisps", "left most of the rice". */

const thing = String.raw`((?:\p{L}+ ){0,2}\p{L}+?)`;
const clauseEnd = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|but|though|as|because|from|on|at|it was) )`;
const opening = String.raw`(?:^|[,;.(]? ?\b(?:but |and |though )?|[,;.(] )(?:i |we )?`;
const notEaten = String.raw`(?:(?:didn'?t|did not|couldn'?t|could not) (?:really )?(?:eat|have|touch|want|fancy|use|drink|like|get)|skipped|left out)`;

/** "Didn't eat the crisps", "skipped the crisps", "didn't have any bread": none of it. */
const leftAlone = sparing(
  String.raw`${opening}${notEaten} (?:(?:all|any|much|most) (?:of )?)?(?:the |any |my |its |his |her )(?!whole\b|rest\b)${thing}${clauseEnd}`,
  "gu",
);
/** "Didn't eat anything but two cokes": only what follows was had. */
const nothingElse =
  /\b(?:i )?(?:didn'?t|did not|haven'?t|have not) (?:really )?(?:eat|eaten|have|had) (?:anything|much)(?: else)?(?: (?:today|yet|all day|yesterday))?(?:,? (?:but|just|only|except(?: for)?|other than|besides|apart from|i|drank|had|ate))*/gu;
/** "Couldn't finish my burrito, ate about half", "didn't finish the garlic bread": some of it at least. */
const unfinished = sparing(
  String.raw`(?<=^|[,;.(\n] ?|\b(?:but|and|though) )(?:i |we )?(?:didn'?t|did not|couldn'?t|could not) (?:quite )?(?:finish|manage) (?:all (?:of )?)?(?:the|my|a) ${thing}(?:,? (?:so )?(?:i )?(?:only |just )?(?:ate|had|left) (?:about |around |only )*(half)(?: of (?:it|that))?)?${clauseEnd}`,
  "gu",
);
/** "Left half the chips", "left most of the rice", "left the crusts", "fries left half the fries". */
const leftOver = sparing(
  String.raw`(?:^|[,;.(] ?|\b(?:but|and|though) |(?<=\p{L}) (?<!\b(?:i|we|was|were|is|are|had|have|what|that|only|just) )(?=left (?:half|most|some|a (?:bit|little|few|quarter|third)) ))(?:i |we )?(?:only )?left (?:about )?(?:(half|most|some|a (?:bit|little|few)|a quarter|a third)(?: of)? )?(?:the|my) ${thing}${clauseEnd}`,
  "gu",
);
/** "Burger and fries, ate half the fries": of what was named before. */
const ateOf = new RegExp(
  String.raw`(?:^|[,;.(] ?|\b(?:but|and|though) )(?:i |we )?(?:only |just )*(?:ate|had|finished|managed|drank) (?:only |about |around |maybe |~ ?)*(half|a (?:third|quarter)|two thirds|three quarters|[1-9]/[2-9])(?: of)? (?:the|my|those|that) ${thing}${clauseEnd}`,
  "gu",
);
/** "Made a stir fry, had half the pan": how much of it was is told by no portion. */
const ofThePan =
  /,? (?:and |but )?(?:i |we )?(?:had|ate) (?:about |around )?(?:half|a third|a quarter|most)(?: of)? the (?:pan|pot|tray|batch)\b/gu;
/** "Curry, rice and a naan (shared the naan)". */
const sharedOne = new RegExp(
  String.raw`(?:,? \(|, (?:but )?)(?:i |we )?(?:shared|split|halved) (?:the|that|my) ${thing}(?: with (?:my )?\p{L}+)?(?:\)|(?=[,;\n]|\.(?!\d)|$))`,
  "gu",
);
/** "Curry, left half", "popcorn, split it so had half": of the food before. */
const leftOfIt = new RegExp(
  String.raw`(?<=^|[,;.\n] ?)(?:an? |the )?((?!(?:\d|some|half|${twoOrMore})\b)\p{L}[^,;.\n\d()]{1,50}?),? (?:but )?(?:i )?(?:left (?:about |around )?(half|a quarter|a third)|(?:split|shared) (?:it|that),? (?:so |and )?(?:i )?(?:only |just )?(?:had|ate) (?:about )?(half))(?: of (?:it|that))?(?=[,;\n)]|\.(?!\d)|$)`,
  "gu",
);

/** "Refused the carrots", "wouldn't touch her peas": what a child didn't eat. */
const refused = sparing(
  String.raw`(?:^|,? ?(?:\b(?:but|and|though) )?|[,;.(] )(?:(?:i|he|she|they|bub|baby|kid|kiddo|toddler) )?\b(?:refused|rejected|spat out|spit out|wouldn'?t (?:eat|touch|have|try)|turned down)(?: to (?:eat|touch|try|have))? (?:(?:all|any|most) (?:of )?)?(?:the |any |his |her |their |my |its )?${thing}${clauseEnd}`,
  "gu",
);
/** The first or last naming of a food in a text that isn't the end of another's: its place. */
function placeOf(text: string, food: string, which: "first" | "last" = "first"): number {
  const place = new RegExp(
    String.raw`(?:^|[,;.\n(+] ?|\b(?:and|with|plus|w/) )(?:(?:the|some|an?|my) )?(?:\p{L}+ ){0,2}?(?=${food}(?:[,;.\n)]|$| ))`,
    "gu",
  );
  const found = [...text.matchAll(place)].at(which === "first" ? 0 : -1);
  return found ? found.index + found[0].length : -1;
}

/** Takes a food that was named before out of the text: "with chips" and ", chips", too. */
function without(text: string, food: string): string {
  const naming = new RegExp(
    String.raw`(?:^|,? (?:and|with|plus) |, ?)(?:(?:the|some|an?|my) )?${food}(?=[,;\n)]|\.(?!\d)|$| (?:and|with|plus) )`,
    "u",
  );
  return text.replace(naming, "");
}

/** "A garlic naan" as "half a garlic naan". */
function withHalf(text: string, at: number): string {
  const before = text.slice(0, at).replace(/\b(?:an?|the|one|1) ((?:\p{L}+ ){0,2})$/u, "half a $1");
  return before.endsWith("half a ") || / half a (?:\p{L}+ )+$/u.test(before)
    ? before + text.slice(at)
    : `${text.slice(0, at)}half a ${text.slice(at)}`;
}

/** An amount behind its food: "rice 200 g". */
const amountNext = /^ \(?(\d{1,4}(?:\.\d)?)(?= ?(?:g|ml|oz|cups?|tbsp)\b)/u;

/** "A large" before "fries", "chicken" before "parmi": a share stands before all of its food. */
const foodBefore = new RegExp(
  String.raw`(?<=^|[,;.\n(+] ?|\b(?:and|with|plus|w/|had|ate) )(?:(?:an?|the|my|some) )?((?:side of )?(?:(?!(?:and|with|plus|had|ate)\b)\p{L}+ ){0,3})$`,
  "u",
);

/** So much of a food that was named before; the text as it was where nobody named it. */
function withShareOf(text: string, said: string, share: string, food: string): string {
  const { before, after } = around(text, said);
  const at = placeOf(before, food, "last");
  if (at < 0) return text;
  const [amount, number] = amountNext.exec(before.slice(at + food.length)) ?? [];
  const value = valueOf(share) ?? 1;
  if (amount === undefined) {
    const sized = foodBefore.exec(before.slice(0, at));
    const from = at - (sized?.[0].length ?? 0);
    const much = share === "half" ? "half a" : numberText(value);
    return `${before.slice(0, from)}${much} ${sized?.[1] ?? ""}${before.slice(at)}${after}`;
  }
  const from = at + food.length;
  const eaten = amount.replace(number ?? "", numberText(Number(number) * value));
  return before.slice(0, from) + eaten + before.slice(from + amount.length) + after;
}

/** The text in parts before and behind what told of a food that was left. */
function around(text: string, said: string): { before: string; after: string } {
  const at = text.indexOf(said);
  return at < 0
    ? { before: text, after: "" }
    : { before: text.slice(0, at), after: text.slice(at + said.length) };
}

/** What one clause tells of: its share is what was left of the food. */
function withoutLeft(text: string, said: string, share: string | undefined, food: string): string {
  const { before, after } = around(text, said);
  if (share === undefined) return without(before, food) + after;
  const at = placeOf(before, food);
  const eaten = restSaid(share);
  return at < 0 ? before + after : before.slice(0, at) + eaten + before.slice(at) + after;
}

function withShared(text: string, said: string, food: string): string {
  const { before, after } = around(text, said);
  const at = placeOf(before, food);
  return at < 0 ? text : withHalf(before, at) + after;
}

/** Each food that was told to be left, as what was eaten of it. The text is in small letters. */
export function withoutLeavings(text: string): string {
  let told = withoutDropped(text)
    .replace(nothingElse, "")
    .replace(ofThePan, "")
    .replace(unfinished, (_, food: string, share: string | undefined) =>
      share === undefined ? food : `half a ${food}`,
    );
  for (const [said, food = ""] of told.matchAll(refused)) {
    told = withoutLeft(told, said, undefined, food);
  }
  for (const [said, food = ""] of told.matchAll(leftAlone)) {
    told = withoutLeft(told, said, undefined, food);
  }
  for (const [said, share, food = ""] of told.matchAll(leftOver)) {
    told = withoutLeft(told, said, share, food);
  }
  for (const [said, share = "", food = ""] of told.matchAll(ateOf)) {
    told = withShareOf(told, said, share, food);
  }
  for (const [said, food = ""] of told.matchAll(sharedOne)) told = withShared(told, said, food);
  return told.replace(leftOfIt, (_, food: string, left: string | undefined) => {
    const share = left === undefined || left === "half" ? "half a " : restSaid(left);
    return share + food;
  });
}
