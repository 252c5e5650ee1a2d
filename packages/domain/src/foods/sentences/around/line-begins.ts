import { about } from "../../measures/hedge-words.ts";
import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { begins } from "../words.ts";
import { isHeading } from "./headings.ts";

/** How a line begins and goes on from the one before it: talk that no food is called by. */

/** "Another 2 eggs" are two, "another one" is a food said again, and own-amounts.ts reads "another 100 g rice". */
const again = new RegExp(
  String.raw`(?<!\p{L})another (?=(?!one\b(?! and a half\b)|\d+ ?g )${begins})`,
  "giu",
);
/** "~200 g rice", "about toast" */
const roughly = new RegExp(
  String.raw`(?<=^|[\s,(])~ ?(?=[\p{L}\d])|^(?:${about}|maybe|probably|perhaps) (?=\p{L})`,
  "gimu",
);
/** "Followed by a coffee", "washed it down with beer", "ended up having pizza" */
const goesOn = sparing(
  /^(?:(?:and|then|i|we) ){0,2}(?:and|plus|followed by|(?:(?:washed|rounded|topped|finished)(?: (?:it|this|that|things|the meal))?(?: all)?(?: down| off| up)? with)|(?:ended|wound) up (?:having|eating|drinking|getting|with)|(?:ended|wound) up(?= \p{L}+ing )|(?:started|began|kicked|ended|finished)(?: off)?(?: (?:the|my) (?:day|morning|night|evening|meal))?(?: off)? with|(?:broke|breaking) (?:my|the) fast (?:with|on)) (?=[\p{L}\d])/gimu,
);
/** "…, oh and a cookie", "Later on 2 eggs.", "A. After that B.": another food, and nothing else. */
const later = sparing(
  /(?<=^|[,;.\n] ?| )(?:(?:and|then|oh),? )?(?:(?:an? (?:bit|little|while|hour)|half an hour|a (?:few|couple(?: of)?) (?:hours|minutes)|\d{1,2} ?(?:hours|hrs?|minutes|mins?)) (?:later|after(?:wards)?)|later(?: on)?|afterwards|after (?:that|which)|finally|lastly|(?:oh|ah),? (?:and|also)|(?<=^|[,;.\n] ?)first(?= (?:an?|some|half|\d)))(?:,? (?:i|we)(?: also)? (?:had|ate|drank))?,? (?=[\p{L}\d])/gimu,
);
/** "Toast and on top of that 2 eggs", "soup. Plus 2 rolls", "rice accompanied by 2 eggs" */
const thenToo = sparing(
  String.raw`,? (?:(?:and|then|but|oh),? )?(?:(?:right|straight|soon|shortly|immediately) after(?:wards| that| this| which)?|on top of (?:that|this|which)|for good measure|not to mention|don'?t forget(?: about)?|accompanied by|followed (?:later|afterwards|closely|shortly|up)(?: on)? (?:by|with)|(?<=[.;!] )plus),? (?:i (?:also )?had )?(?=${begins})`,
  "giu",
);
/** "Both a coffee and a cookie" */
const both = new RegExp(String.raw`(?<!\p{L})both (?=${begins})`, "giu");
/** "A coffee before a burger": both were had; but nobody eats a walk. */
const beforeOrAfter = sparing(
  String.raw` (?:before|after) (?=(?:${begins} )(?:(?:an?|${sizes}) )?(?:(?:cups?|glass(?:es)?|bowls?|slices?|pieces?|handfuls?|g|oz|${spoons}) (?:of )?)?([^,;.\n]{3,40}?)(?:[,;.\n]|$| (?:and|with) ))`,
  "giu",
);
const clause = String.raw`(?<=^|[.;!\n] ?)`;
const clauseOrItem = String.raw`(?<=^|[.;,!\n] ?)`;
/** "Exactly 200 g", "oops a cookie", "same as yesterday: toast" */
const opening = new RegExp(
  String.raw`${clause}(?:exactly|precisely|literally|basically|oops(?:ie)?|whoops|ugh+|argh+|meh|yay|sigh|phew|mmm+|(?:besides|other than|on top of|apart from) that|in addition(?: to that)?|additionally|so far(?: today)?|that'?s it|yummy|right(?=,)|p\.? ?s\.?(?=,| (?:i|we|had|also)\b)|same (?:thing )?as (?:yesterday|usual|always|ever|before|last time)),?:? (?:just )?(?=[\p{L}\d])`,
  "giu",
);
/** "That's 2 slices of bread", "a total of 3 eggs": so much, and no more of it. */
const soMuch = sparing(
  String.raw`${clauseOrItem}(?:that(?:'s| is| was| makes)|there (?:was|were|is|are)(?: also)?|forgot|next|secondly|second) (?=${begins})|(?<!\p{L})(?:an? )?(?:grand )?total of (?=${begins})`,
  "giu",
);
/** "Opted for pasta", "stress ate 3 cookies", "couldn't resist a brownie": had it. */
const hadIt = sparing(
  String.raw`${clauseOrItem}(?:(?:i|we|and|then|just|so|but|finally) ){0,3}(?:(?:opted|went|settled) for|chose|bought|picked(?! at)(?: up)?|(?:picked|nibbled|pecked) at|snuck(?: in)?|stuffed my face with|made do with|cracked open|(?:re-?)?(?:heated|warmed)(?: up)? (?=an? |the |my |some |\d)|polished off|whipped up|threw together|wolfed (?:down )?|(?:couldn'?t|could not) resist|(?:stress|rage|comfort|binge|boredom|bored|sleep|panic)[- ]?(?:ate|eating|eat)|got (?=[^,;.\n]{3,40} delivered)) ?(?=[\p{L}\d])`,
  "giu",
);
/** "Gonna have a burger", "I'm eating toast", "was given a cake" */
const hasIt = sparing(
  String.raw`${clauseOrItem}(?:(?:i'?m|i am|i'?ll|i|we'?re|we|just|now|currently|so) ){0,3}(?:(?:going to|gonna|about to|planning (?:to|on)|will|wanna) (?:have|eat|drink|having|eating)|(?<=\b(?:i'?m|am|just|now|currently) )(?:having|eating|drinking)|(?:(?:was|were|got|been) )+(?:given|served|handed|offered)) (?=[\p{L}\d])`,
  "giu",
);
/** "My wife and I each had a pizza" */
const eachHad = sparing(
  /\b(?:me and my \p{L}+|my \p{L}+ and (?:i|me)) (?:each|both) (?:had|ate|got) (?=[\p{L}\d])/giu,
);
/** "They served lasagna", "mum made brownies" */
const madeByOthers = sparing(
  String.raw`${clauseOrItem}(?:they|he|she|mum|mom|dad|nan|gran|grandma|my \p{L}+) (?:served|gave|made|cooked|baked|bought|brought)(?: me| us)? (?=([^,.;\n]{3,40})(?:[,.;\n]|$))`,
  "giu",
);
/** "Cooked 2 eggs": made them; cooked rice is a food. */
const cookedIt = sparing(
  String.raw`${clause}(?:i |we )?(?:cooked|fixed) (?=(?!\d+ ?(?:g|oz|ml|cups?)\b)${begins})`,
  "giu",
);
/** "Mum's half a cup of rice" */
const whose = new RegExp(
  String.raw`${clause}(?:my )?(?:mom|mum|dad|nan|gran|grandma|granny|auntie?)(?:'s|s) (?=${begins})`,
  "giu",
);
/** "Was bored so had a burger": what no food is named in before that. */
const reason = sparing(
  String.raw`${clause}(\p{L}[^,.;!\n\d]{2,40}?),? (?:so|and) (?:(?:i|we|just|only) ){0,2}(?:had|ate|got|grabbed|drank|ordered) (?=${begins})`,
  "giu",
);
/** "Cheat day a glass of wine" */
const day = sparing(
  String.raw`${clause}(?:(?:cheat|rest|leg|gym|travel|treat|lazy|sick|snow|busy) (?:day|meal)|(?:cheat|late|date|movie|game|girls'?) night)s?,? (?=${begins})|${clause}late[- ]?night (?!snacks?\b)(?=\p{L})`,
  "giu",
);

