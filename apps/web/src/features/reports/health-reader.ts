import {
  createHealthGroups,
  type HealthPlace,
  type HealthSample,
  ManyGroups,
} from "@morsel/domain/reports/health-groups";
import {
  fieldOf,
  type HealthIgnored,
  readAmount,
  readInstant,
} from "@morsel/domain/reports/health-sample";
import { SaxesParser, type SaxesTagPlain } from "saxes";

/** Why a file can't be read. */
export type HealthFault = "other" | "broken" | "cutOff" | "many";

export class BrokenHealth extends Error {
  readonly fault: HealthFault;

  constructor(fault: HealthFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A record that can't be read, by its place among the records. */
export interface HealthProblem {
  row: number;
  code: "date" | "number";
  text: string;
}

export type HealthHistory = ReturnType<ReturnType<typeof createHealthReader>["end"]>;

const foodType = "HKCorrelationTypeIdentifierFood";
/** What Morsel wrote itself is in Morsel. */
const ownSource = "Morsel";
const maxProblems = 1_000;
const longestQuote = 60;

/** A record or a correlation whose end hasn't come yet. */
interface Open {
  attributes: Record<string, string>;
  food: string;
  meal: string;
}

const opened = ({ attributes }: SaxesTagPlain): Open => ({ attributes, food: "", meal: "" });

/**
 * Reads Apple Health's `export.xml` bit by bit. Entities that the file declares itself are never
 * expanded: one that is used makes the file a broken one.
 */
export function createHealthReader() {
  const groups = createHealthGroups();
  const ignored = new Map<HealthIgnored | "energyless", number>();
  const problems: HealthProblem[] = [];
  const parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  let depth = 0;
  let row = 0;
  let record: Open | undefined;
  let correlation: (Open & { samples: HealthSample[] }) | undefined;

  const ignore = (kind: HealthIgnored | "energyless", count = 1) => {
    if (count > 0) ignored.set(kind, (ignored.get(kind) ?? 0) + count);
  };

  function problem(code: HealthProblem["code"], text: string): void {
    if (problems.length < maxProblems)
      problems.push({ row, code, text: text.slice(0, longestQuote) });
  }

  function placeOf({ attributes, food, meal }: Open): HealthPlace | undefined {
    const { startDate = "", sourceName = "" } = attributes;
    const start = readInstant(startDate);
    if (!start) {
      problem("date", startDate);
      return undefined;
    }
    // Apple writes no-break spaces into names of devices.
    return { start, source: plain(sourceName), food: plain(food), meal: plain(meal) };
  }

  function sampleOf({ attributes }: Open): HealthSample | undefined {
    const { type = "", value = "", unit = "", startDate = "", endDate = startDate } = attributes;
    const field = fieldOf(type);
    if (typeof field === "object") {
      ignore(field.ignored);
      return undefined;
    }
    const end = readInstant(endDate);
    const amount = readAmount(field, value, unit);
    if (end && amount !== null) return { field, amount, end: end.at };
    if (end) problem("number", `${value} ${unit}`);
    else problem("date", endDate);
    return undefined;
  }

  function endRecord(one: Open): void {
    if (one.attributes["sourceName"] === ownSource) {
      ignore("own");
      return;
    }
    const sample = sampleOf(one);
    if (!sample) return;
    if (correlation) {
      correlation.samples.push(sample);
      return;
    }
    const place = placeOf(one);
    if (place) groups.add(place, sample);
  }

  function endCorrelation({ samples, ...one }: NonNullable<typeof correlation>): void {
    if (one.attributes["type"] !== foodType || one.attributes["sourceName"] === ownSource) return;
    const place = placeOf(one);
    if (place) groups.addFood(place, samples);
  }

  function note({ key = "", value = "" }: Record<string, string>): void {
    const one = record ?? correlation;
    if (!one) return;
    if (key === "HKFoodType") one.food = value;
    else if (/meal/i.test(key)) one.meal = value;
  }

  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth === 1 && tag.name !== "HealthData") throw new BrokenHealth("other");
    if (tag.name === "Record") {
      row += 1;
      record = opened(tag);
    } else if (tag.name === "Correlation") correlation = { ...opened(tag), samples: [] };
    else if (tag.name === "MetadataEntry") note(tag.attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    if (name === "Record" && record) {
      endRecord(record);
      record = undefined;
    } else if (name === "Correlation" && correlation) {
      endCorrelation(correlation);
      correlation = undefined;
    }
  });

  function guarded(work: () => unknown, fault: HealthFault): void {
    try {
      work();
    } catch (error) {
      if (error instanceof BrokenHealth) throw error;
      throw new BrokenHealth(error instanceof ManyGroups ? "many" : fault);
    }
  }

  return {
    /** Throws a `BrokenHealth` for what is no such file. */
    write: (text: string) => guarded(() => parser.write(text), row === 0 ? "other" : "broken"),

    /** Throws a `BrokenHealth` if the file wasn't over. */
    end() {
      guarded(() => parser.close(), row === 0 ? "other" : "cutOff");
      const { meals, water, copies, missing } = groups.end();
      ignore("copy", copies);
      ignore("energyless", missing);
      return { meals, water, ignored: Object.fromEntries(ignored), problems };
    },
  };
}

const plain = (text: string): string => text.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, " ").trim();
