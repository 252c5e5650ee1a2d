import { twoOrMore } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { occasion, vessel } from "../words.ts";
import { sentenceStart } from "./batches.ts";
import { countWord, numberText, shareText, shareWord, valueOf } from "./number-text.ts";
import { measured, thingsOf } from "./recipe-share.ts";
import { ofPints, withShareFirst } from "./share-first.ts";
import { amountShared, listShared, thingShared } from "./shared-thing.ts";

/**
 * How much of a food was eaten, told behind it: "burrito, ate 3/4", "ramen - ate 2/3 of it", "large
 * fries. Ate about half of them", "wings, had 4".
 */

const ate = "(?:ate|had|eaten|finished|managed|drank|got)";
const who =
  "(?:but |and |so |then |i |we |only |just |prob(?:ably)? |maybe |like |ended up having )*";
const roughly =
  "(?:only |just |about |around |roughly |maybe |like |prob(?:ably)? |approx |abt |~ ?)*";
const ofIt = "(?: of (?:it|them|that|those|this|the (?:whole thing|lot|bowl|plate|dish)))";
const end = String.raw`(?= ?(?:[,.;!?()\n]|$))`;
const joint = String.raw`(?: ?[,;(–—] ?| ?[-.] |\.\.+ ?| ?\n| (?=but |and |(?:i )?(?:only |just )*(?:ate|had) ))`;

/** ", ate 3/4", "(ate 1/3)", ". Ate about half of them"; ", half of it", "(half)". */
const shareEaten = sparing(
  String.raw`(${joint})(?:${who}${ate} ${roughly}(${shareWord})${ofIt}?|${who}${roughly}(${shareWord})${ofIt}|(?<=\()(half|1/2|½)(?=\)))\)?${end}`,
  "u",
);
/** ", had 4", "(~4 for me)", ", i had 1.5 cups" */
const unitEaten = String.raw`(?: (?:small |large |big )?(?:${vessel}s?|glasses|pieces?|pcs|boxes)(?: of (?:it|them|that|those))?| of (?:it|them|those|these))?`;
const countEaten = sparing(
  String.raw`(${joint})(?:${who}${ate} ${roughly}((?:\d{1,2}\.\d|\d? ?\d/\d|${countWord}(?![.\d/]))${unitEaten})(?: total)?|${who}${roughly}((?:\d{1,2}|${twoOrMore})${unitEaten}) (?:were |was )?(?:for me|were mine|mine))\)?(?=${end}| (?:with|w/?|and) )`,
  "u",
);
/** "4 nuggets, he had 1 and a half, I had the rest" */
const othersAte = sparing(
  String.raw`(?: between us)?(?:, ?|\. | - | \()(?:my )?(?!i\b|we\b)\p{L}+ (?:ate|had|took|got) (${countWord}(?: and a half)?|${shareWord})${ofIt}?(?:,| and| -|\.)? ?(?:so )?(?:i|me) (?:had|ate|finished|got|the)? ?(?:the )?(?:rest|remainder|others?)${ofIt}?\)?${end}`,
  "u",
);
/** "He ate half the pizza, I had the rest" */
const othersAteOf = sparing(
  String.raw`(?<=^|[,.;\n] ?)(?:my )?(?!i\b|we\b)\p{L}+ (?:ate|had) (${shareWord}) (?:of )?(?:the |a |my |his |her )?(\p{L}[^,.;\n\d]{2,30}?)(?:,| and|\.) ?(?:so )?(?:i|me) (?:had|ate|finished|got) (?:the )?rest(?: of (?:it|them))?${end}`,
  "u",
);
/** "5 almonds, then 10 more", "8 skittles + 15 more", "5 skittles then another 2" */
const more = sparing(
  String.raw`(?<![\d./,])\b(\d{1,2}|${twoOrMore}) (\p{L}[^,;.\n\d+]{2,30}?)(?:,| \+| and|;)?(?: ?then| later| and| \+|,)? (?:(?:another|an extra|a further) (\d{1,2}|${twoOrMore})|(\d{1,2}|${twoOrMore}) (?:more|extra))(?: of (?:them|those))?(?=[,.;\n)]|$| (?:later|while|after|at|and|then|for)\b)`,
  "gu",
);
/** What isn't a food that somebody had so many of. */
const noFood = new RegExp(
  String.raw`^(?:(?:for|at|my|the|today|yesterday|also|we|i|they|he|she|it|who|that|which|and|so|then|only|just) ?)*(?:${occasion}|today|yesterday|me|us)?$`,
  "u",
);
/** "A box of donuts, had 2", "unlimited wings": what those were in, or how many there were. */
const heap = new RegExp(
  String.raw`^(?:(?:an?|the|my|some|one|shared|split|we|bottomless|unlimited|endless|free|all you can eat|ordered|got|made|baked) )*(?:(?:big |large |whole |full |family |half a )?(?:${vessel}|dozen|batch|basket|platter|plate|bucket|tray|pitcher|carafe)s? of )?`,
  "u",
);
const withFriends = sparing(
  String.raw` (?:w\/|w|with) (?:(?:my )?(?:bf|gf|hubby|husband|wife|partner|friend|mum|mom|dad|sister|brother|son|daughter)|(?:\d{1,2}|the \p{L}+|${twoOrMore}|some|the|my) (?:other )?(?:ppl|people|friends|others|mates|kids|boys|girls|guys|family))\b.*$`,
  "u",
);