/** "Cinema - large popcorn": where it was. */
const where = sparing(
  /(?<=^|\n) ?(?:at (?:the )?)?(?:cinema|movies?|theatre|theater|gym|work|office|home|pub|restaurant|party|picnic|plane|flight|train|airport|school|uni|college|hotel|beach|hospital|game|match) ?[-–—] (?=[\p{L}\d])/giu,
);
/** "Woke up late so just a banana" */
const wokeUp = sparing(
  String.raw`^(?:i )?(?:woke up|got up|slept in|overslept)(?: (?:very |really |too )?(?:late|early|at \d{1,2}(?::\d\d)? ?(?:am|pm)?))?,? (?:so |and |then )?(?:(?:i )?(?:just |only )?(?:had |ate |grabbed )?)?(?=(?:an?|some|${numeral}|\d) )`,
  "iu",
);

/** A text without such talk. */
export const withoutLineBegins = (text: string, isName: (text: string) => boolean): string =>
  text
    .replace(thenToo, ", ")
    .replace(later, (_, at: number, all: string) =>
      /[^\s,;.]\s$/u.test(all.slice(0, at)) ? ", " : "",
    )
    .replace(beforeOrAfter, (said, food: string) => (isName(food) ? ", " : said))
    .replace(both, "")
    .replace(again, "")
    .replace(opening, "")
    .replace(where, "")
    .replace(wokeUp, "")
    .replace(soMuch, "")
    .replace(goesOn, "")
    .replace(reason, (said, why: string) => (isHeading(why, isName) ? "" : said))
    .replace(eachHad, "")
    .replace(hadIt, "")
    .replace(hasIt, "")
    .replace(madeByOthers, (said, food: string) => (isName(food) ? "" : said))
    .replace(cookedIt, "")
    .replace(whose, "")
    .replace(day, "")
    .replace(roughly, "");
