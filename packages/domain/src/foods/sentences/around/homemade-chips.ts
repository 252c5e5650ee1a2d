import { weight } from "../../measures/weight-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { ends, foodBegins } from "../words.ts";

/** "Chips homemade 250 g raw potato": so many potatoes, and the oil that they took up, if it isn't told. */
const ofPotatoes = sparing(
  String.raw`${foodBegins}(?:some )?(?:(?:homemade|oven|air[- ]?fr(?:ied|yer)) ){0,2}(?:chips|fries|wedges)(?: homemade)?,? (?:made )?(?:from |with |of |\()?(\d[\d.]* ?${weight})(?: of)? (?:raw )?potato(?:es)?\)?${ends}`,
  "giu",
);
const fat = /\b(?:oil|butter|fat|dripping|spray|ghee)\b/iu;

/** A text whose chips of so many potatoes are these. */
export const withChipsOfPotatoes = (text: string): string =>
  text.replace(ofPotatoes, fat.test(text) ? "$1 of raw potatoes" : "$1 of raw potatoes, 2 tsp oil");
