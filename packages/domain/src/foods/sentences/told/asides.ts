import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { begins, count } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** What notes tell beside the foods: how they were made, with whom they were shared. */
export const asides: readonly Rule[] = [
  rule(
    String.raw`(?<=\p{L}{3}),? (?:homemade|home[- ]?(?:made|baked|cooked)|from scratch)(?=[,.;\n]|$)`,
    "",
  ),
  // "2 bagels, split one with my husband": which of them is told already.
  rule(
    String.raw`,? (?:and |but )?(?:i )?(?:split|shared|gave) one (?:with|to|w/) (?:my |the )?\p{L}+`,
    "",
  ),
  // "Chili, 1 serving. Recipe makes 6: 2 lb beef …": what was eaten has been told.
  rule(
    String.raw`[.,;]? \(?(?:the )?(?:whole )?recipe (?:makes|serves|yields) (?:about )?\d+[^\n]*$`,
    "",
  ),
  // "I was going to have a burger but had a salad instead"
  rule(
    String.raw`(?:\bi )?\b(?:was|were) (?:going|planning|about|meant|supposed) to (?:have|eat|get|order|make|cook) [^,.;\n]{2,50}?,? (?:but|so|and) (?:then |instead |i |just |ended up |settled for |went for |went with )*(?:had |ate |got |having |eating |ordered )?(?=${begins}|\p{L})`,
    "had ",
  ),
  rule(String.raw`(?<=\p{L}) instead(?=[,.;\n]|$)`, ""),
  // "Nothing but a coffee", "only water today"
  rule(String.raw`(?<=^|[,;.\n] ?)(?:only|nothing (?:but|except)|just) (?=\p{L}|\d)`, ""),
  // "One brownie from a tray of 16"
  rule(
    String.raw`,? (?:from|out of) an? (?:tray|batch|pack|box|pan|bag|tin) of (?:about )?${count}\b`,
    "",
  ),
  // "Went to the cinema medium popcorn"
  rule(
    String.raw`(?:\bi |\bwe )?\bwent to (?:the |a )?\p{L}+(?:,| and had)? (?=(?:${sizes}|${begins}))`,
    "",
  ),
  // "2 rice cakes with almond butter, 1 tbsp on each"
  rule(
    String.raw`\bwith (\p{L}[^,;.\n\d]{2,30}), (\d[\d./]* ?(?:${spoons}|slices?|oz|g)) (?:on|in|for) each\b`,
    "with $2 of $1",
  ),
  // "2 oreos crushed in", "an egg dropped in", "walnuts on top".
  rule(
    String.raw`(?<=\p{L}) (?:crushed|mixed|stirred|blended|mashed|chopped|cut up|sliced|sprinkled|thrown|crumbled|dropped|cracked|whisked|swirled|folded|melted) (?:in(?:to)?(?: it)?|up|on top|over(?: it)?)(?=[,.;\n]|$)`,
    "",
  ),
  // "Whey shaken up in water": what dissolves it.
  rule(
    String.raw`(?<=\b(?:whey|casein|isolate|protein|powder)) (?:(?:shaken|mixed|blended|stirred|dissolved) (?:up )?)?(?:in|with) water\b`,
    "",
  ),
  // "A burger on the grill with cheese": how it was cooked is told after it.
  rule(
    String.raw`,? \b(?:on|in|off|from) (?:the|my|our|an?) (?:gas |charcoal )?(?:grill|smoker|bbq|barbecue|stove|stovetop|griddle|air ?fryer|oven|crock ?pot|slow cooker|instant pot|microwave|skillet|frying pan|cast iron(?: skillet| pan)?)\b`,
    "",
  ),
  // "Potstickers pan fried", with the oil told or not.
  rule(
    String.raw`(?<=\p{L}|\d(?: ?(?:oz|g))?) (?:pan|air)[- ]?(?:fried|fryed)(?=[,.;\n]|$| (?:with|in)\b)`,
    "",
  ),
  // "Iced coffee 500ml (dare)": what is in brackets behind an amount.
  rule(
    String.raw`(?<=\d ?(?:g|ml|oz|l)) \((?!(?:raw|dry|cooked|uncooked|drained|weighed)\b)\p{L}[^)\d]{1,20}\)`,
    "",
  ),
];
