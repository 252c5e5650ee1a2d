/** How a line ends: talk that no food is called by. */

/** "'A cookie' and 'a coffee'" in double quotes, which inches have, too. */
const quoted = /(?<=^|[\s,(])["“]([^"“”\n]{2,60})["”](?=$|[\s,.;)])/gu;
const relation =
  "(?:wife|husband|hubby|partner|girlfriend|boyfriend|kids?|son|daughter|mum|mom|dad|sister|brother|friends?|mates?|colleagues?|family|parents|co-?workers?|roommates?|flatmates?|bf|gf|bff|boss|team)";
/** "Pizza with my wife", but not what was shared with her. */
const company = new RegExp(
  String.raw`,? (?:together |along )?with (?:(?:my|our|the|an?|some|a few|a couple of) )?${relation}(?: and (?:my |our |the )?${relation})?(?=[,.;!\n]|$)`,
  "giu",
);
const isShared =
  /\b(?:shar(?:es|ed|ing)|share(?! (?:bag|size))|split(?:ting)?|half (?:each|of it|with)|halved|halves|between|divided|each|both of us)\b/iu;
/** "Popcorn while watching TV" */
const meanwhile =
  /,? \(?while (?:out|away|at|watching|working|driving|walking|reading|studying|scrolling|cooking|waiting|gaming|playing|travell?ing|shopping|sitting|chatting|talking|on|(?:i|we|he|she|they) (?:was|were|watched|worked|waited|cooked))\b[^,.;()\n]*\)?/giu;
/** "A burger in the car", "chips made by my mum" */
const place =
  /(?<=\p{L}{2}|\)),? (?:(?:ate |eaten |had )?in (?:the|my|our) (?:car|van|truck|garden|park|bath|kitchen|living room|canteen|cafeteria|break ?room|waiting room|airport|sun|evening|end)|between (?:meetings|classes|lessons|shifts|meals|sets|calls)|(?:standing|sitting|lying)(?: up| down)?(?: (?:over|at|on|in|by|next to) (?:the|my) \p{L}+)?|(?:home ?)?made by (?:my|the|our|his|her) \p{L}+)(?=[,.;!\n]|$)/giu;
/** "2 eggs in total", "green salad (yum)"; but a Red Delicious is an apple. */
const lastWord =
  /(?<=\p{L}{2}|\))(?:,? \(?(?:in total|altogether|approx\.?|approximately|roughly|(?:all )?by myself|on my own|yum(?:my)?|all (?:organic|home-?made|vegan|veggie|gluten[- ]free|from scratch|leftovers)|est\.?|estimated|exactly|precisely|probably|give or take|more or less|or thereabouts|(?:the )?same as (?:yesterday|usual|always|ever|before|last time)|again|now|right now|rn|and (?:ate|finished|drank) (?:it|them)(?: all)?|take-?away|take-?out|delivered|to go|reheated|x{2,3}|(?:so|very|really|super|pretty) (?:yummy|tasty|delicious|filling|good|nice))\)?|,? \((?:so good|delicious|tasty)\)|, (?:so good|delicious|tasty))(?=[,.;!\n]|$)/giu;
/** Of these some foods are called: onions' "tops only", Fage "Total". */
const lastOfAmount =
  /^((?:\d|half|an? |one |two |three )[^,;\n]*\p{L})(?<!\b(?:fage|grain|cereal|bran|yogh?urt|meat|tops)) (?:only|total)(?=[,.;!]|$)/gimu;

/** A text without such talk. */
export function withoutLineEnds(text: string): string {
  const plain = text
    .replace(quoted, "$1")
    .replace(meanwhile, "")
    .replace(place, "")
    .replace(lastWord, "")
    .replace(lastWord, "")
    .replace(lastOfAmount, "$1");
  return isShared.test(plain) ? plain : plain.replace(company, "");
}
