import type { ImportProgress, ImportReading, ImportSummary } from "@morsel/contract/imports";
import { wholeText } from "@morsel/domain/english";

const formats = new Map([
  ["morsel", "Morsel"],
  ["myfitnesspal", "MyFitnessPal"],
  ["cronometer", "Cronometer"],
  ["loseit", "Lose It!"],
  ["yazio", "YAZIO"],
  ["fatsecret", "FatSecret"],
  ["sparkyfitness", "SparkyFitness"],
  ["nutritrace", "NutriTrace"],
  ["waistline", "Waistline"],
  ["apple-health", "Apple Health"],
]);

const things = new Map([
  ["thing", ["thing", "things"]],
  ["meal", ["entry", "entries"]],
  ["water", ["day of water", "days of water"]],
  ["fast", ["fast", "fasts"]],
  ["photo", ["photo", "photos"]],
  ["profile", ["profile", "profiles"]],
  ["setting", ["setting", "settings"]],
  ["goals", ["change of goals", "changes of goals"]],
  ["achievement", ["achievement", "achievements"]],
]);
const ignored = new Map([
  ["exercise", "exercise"],
  ["measurement", "measurements"],
  ["note", "notes"],
  ["deleted", "deleted entries"],
  ["summary", "sums of days"],
  ["nutrient", "nutrients that Morsel doesn't know"],
  ["health", "other health data"],
]);
/** What stays out for a reason of its own. */
const leftOut = new Map<string, (rows: string) => string>([
  ["copy", (rows) => `${rows} that another app has copied stay out: each counts once.`],
  ["own", (rows) => `${rows} of Morsel's own stay out: they are here already.`],
  ["energyless", (rows) => `${rows} without calories stay out: Morsel doesn't guess them.`],
]);

const counted = (count: number, kind: string): string => {
  const [one = kind, many = kind] = things.get(kind) ?? [];
  return `${wholeText(count)} ${count === 1 ? one : many}`;
};
/** A table has entries only, an export of ours all sorts of things. */
const countedOf = (count: number, format: string): string =>
  counted(count, format === "morsel" || format === "apple-health" ? "thing" : "meal");
const rows = (count: number): string => (count === 1 ? "1 row" : `${wholeText(count)} rows`);