/** Where the last food of a sentence begins: behind a comma that is in no bracket. */
function lastItemStart(sentence: string): number {
  let depth = 0;
  for (let at = sentence.length - 1; at >= 0; at--) {
    const mark = sentence.charAt(at);
    if (mark === ")") depth++;
    if (mark === "(") depth--;
    if (depth <= 0 && (/[,;+]/.test(mark) || sentence.slice(at, at + 2) === ": ")) return at + 1;
  }
  return 0;
}

/** "Couldn't finish my burrito", "shared a pizza", "lunch was toast": up to the food. */
const told =
  /^(?:(?:i |we )?(?:(?:shared|split|ordered|got|had|made|ate) |(?:couldn'?t|didn'?t|did not|could not) (?:quite )?finish (?:the |my )?)|(?:[\p{L}']+ ){1,3}(?:was|were) )/u;
const amountsCounted = (list: string) =>
  thingsOf(list).filter((thing) => amountShared(thing, 1) !== undefined).length;
const joined = /( with | and |, | \+ | & |: |\n)/u;

/** One food with so much of it, and of what was put into it: "omelette with 1.5 eggs". */
function itemShared(item: string, share: number, said: string, isBoth: boolean): string {
  const [, dish = "", list = ""] = /^([^()]{2,60}?) ?\(([^()]+)\)$/u.exec(item.trim()) ?? [];
  if (amountsCounted(list) > 1) return listShared(thingsOf(list), share);
  if (dish !== "") return `${thingShared(dish, share, said)} (${list})`;
  // "Rice and chicken, ate half of it"
  const both = isBoth ? item.split(/ and | & /u) : [item];
  if (both.length > 1) return both.map((one) => thingShared(one, share, said)).join(" and ");
  if (!joined.test(item) || amountsCounted(item) === 0) return thingShared(item, share, said);
  const [first = "", ...rest] = item.trim().split(joined);
  const others = rest.map((thing) => amountShared(thing, share) ?? thing).join("");
  return thingShared(first, share, said) + others;
}

/** Whether all that a sentence lists was shared out, as a recipe is, and not the last food of it. */
function isRecipe(list: string, share: number, joint: string): boolean {
  const amounts = amountsCounted(list);
  const all = thingsOf(list).length;
  if (joint.includes(".") || joint.includes("\n")) {
    return share < 0.5 ? amounts > 0 && all > 1 : amounts > 1;
  }
  // "2 eggs, a burrito, ate half" is of the burrito.
  return amounts > 1 && amounts === all && measured.test(list);
}

/** A text at what tells of the food before it. */
function around(text: string, index: number, said: string) {
  const before = text.slice(0, index);
  const from = sentenceStart(before);
  const sentence = before.slice(from);
  const item = lastItemStart(sentence);
  const lead = sentence.slice(0, item) + (item > 0 ? " " : "");
  const food = sentence.slice(item).trim();
  return {
    head: text.slice(0, from),
    sentence,
    lead,
    food,
    behind: text.slice(index + said.length),
  };
}

function withShare(text: string, isName: (text: string) => boolean): string {
  const found = shareEaten.exec(text);
  if (!found) return text;
  const [all, joint = "", had, ofIt, half] = found;
  const written = had ?? ofIt ?? half ?? "";
  const share = valueOf(written) ?? 1;
  const said = shareText(share);
  const { head, sentence, lead, food: whole, behind } = around(text, found.index, all);
  const food = whole.replace(told, "");
  if (noFood.test(food)) return text;
  const isBoth = all.includes(" of ") && !/ with /i.test(food) && !isName(food);
  const isAll = !food.endsWith(")") && isRecipe(sentence, share, joint);
  const read = isAll
    ? listShared(thingsOf(sentence), share)
    : lead + itemShared(food, share, said, isBoth);
  return head + read + withShare(behind, isName);
}

const cooked = "(?:pot|pan|tray|batch|recipe|casserole|crock ?pot|loaf|dish|skillet)";
/** "1/5 of the pot of chili", "1/16 of the pan of brownies": of all of it. */
const ofThePotOf = sparing(
  String.raw`(${shareWord}) (?:of )?(?:an? |the |my |our |that |this )?${cooked} of (?:the |my )?(?=\p{L})`,
  "gu",
);
/** "Corner brownie, 1/16 of the pan", "turkey chili, had 1/5 of the pot". */
const ofThePot = sparing(
  String.raw`(?<=^|[,;.\n] ?)(?:an? |the |my |corner |homemade |leftover )*(\p{L}[^,;.\n\d()]{2,40}?)(?:,| -|) \(?(?:${who}${ate} )?${roughly}(${shareWord}) (?:of )?(?:the |a |my )?(?:whole )?${cooked}\)?${end}(?: \(([^()]*)\))?`,
  "gu",
);
/** Of more of it, nobody knows how much it was. */
const mostOfPot = 0.34;

/** A small share of what was cooked for several, before its name. */
function withShareOfPot(text: string): string {
  const isSmall = (share: string) => (valueOf(share) ?? 1) <= mostOfPot;
  return text
    .replace(ofThePotOf, (said, share: string) => (isSmall(share) ? `${share} ` : said))
    .replace(ofThePot, (said, food: string, share: string, list: string | undefined) => {
      if (list !== undefined && amountsCounted(list) > 1) {
        return listShared(thingsOf(list), valueOf(share) ?? 1);
      }
      return isSmall(share) ? `${share} ${food}` : said;
    });
}

/** "2 glasses" and "wine" as "2 glasses of wine", "4" and "12 wings" as "4 wings". */
function counted(count: string, food: string): string {
  const name = food.replace(heap, "").replace(/^(?:\d{1,2}|half an?) /u, "");
  const amount = count.trim().replace(/ of (?:it|them|that|those|these)$/u, "");
  return / \p{L}+$/u.test(amount) ? `${amount} of ${name}` : `${amount} ${name}`;
}

/** "Rice and wings, had 4": of the last. */
const joinedBefore = /^(.* (?:and|with) )([^,]+)$/u;

function withCount(text: string, isName: (text: string) => boolean): string {
  const found = countEaten.exec(text);
  if (!found) return text;
  const [all, joint = "", had, mine] = found;
  const { head, lead, food, behind } = around(text, found.index, all);
  const whole = food.replace(withFriends, "").trim().replace(told, "");
  const [, other = "", last = whole] = isName(whole) ? [] : (joinedBefore.exec(whole) ?? []);
  const isAside = joint === " " && !isName(last.replace(heap, ""));
  if (noFood.test(last) || isAside) {
    return text.slice(0, found.index) + all + withCount(behind, isName);
  }
  return head + lead + other + counted(had ?? mine ?? "", last) + withCount(behind, isName);
}

const countFirst = new RegExp(String.raw`^(\d{1,2}|${twoOrMore}) (?=\p{L})`, "u");
const andAHalf = / and a half$/u;

/** What others left of the food that was named before. */
function withRest(text: string): string {
  const [ofIt = "", share = "", name = ""] = othersAteOf.exec(text) ?? [];
  if (ofIt !== "") return text.replace(ofIt, `${numberText(1 - (valueOf(share) ?? 0))} ${name}`);
  const found = othersAte.exec(text);
  if (!found) return text;
  const [all, theirs = ""] = found;
  const { head, lead, food, behind } = around(text, found.index, all);
  const [said = "", count = "1"] = countFirst.exec(food) ?? [];
  const left = leftOf(valueOf(count) ?? 1, theirs);
  if (left <= 0) return text;
  const rest = food.slice(said.length).replace(/^(?:an?|the|my) /u, "");
  return `${head}${lead}${numberText(left)} ${rest}${behind}`;
}

/** "Half" is a share of what there was, "1 and a half" a number. */
function leftOf(all: number, theirs: string): number {
  const value = valueOf(theirs.replace(andAHalf, "")) ?? 0;
  if (theirs.endsWith(" and a half")) return all - value - 0.5;
  return value < 1 ? all * (1 - value) : all - value;
}

/** "Big Mac meal, just the fries": of what was served, only so much was eaten. */
const onlyOf = sparing(
  /(?<=^|[.;\n] ?|\bhad )(?:an? |the |my )?[^,.;\n]{2,40}? (?:meal|combo|dinner|platter|box|plate)(?:,| -|:) ?(?:but )?(?:i )?(?:just|only) (?:ate |had |the |my ){1,2}(?=\p{L}[^,;\n]{2,40}(?:[.;\n]|$))/gu,
);

/** A text with what was eaten of each food before it, in its place. */
export function withSharesEaten(text: string, isName: (text: string) => boolean): string {
  const summed = withShareFirst(text, isName)
    .replace(onlyOf, "")
    .replace(
      more,
      (_, first: string, name: string, another?: string, others?: string) =>
        `${(valueOf(first) ?? 0) + (valueOf(another ?? others ?? "") ?? 0)} ${name}`,
    );
  return ofPints(withCount(withShare(withShareOfPot(withRest(summed)), isName), isName));
}
