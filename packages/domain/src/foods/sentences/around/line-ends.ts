import { begins } from "../told/words.ts";
import { withoutCourses } from "./courses.ts";

/** How a line goes on from the one before it, and how it ends: talk that no food is called by. */

/** "Another 2 eggs" are two, "another one" is a food said again. */
const again = new RegExp(
  String.raw`(?<!\p{L})another (?=(?!one\b(?! and a half\b))${begins})`,
  "giu",
);
/** "~200 g rice", "about toast" */
const roughly =
  /(?<=^|[\s,(])~ ?(?=[\p{L}\d])|^(?:maybe|probably|perhaps|about|around|approx\.?|approximately|roughly) (?=\p{L})/gimu;
/** "Followed by a coffee", "washed it down with beer", "ended up having pizza" */
const goesOn =
  /^(?:(?:and|then|i|we) ){0,2}(?:and|plus|followed by|(?:(?:washed|rounded|topped|finished)(?: (?:it|this|that|things|the meal))?(?: all)?(?: down| off| up)? with)|(?:ended|wound) up (?:having|eating|drinking|getting|with)|(?:ended|wound) up(?= \p{L}+ing )|(?:started|began|kicked) (?:off )?(?:the|my) (?:day|morning) (?:off )?with) (?=[\p{L}\d])/gimu;
/** "…, oh and a cookie", "Later on 2 eggs.", "A. After that B.": another food, and nothing else. */
const later =
  /(?<=^|[,;.\n] ?| )(?:(?:and|then|oh),? )?(?:(?:an? (?:bit|little|while|hour)|half an hour|a (?:few|couple(?: of)?) (?:hours|minutes)|\d{1,2} ?(?:hours|hrs?|minutes|mins?)) (?:later|after(?:wards)?)|later(?: on)?|afterwards|after (?:that|which)|finally|lastly|(?:oh|ah),? (?:and|also)|(?<=^|[,;.\n] ?)first(?= (?:an?|some|half|\d)))(?:,? (?:i|we)(?: also)? (?:had|ate|drank))?,? (?=[\p{L}\d])/gimu;
/** "Both a coffee and a cookie" */
const both = new RegExp(String.raw`(?<!\p{L})both (?=${begins})`, "giu");
/** "A coffee before a burger": both were had; but nobody eats a walk. */
const beforeOrAfter = new RegExp(
  String.raw` (?:before|after) (?=(?:${begins} )(?:(?:an?|small|medium|large|big) )?(?:(?:cups?|glass(?:es)?|bowls?|slices?|pieces?|handfuls?|g|oz|tbsp|tsp) (?:of )?)?([^,;.\n]{3,40}?)(?:[,;.\n]|$| (?:and|with) ))`,
  "giu",
);

/** "'A cookie' and 'a coffee'" in double quotes, which inches have, too. */
const quoted = /(?<=^|[\s,(])["“]([^"“”\n]{2,60})["”](?=$|[\s,.;)])/gu;
const relation =
  "(?:wife|husband|hubby|partner|girlfriend|boyfriend|kids?|son|daughter|mum|mom|dad|sister|brother|friends?|mates?|colleagues?|family|parents|co-?workers?|roommates?|flatmates?)";
/** "Pizza with my wife", but not what was shared with her. */
const company = new RegExp(
  String.raw`,? (?:together |along )?with (?:my|our|the|some|a few|a couple of) ${relation}(?: and (?:my |our |the )?${relation})?(?=[,.;!\n]|$)`,
  "giu",
);
const isShared =
  /\b(?:shar(?:es|ed|ing)|share(?! (?:bag|size))|split(?:ting)?|half (?:each|of it|with)|halved|halves|between|divided|each|both of us)\b/iu;
/** "Popcorn while watching TV" */
const meanwhile =
  /,? \(?while (?:out|away|at|watching|working|driving|walking|reading|studying|scrolling|cooking|waiting|gaming|playing|travell?ing|shopping|sitting|chatting|talking|on|(?:i|we|he|she|they) (?:was|were|watched|worked|waited|cooked))\b[^,.;()\n]*\)?/giu;
/** "2 eggs in total", "green salad (yum)"; but a Red Delicious is an apple. */
const lastWord =
  /(?<=\p{L}{2}|\))(?:,? \(?(?:in total|altogether|approx\.?|approximately|roughly|(?:all )?by myself|on my own|yum(?:my)?|all (?:organic|home-?made|vegan|veggie|gluten[- ]free|from scratch|leftovers))\)?|,? \((?:so good|delicious|tasty)\)|, (?:so good|delicious|tasty))(?=[,.;!\n]|$)/giu;
/** Of these some foods are called: onions' "tops only", Fage "Total". */
const lastOfAmount =
  /^((?:\d|half|an? |one |two |three )[^,;\n]*\p{L})(?<!\b(?:fage|grain|cereal|bran|yogh?urt|meat|tops)) (?:only|total)(?=[,.;!]|$)/gimu;

/** A text without such talk; what is a name as it stands is kept. */
export function withoutLineEnds(text: string, isName: (text: string) => boolean): string {
  if (isName(text)) return text;
  const plain = withoutCourses(text)
    .replace(quoted, "$1")
    .replace(later, (_, at: number, all: string) =>
      /[^\s,;.]\s$/u.test(all.slice(0, at)) ? ", " : "",
    )
    .replace(beforeOrAfter, (said, food: string) => (isName(food) ? ", " : said))
    .replace(both, "")
    .replace(again, "")
    .replace(goesOn, "")
    .replace(roughly, "")
    .replace(meanwhile, "")
    .replace(lastWord, "")
    .replace(lastOfAmount, "$1");
  return isShared.test(plain) ? plain : plain.replace(company, "");
}
