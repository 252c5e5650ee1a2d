/**
 * Foods that people log most: what they call them, and what the usual measures weigh. Ids are the
 * reference's or a label's, grams come from its household measures (or are a band, if people mean a vessel
 * rather than a measure). A composed dish has no id there: its energy must be within the band that
 * restaurants and recipe books publish for such a portion. All of it was written down without
 * asking the engine.
 */
export interface CommonFood {
  /** Ids that count as right; none for a composed dish. */
  ids: readonly string[];
  ways: readonly string[];
  measures: readonly CommonMeasure[];
}

export interface CommonMeasure {
  measurement: string;
  /** Lowest and highest that count as right: grams of a reference food, kcal of a dish. */
  band: readonly [number, number];
}

/**
 * A food of the reference. Separate `ids` by "|", `ways` by "; ", and write measures as "1 cup =
 * 244".
 */
export function food(ids: string, ways: string, measures: string): CommonFood {
  return { ids: ids.split("|"), ways: ways.split("; "), measures: readMeasures(measures) };
}

/** A composed dish, with published kcal: "1 cup = 300-420". */
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
