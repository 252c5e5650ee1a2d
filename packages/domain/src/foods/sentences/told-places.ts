import { type Rule, rule } from "./told-rule.ts";

/** Where something was taken from, which its food isn't: "2 digestives off the tin". */
const toNextFood = "(?:(?! (?:and|with|then|plus|but|at|for|in|on|of)\\b)[^,.;:!?()\\n\\d]){1,40}";
const whose =
  "(?:the|my|me|our|his|her|their|your|an?|this|that|some|somebody'?s|someone'?s|\\p{L}+'s)";

export const places: readonly Rule[] = [
  // "Coffee @ work", "burger @ five guys"
  rule(String.raw`(?<=\p{L}) ?@ ?(?:the )?(?=\p{L})`, " from "),
  // "Fish and chips from the chippy - cod, chips": what is listed is told of the dish.
  rule(String.raw` (?:from|at|in) (?:the|my|our|an?) [\p{L}' ]{2,25}(?=(?: [-–]|:) )`, ""),
  // "Toast off the kids", "mars bar out the machine", "peanut butter straight outta the jar".
  rule(
    String.raw`(?<=\p{L}{2}|\d|\))(?<!\b(?:skin|fat|rind|shell|peel|day|night|week|took|take|came|come|was|is|made|been|ran|run|eat|eaten|ate|bit|kick|start|finish|round|top|cap|set|got|\p{L}+(?:ed|ing))),? (?:straight |right |fresh |direct |directly |still |cold )?(?:out of|outta|outa|out|off of|off|offa) ${whose} ${toNextFood}`,
    "",
  ),
  rule(
    String.raw`(?<=\p{L}{2}),? (?:off (?:him|her|them|someone|somebody|a mate|mates?)|(?:straight|right) (?:from|out of|outta) (?:the |my )?(?:jar|tub|box|bag|packet|pack|carton|tin|can|bottle|fridge|freezer|pan|pot))${"(?=[,.;:!?)\\n]|$| (?:and|with|then|plus)\\b)"}`,
    "",
  ),
];
