import { sparing } from "../../sparing-pattern.ts";
import { either } from "../words.ts";

/** How a line ends: talk that no food is called by. */

/** "'A cookie' and 'a coffee'" in double quotes, which inches have, too. */
const quoted = /(?<=^|[\s,(])["“]([^"“”\n]{2,60})["”](?=$|[\s,.;)])/gu;
const relation =
  "(?:wife|husband|hubby|partner|girlfriend|boyfriend|kids?|son|daughter|mum|mom|dad|sister|brother|friends?|mates?|colleagues?|family|parents|co-?workers?|roommates?|flatmates?|bf|gf|bff|boss|team)";
/** "Pizza with my wife", but not what was shared with her. */
const company = sparing(
  String.raw`,? (?:together |along )?with (?:(?:my|our|the|an?|some|a few|a couple of) )?${relation}(?: and (?:my |our |the )?${relation})?(?=[,.;!\n]|$)`,
  "giu",
);
const isShared =
  /\b(?:shar(?:es|ed|ing)|share(?! (?:bag|size))|split(?:ting)?|half (?:each|of it|with)|halved|halves|between|divided|each|both of us)\b/iu;
/** "Popcorn while watching TV" */
const meanwhile = sparing(
  /,? \(?while (?:out|away|at|watching|working|driving|walking|reading|studying|scrolling|cooking|waiting|gaming|playing|travell?ing|shopping|sitting|chatting|talking|on|(?:i|we|he|she|they) (?:was|were|watched|worked|waited|cooked))\b[^,.;()\n]*\)?/giu,
);
/** "A burger in the car", "chips made by my mum" */
const place = sparing(
  /(?<=\p{L}{2}|\)),? (?:(?:ate |eaten |had )?in (?:the|my|our) (?:car|van|truck|garden|park|bath|kitchen|living room|canteen|cafeteria|break ?room|waiting room|airport|sun|evening|end)|between (?:meetings|classes|lessons|shifts|meals|sets|calls)|(?:standing|sitting|lying)(?: up| down)?(?: (?:over|at|on|in|by|next to) (?:the|my) \p{L}+)?|(?:home ?)?made by (?:my|the|our|his|her) \p{L}+|(?:that|which) (?:i|we|he|she|they) (?:found|had left|bought|picked up|grabbed|saw) [^,.;()\n\d]{0,40}?(?:fridge|freezer|cupboard|pantry|kitchen|car|bag|shop|store|market|drawer|office|table|counter))(?=[,.;!\n]|$)/giu,
);
/** How much it was, how good, and what became of it. */
const tail = either(`
  in total|altogether|approx\\.?|approximately|roughly|est\\.?|estimated|exactly|precisely|probably|give or take
  more or less|or thereabouts|(?:the )?same as (?:yesterday|usual|always|ever|before|last time)|again|now|right now|rn
  (?:all )?by myself|on my own|and (?:ate|finished|drank) (?:it|them)(?: all)?|take-?away|take-?out|delivered|to go
  reheated|all (?:organic|home-?made|vegan|veggie|gluten[- ]free|from scratch|leftovers)|yum(?:my)?|x{2,3}
  (?:so|very|really|super|pretty) (?:yummy|tasty|delicious|filling|good|nice)|on (?:its|their) own|earlier|as (?:a|my) (?:\\p{L}+[- ]){0,2}snack
  (?:like|as|same as) (?:every (?:\\p{L}+ )?(?:day|morning|night|evening|week|weekend)|most (?:days|mornings|nights)|always|usual)
  (?:my|the) usual|not (?:too |really |so |100% )?sure(?: (?:how much|how many|about the amount))?(?: exactly| though)?
  (?:according to|as per|per|going by) (?:the|my) (?:packet|pack|package|packaging|label|box|tin|can|bag|scales?|app|menu|website|recipe)
  (?:weighed|measured)(?: (?:it|them))?(?: out)?(?: (?:on|with|using) (?:my|the|a)(?: kitchen| food| digital)? scales?)
`);
const praise = "(?:so good|delicious|tasty)";
/** "2 eggs in total", "soup again now", "green salad (yum)"; but a Red Delicious is an apple. */
const lastWords = sparing(
  String.raw`(?:(?<=\p{L}{2}|\))(?:,? \(?${tail}\)?|,? \(${praise}\)|, ${praise})){1,2}(?=[,.;!\n]|$)`,
  "giu",
);
/** Of these some foods are called: onions' "tops only", Fage "Total". */
const lastOfAmount =
  /^((?:\d|half|an? |one |two |three )[^,;\n]*\p{L})(?<!\b(?:fage|grain|cereal|bran|yogh?urt|meat|tops)) (?:only|total)(?=[,.;!]|$)/gimu;

/** "Rice :D", "eggs xD", "toast <3" */
const smiley = /(?<=\s)(?:[:;=]-?[)(DPpOo3/|]|[xX]D|<3|\^\^)(?=\s|$)/gu;

/** A text without such talk. */
export function withoutLineEnds(text: string): string {
  const plain = text
    .replace(smiley, "")
    .replace(quoted, "$1")
    .replace(meanwhile, "")
    .replace(place, "")
    .replace(lastWords, "")
    .replace(lastOfAmount, "$1");
  return isShared.test(plain) ? plain : plain.replace(company, "");
}
