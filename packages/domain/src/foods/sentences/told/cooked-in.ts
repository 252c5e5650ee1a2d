import { cookedSo } from "../../names/cooking-words.ts";
import { ends } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * What a food was wrapped in, or cooked in, and isn't eaten or drunk by itself: "salmon in foil",
 * "mussels in white wine"; and the gravy that it lies in: "beef in gravy". A food named so keeps its
 * name.
 */

const cooked = `(?:(?:slow(?:ly)?[- ])?(?:${cookedSo}|casseroled|marinated|wrapped|done|bbq'?d) )?`;
const some = "(?:an? |the |some )?";
const wrapping =
  "(?:(?:tin|silver|alumini?um|kitchen) ?)?foil(?: (?:parcel|packet|pouch|wrap))?s?|(?:baking |parchment |greaseproof |brown )paper|parchment|(?:(?:roasting|cooking|oven|steam|paper|foil|microwave|plastic|freezer) )?bag|(?:foil |paper )?parcel|papillote";
/** What is cooked in wine; "pears in red wine" are, "ice cream in guinness" has it. */
const braised =
  "beef|steak|brisket|ox cheeks?|beef cheeks?|oxtail|short ribs?|shin|veal|pork|gammon|ham|lamb|lamb shanks?|mutton|venison|rabbit|hare|duck|pheasant|chicken|chicken thighs?|turkey|sausages?|chorizo|meatballs?|liver|kidneys?|mussels|moules|clams|cockles|scallops|prawns|shrimps?|squid|octopus|fish|salmon|cod|haddock|hake|monkfish|trout|mackerel|mushrooms?|onions|cabbage|pears?|peaches";
const wine =
  "(?:(?:red|white|ros[eé]|dry|sweet|marsala|madeira|port) )*(?:wine|marsala|madeira|port|sherry|vermouth)|guinness|stout|beer|ale|lager|cider|brandy|cognac|coke|cola";
const gravy = String.raw`(?:(?!(?:and|with|in) )\p{L}+ ){0,2}gravy`;

export const cookedIn: readonly Rule[] = [
  rule(String.raw`(?<=\p{L}),? \(?${cooked}in ${some}(?:${wrapping})\)?${ends}`, ""),
  rule(String.raw`(?<=\b(?:${braised})) ${cooked}in ${some}(?:${wine})(?: sauce)?${ends}`, ""),
  rule(String.raw`(?<=\p{L}{3}) in ${some}(?=${gravy}${ends})`, " with "),
];
