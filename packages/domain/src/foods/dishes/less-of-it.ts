import { spoons } from "../measures/weight-words.ts";

const volume = new RegExp(String.raw`^(?:cup|fl oz|oz|${spoons})\b`);

/** Whether a measure holds as much whatever was left out of the food: a cup stays a cup. */
export const holdsAsMuch = ({ name }: { name: string }): boolean => volume.test(name);

/** The measures of a food of which only a share is left: a plate with less on it is lighter. */
export const lighter = <Measure extends { name: string; grams: number }>(
  measures: readonly Measure[],
  share: number,
): Measure[] =>
  measures.map((measure) =>
    holdsAsMuch(measure) ? measure : { ...measure, grams: measure.grams * share },
  );
