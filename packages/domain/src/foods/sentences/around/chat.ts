import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { begins } from "../words.ts";
import { withoutCourses } from "./courses.ts";
import { withoutLineBegins } from "./line-begins.ts";
import { withoutLineEnds } from "./line-ends.ts";
import { inFull } from "./shorthand.ts";

/**
 * What people say while they think, and how they ask an app to do something. Spoken and chatted
 * meals are full of it, and none of it is food.
 */
const hesitation =
  "(?:um+|uh+|erm?|h?mm+|omg|i (?:think|guess|mean|believe|suppose|reckon)(?: that)?|you know)";
const opening = `(?:${hesitation}|okay|ok|so|well|hey|hi|hello|alright|all right|oh|wow|yeah|yep|yes|anyway|basically|honestly|actually|guess what|let's see|let me (?:see|think)|(?:(?:hey|ok|okay) )?(?:siri|alexa|google|morsel))`;
/** Where a sentence goes on: "So Delicious" and "well done steak" are foods. */
const goesOn = `(?:i|we|i've|i'm|my|this|today|yesterday|last|tonight|it|for|had|have|just|ate|can|could|please|log|add|put|track|like|what|nothing|${begins})(?!\\p{L})`;
const openings = new RegExp(
  `^(?:${opening}(?:[,.!]+ ?| (?=${opening}(?!\\p{L})|${goesOn}))){1,6}`,
  "iu",
);
const inside = new RegExp(`(?<=^|[\\s,])${hesitation}[,.]*(?=\\s)`, "giu");
const closing =
  /(?<![\s,.!]|\btom)(?:[\s,.!]+(?:please|pls|plz|thanks?|thank you|thx|cheers|lol|haha+|yum+|i (?:think|guess|believe|suppose)|or so|or something)){1,3}[\s.!]*$/i;
/** "I had like three tacos", "maybe a cup of rice"; but "around 11" behind a food is when it was. */
const vaguely = sparing(
  `(?<=\\b(?:had|have|ate|got|drank|took|was|were|just|only) )like (?=(?:some|${begins}))|\\b(?:maybe|perhaps|probably|around|roughly|approx(?:imately|\\.)?|abt) (?=${begins})(?!(?:\\d{1,2}(?:[,;)]|\\.(?!\\d)|$)|(?:${numeral})(?:[,;.)]|$| and (?!an? |one ))))`,
  "giu",
);
const request = sparing(
  /^(?:(?:can|could|would|will) (?:you|we) (?:please )?|please |i(?:'d| would) like to |i (?:want|need) to |let's )?(?:log|add|track|put(?: me)?(?: down| in)?|note(?: down)?|record|enter|write(?: down)?) (?:down |in )?(?:that )?(?!to\b|it\b|cabin\b)(?=\p{L}|\d)/iu,
);

/** "Im so bad i ate six oreos": how somebody is, before what they had. */
const mood = sparing(
  /(?<=^|[.,!;] ?|\bbut |\band )(?:i'?m|i am|i was) (?:(?:so|very|really|pretty|super|not|still|just|kinda|feeling) ){1,3}(?!making\b|having\b|eating\b)\p{L}+(?: (?:today|rn|right now|lol|tonight))?,? (?:(?:but|and|so|that|because) )*(?=(?:i|(?:(?:just|only) )?(?:had|ate|got|drank|have))\b)/giu,
);
/** "I had a a burger": said twice by a voice that was looking for the word. */
const stutter = /(?<=^|\s)(an?|the|some|and|with|of|had|two|three) \1(?= )/giu;
/** Nothing else was said. */
const greeting =
  /^(?:hello|hi|hey|hiya|thanks|thank you|okay|ok|yes|no|bye|good (?:morning|night|evening))(?: there| you)?[\s.!?]*$/i;
/** "Recipe for 40 people:", "serves four:" */
const recipeHead = /^\s*(?:recipe|serves|makes|yields?)\b[^:\n,]{0,40}[:\n]\s*/i;

/** "A $5 footlong", "lunch for 12 dollars": what it cost, unless it is a name ("dollar menu"). */
const price =
  /(?:\b(?:for|at|cost(?:s|ing)?|paid|about|only) )?(?:[$€£¥] ?\d+(?:[.,]\d{1,2})?(?! ?(?:g|ml|oz)\b)|\b\d+(?:[.,]\d{1,2})? ?(?:dollars?|bucks|euros?|usd|eur|gbp|quid|€|\$(?!\d))(?!\p{L}))(?: (?:each|in total))?/giu;
/** "https://…", "www.…", "me@home.com", "+49 170 1234567" */
const address =
  /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,100}\.\p{L}{2,}|(?<![\d.,])(?:\+\d{1,3}[ -]?)?(?:\(?\d{3,4}\)?[ -]){1,2}\d{4,8}(?![\d.,]| ?\p{L})/giu;

/** "2 eggs w/ toast n butter": short for "with" and "and". */
const shortWith = /(?:(?<=\p{L}|\d|%|\)) |(?<=[,;.] ))w(?:\/ ?| )(?!o\b)(?=\p{L}|\d)/giu;
/** "1 c. cooked quinoa": a cup, and no end of a sentence; "banana 27c" are carbohydrates. */
const shortCup = /(?<![1-9])(\d|[¼-¾⅐-⅞]) ?c\.? (?=\p{L})/giu;
const shortWithout = /\bw\/o\b/gi;
/** "Toast n 2 eggs", "crisps an a coke"; "Steak n Shake" is a name. */
const andBefore =
  /(?<=\p{L}{2}|\)) (?:(?:'?n'?|nd) (?=(?:\d|[¼-¾⅐-⅞])(?![\d.]*%))|(?:'?n'?|nd|an) (?=(?:(?!8|11|18)\d{1,2}|half|an? \p{L}|some|two|three)\b))/giu;
const shortAnd = /(?<!\p{L})(?!in n'? out\b)(\p{L}+) (?:n|'n'?|n') (?=(\p{L}+))/giu;

/** What is a name as it stands is kept: "Breakfast Bake", "Exactly". */
function withoutTalk(text: string, isName: (text: string) => boolean): string {
  if (isName(text)) return text;
  return withoutLineEnds(withoutLineBegins(withoutCourses(text), isName));
}

/**
 * A text as it would be written with care: no hesitation, no requests, no prices and addresses, and
 * words in full.
 */
export function withoutChat(text: string, isName: (text: string) => boolean): string {
  const full = inFull(text).replace(shortWithout, "without").replace(shortWith, " with ");
  return withoutTalk(full, isName)
    .replace(address, " ")
    .replace(price, " ")
    .replace(shortCup, "$1 cup ")
    .replace(mood, "")
    .replace(stutter, "$1")
    .replace(andBefore, " and ")
    .replace(shortAnd, (said, one: string, other: string) =>
      isName(said + other) ? said : `${one} and `,
    )
    .replace(greeting, "")
    .replace(recipeHead, "")
    .replace(openings, "")
    .replace(request, "")
    .replace(inside, "")
    .replace(closing, "")
    .replace(vaguely, "")
    .trim();
}
