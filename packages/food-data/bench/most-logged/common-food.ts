/**
 * Foods that people log most: how they say them, and what their usual measures weigh. The numbers
 * are the reference's own, the grams its household measures (or a band, where people mean a vessel
 * and not a measure). A composed dish has no number of its own there: what counts is whether its
 * energy lies in the band that restaurants and recipe books publish for such a portion. All of it
 * was written down without asking the engine.
 */
export interface CommonFood {
  /** Reference numbers that are right; none for a composed dish. */
  ids: readonly string[];
  ways: readonly string[];
  measures: readonly CommonMeasure[];
}

export interface CommonMeasure {
  measurement: string;
  /** Lowest and highest that are right: grams of a reference food, kcal of a dish. */
  band: readonly [number, number];
}

/** A food of the reference; `ids` parted by "|", ways by "; ", measures as "1 cup = 244". */
export function food(ids: string, ways: string, measures: string): CommonFood {
  return { ids: ids.split("|"), ways: ways.split("; "), measures: readMeasures(measures) };
}

/** A composed dish, with the kcal that are published for it: "1 cup = 300-420". */
export function dish(ways: string, measures: string): CommonFood {
  return { ids: [], ways: ways.split("; "), measures: readMeasures(measures) };
}

function readMeasures(text: string): CommonMeasure[] {
  return text.split("; ").map((measure) => {
    const [measurement = "", figure = ""] = measure.split(" = ");
    const [from = 0, to] = figure.split("-").map(Number);
    const slack = Math.max(1, from * 0.05);
    return { measurement, band: to === undefined ? [from - slack, from + slack] : [from, to] };
  });
}
