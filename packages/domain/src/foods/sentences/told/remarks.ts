import { either } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * What people add to a food as they would to a friend: "steak 250g. so good", "2 cookies don't judge
 * me", "toast later on". It stands behind the food, with a comma or without, or has a sentence of its
 * own, and never is food.
 */

/** So many letters a remark goes on at most. */
const goesOn = "(?:(?! (?:and|but|then|with|plus|had|ate)\\b)[^,.;:!?()\\n\\d]){0,60}";
const often = "(?:so+|too|very|really|super|absolutely|bloody|v|that)";
const taste = either(`
  good|great|nice|yum|yummy|tasty|delicious|bad|filling|rich|naughty|worth it|needed|much|dry|salty|bland|greasy|gross
  tired|hungry|full|stuffed|sick|busy|nauseous|stressed|hungover|cheap|expensive|amazing
`);
/** Who says one of these of themselves doesn't tell what they ate. */
const self = either(`
  tired|hungry|full|starving|starved|bored|stressed|sad|sick|stuffed|busy|lazy|hangry|exhausted|knackered|hungover|thirsty
  nauseous|guilty|sore|drunk|freezing|dead|shattered|famished|ravenous|peckish|naughty|delicious|delish|amazing|disgusting
`);
const feltFor = either(`
  needed|need|loved?|hated?|worth|deserved?|earned|regret(?:ted|ting)?|enjoyed|craving|craved|smashed|demolished|inhaled
  devoured|judge|sue|help|kill|forgive|treat(?:ed|ing)?|spoil(?:ed|ing|t)?|shame on|couldn'?t resist|had to have
`);
const exclaimed = either(`
  oh well|oh my|oh dear|oh no|omg|ugh+|oops(?:ie)?|whoops|meh|yay|yolo|tbh|ngl|fml|smh|lmao|rofl|sigh|lol
  sorry not sorry|no regrets?|no shame|no judg(?:e?ment|ing)|why not|who cares|who'?s counting|my bad|guilty as charged
  i know|bless (?:my|his|her|their|your) \\p{L}+|god (?:help|bless|forgive)|heaven help|lord help|bad me|naughty me
  shame on (?:me|us)|treat yo'? ?self|(?:stress|comfort|boredom|emotional|binge) eating|cheat (?:day|meal|night)|as (?:usual|always|ever)
`);
/** "Don't judge", but "didn't eat the bun" tells what was left. */
const denied = String.raw`(?:do not|don'?t|didn'?t|did not|can'?t|couldn'?t|won'?t|wouldn'?t|shouldn'?t(?: have)?) (?:even |really |you dare )?(?:judge|tell|ask|care|regret|hate|know|remember|laugh|worry|believe|help|stop|measure|weigh|count|mean|sleep|blame|shout|yell|at me|look|think|say|resist|wait)\b`;
const afterwards =
  "(?:after (?:a )?(?:little |short )?(?:while|bit)|(?:an hour|half an hour|a few hours|\\d{1,2} (?:hours?|hrs?|mins?|minutes?)) (?:later|after|ago)|(?:a (?:bit|little|while) |much )?later(?: on| tonight| today| that (?:day|night|evening))?|afterwards?|eventually|in a bit)";

const remark = [
  `${exclaimed}\\b${goesOn}`,
  "my (?:new |all[- ]time )?(?:favou?rite|fave|fav)",
  `${denied}${goesOn}`,
  `(?:(?:i|it|was|its|it's|just|totally|really|so|well|absolutely|definitely) ){0,3}${feltFor} (?:it|them|me|us|myself|that|this|every (?:bite|bit|calorie|crumb|drop|mouthful))`,
  `(?:(?:was|were|its|it's|it was|they were) )?${often} (?:damn |bloody )?${taste}`,
].join("|");
const closes = String.raw`(?: (?:lol|haha+|today|now|again|rn|right now|though|tho|tbh|anyway)){0,2}(?=[ )]*(?:[,.;!?\n]|$))`;

export const remarks: readonly Rule[] = [
  rule(
    String.raw`(?<=[\p{L}\d)])(?<!\b(?:and|with|the|an?|of|no|in|on|i|is|was|it)) ?(?:[,.;!]+ ?| )\(?(?:${remark}|${afterwards})${closes}`,
    "",
  ),
  // "Wine. Tired."
  rule(
    String.raw`(?<=^|[.,;!\n] ?)(?:${remark}|(?:(?:was|am|i'?m|i|feeling|felt|still|just|a bit|${often}) ){0,3}${self})${closes}`,
    "",
  ),
];