/** Texts about bringing one's history from elsewhere. */
export const importMessages = {
  title: "Import",
  text: "Bring your history from MyFitnessPal, Cronometer, Lose It!, YAZIO, FatSecret, SparkyFitness, NutriTrace, Waistline, Apple Health, or any table as CSV. You see what a file holds before anything is written.",
  choose: "Choose a file",
  offline: "Importing needs the server, which can't be reached just now.",
  sending: (name: string) => `Sending ${name}`,
  checking: (name: string) => `Reading ${name}`,
  cancel: "Cancel",
  close: "Close",
  failedTitle: "The import failed",
  lostSight: "How far the import is can't be told",
  lost: "The connection was lost. Nothing was written; choose the file again.",
  failed: "Something went wrong. Nothing was written; try again.",
  notLetThrough: "A proxy in front of the server takes no file this large. Nothing was written.",
  source: ({ format, fileName }: Pick<ImportReading, "format" | "fileName">) =>
    `${formats.get(format) ?? "Table"}: ${fileName}`,
  nothing: "There is nothing in this file that could be imported.",
  nothingNew: "Everything in this file is here already.",
  counts: (counts: ImportReading["counts"]) =>
    Object.entries(counts)
      .map(([kind, count]) => counted(count, kind))
      .join(", "),
  holds: "Holds",
  days: "Days",
  span: ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} to ${to}`),
  /** Said as soon as a file is read: the parts of what is shown, one after the other. */
  announced: (parts: readonly string[]) =>
    parts.map((part) => (/[.?]$/.test(part) ? part : `${part}.`)).join(" "),
  fact: (name: string, value: string) => `${name}: ${value}`,
  unread: "Can't be read",
  rows,
  ignored: (kind: string, count: number) =>
    leftOut.get(kind)?.(rows(count)) ??
    `${rows(count)} of ${ignored.get(kind) ?? kind} stay out: there is no place for them here.`,
  health: {
    note: "Of Apple Health's export (export.xml, or its ZIP), only meals, water and the number of other records leave this device. What these say stays here.",
    reading: (name: string) => `Reading ${name} on this device`,
    faults: {
      other: "This XML is none of Apple Health's exports. Choose its export.xml or ZIP.",
      broken: "This export.xml is damaged and can't be read. Export it once more.",
      cutOff: "This export.xml ends in the middle. Export it once more.",
      many: "This export has more meals and water than one import can take: a million entries, or four million figures.",
      brokenZip: "This ZIP is damaged, or ends in the middle. Export it once more.",
      noExport: "There is no export.xml in this ZIP.",
    },
  },
  conflict({ kind, meets, count }: ImportReading["conflicts"][number]): string {
    const what = counted(count, kind);
    const is = count === 1;
    switch (meets) {
      case "same":
        return `${what} ${is ? "is" : "are"} here already, and ${is ? "stays" : "stay"} as ${is ? "it is" : "they are"}.`;
      case "beside":
        return `${what} ${is ? "is" : "are"} for days that have other entries. Both are kept.`;
      case "kept":
        return `${what} ${is ? "meets" : "meet"} something older, which is kept.`;
    }
  },
  noRoom({ count, days }: ImportReading["noRoom"]): string {
    const shown = days.slice(0, 5).join(", ");
    const more = days.length > 5 ? ` and ${wholeText(days.length - 5)} more` : "";
    return `${counted(count, "meal")} ${count === 1 ? "finds" : "find"} no room, since a day holds no more: ${shown}${more}.`;
  },
  problems: (count: number) => `${rows(count)} that can't be read`,
  problem: (row: number, reason: string) => `Row ${wholeText(row)}: ${reason}`,
  moreProblems: (count: number) => `And ${wholeText(count)} more.`,
  apply: (count: number, format: string) => `Import ${countedOf(count, format)}`,
  applying: "Importing",
  cancelling: "Cancelling: what was written is taken back",
  undoing: "Undoing: what was written is taken back",
  progress: ({ done, total }: ImportProgress) => `${wholeText(done)} of ${wholeText(total)}`,
  ended({ state, added, skipped, noRoom }: ImportProgress, format: string): string {
    if (state === "undone")
      return "The import is undone. What you had edited since is still there.";
    if (state === "cancelled") return "The import is cancelled. Nothing of it was kept.";
    if (state === "failed") return "The import failed, and nothing of it was kept.";
    const known = skipped - noRoom;
    const here =
      known > 0 ? ` ${wholeText(known)} ${known === 1 ? "was" : "were"} here already.` : "";
    const left = noRoom > 0 ? ` ${wholeText(noRoom)} found no room on days that are full.` : "";
    return `${countedOf(added, format)} added.${here}${left}`;
  },
  undo: "Undo import",
  another: "Import another file",
  earlier: "Earlier imports",
  summary: ({ createdAt, added, format }: ImportSummary) =>
    `${new Date(createdAt).toLocaleDateString("en", { dateStyle: "medium" })}, ${countedOf(added, format)}`,
  undoNamed: (name: string) => `Undo the import of ${name}`,
  mapping: {
    questionOf: (asks: NonNullable<ImportReading["needsMapping"]>["asks"]) =>
      asks.includes("columns")
        ? "What are the columns of this file?"
        : "How are the dates written?",
    sample: "The first rows of the file",
    none: "Not in the file",
    check: "Show what it holds",
    more: "More nutrients",
    needed: "A file needs a date and calories.",
    dateOrder: "Dates",
    orders: {
      ymd: "Year, month, day (2026-12-31)",
      dmy: "Day, month, year (31/12/2026)",
      mdy: "Month, day, year (12/31/2026)",
    },
    chooseOrder: "Choose how they are written",
    decimal: "Numbers",
    decimals: { ".": "1,234.5", ",": "1.234,5" },
    energyUnit: "Energy is in",
    energyUnits: { kcal: "kcal", kJ: "kJ" },
    fields: {
      date: "Date",
      time: "Time",
      meal: "Meal",
      name: "Name of the food",
      brand: "Brand",
      quantity: "Amount",
      unit: "Unit of the amount",
      grams: "Grams",
      calories: "Calories",
    },
  },
} as const;
