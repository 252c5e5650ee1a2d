import type { Day } from "@morsel/domain/day";
import { numberText, shortDate, weekdayShort, wholeText } from "@morsel/domain/english";
import { mealTypeName } from "@morsel/domain/meals/meal-type";
import type { Figure } from "@morsel/domain/reports/figures";
import type { Observation } from "@morsel/domain/reports/observations";
import type { Report } from "@morsel/domain/reports/report";
import { hour } from "@morsel/domain/time";

const unknown = "–";
const percent = (share: number) => `${wholeText(share * 100)} %`;
const kcal = (energy: number) => `${wholeText(energy)} kcal`;
const count = (many: number, one: string, more = `${one}s`) =>
  `${wholeText(many)} ${many === 1 ? one : more}`;
/** With one decimal: an average is one, too. */
const glasses = (many: number) => {
  const shown = Math.round(many * 10) / 10;
  return `${numberText(shown)} ${shown === 1 ? "glass" : "glasses"}`;
};
const longDate = (day: string) => `${shortDate(day)}, ${day.slice(0, 4)}`;
const spanText = ({ from, to }: { from: string; to: string }) =>
  from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDate(from)} – ${longDate(to)}`
    : `${longDate(from)} – ${longDate(to)}`;
/** As many decimals as the nutrient is shown with. */
const rounded = (value: number, decimals: number) =>
  numberText(Math.round(value * 10 ** decimals) / 10 ** decimals);
/** `24.5 µg`; our typeface has the micro sign, not the Greek letter. */
const amount = (value: number, decimals: number, unit: string) =>
  `${rounded(value, decimals)} ${unit.replace("μ", "µ")}`;
const hours = (ms: number) => `${numberText(Math.round((ms / hour) * 10) / 10)} h`;

const observation: {
  [Kind in Observation["kind"]]: (seen: Extract<Observation, { kind: Kind }>) => string;
} = {
  nothing: () => "Nothing was logged in this period.",
  gap: ({ from, to, days }) => `No entries on ${days} days in a row: ${spanText({ from, to })}.`,
  goal: ({ within, above, below, days }) =>
    `Of ${count(days, "logged day")}, ${within} within 10 % of the energy goal, ${above} above, ${below} below.`,
  halves: ({ first, second }) =>
    `Average energy was ${kcal(first)} in the first half of the period and ${kcal(second)} in the second.`,
  weekend: ({ weekend, weekdays }) =>
    `Saturdays and Sundays averaged ${kcal(weekend)}, other days ${kcal(weekdays)}.`,
  meal: ({ type, share }) => `${mealTypeName(type)} held ${percent(share)} of the energy.`,
  nutrient: ({ name, ofDailyValue }) =>
    `${name} averaged ${percent(ofDailyValue)} of the daily value.`,
  unknown: ({ names }) =>
    `Fewer than half of the entries have a figure for ${names.join(", ")}: ${
      names.length === 1 ? "its average counts" : "their averages count"
    } only what is known.`,
};

/** The report's words, and how it writes figures. */
export const documentMessages = {
  title: "Nutrition Report",
  unknown,
  percent,
  kcal,
  hours,
  rounded,
  amount,
  spanText,
  longDate,
  headline: (name: string, span: Report["span"]) => `${name} · ${spanText(span)}`,
  subject: (name: string, span: Report["span"]) => `What ${name} ate and drank, ${spanText(span)}`,
  made: (day: Day) => `Made on ${longDate(day)} with Morsel from the person's own diary`,
  born: (day: string) => `Born ${longDate(day)}`,
  height: (height: string) => `Height ${height}`,
  weight: (weight: string) => `Weight ${weight}`,
  foot: (name: string, span: Report["span"]) =>
    `Morsel · Nutrition Report · ${name} · ${spanText(span)}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  complete: {
    title: "How Complete the Record Is",
    text({ days, loggedDays, entries, estimated, incomplete }: Report["completeness"]): string {
      const logged = `Entries on ${loggedDays} of ${count(days, "day")} (${percent(loggedDays / days)}).`;
      if (entries === 0) return logged;
      return `${logged} Of ${count(entries, "entry", "entries")}, ${wholeText(estimated)} ${estimated === 1 ? "has" : "have"} estimated energy (${percent(estimated / entries)}), and ${wholeText(incomplete)} ${incomplete === 1 ? "lacks" : "lack"} a figure for one or more of the vitamins and minerals below (${percent(incomplete / entries)}).`;
    },
    note: "Averages are per day with entries. Days without entries are left out, and unknown amounts are not counted as zero.",
  },
  energy: {
    title: "Energy and Macronutrients",
    columns: ["Per day", "Average", "Range", "Goal", "Of goal", "Of energy"],
    name: "Energy",
    range: ({ least, most }: Figure, decimals: number, unit: string) =>
      `${rounded(least, decimals)} – ${amount(most, decimals, unit)}`,
  },
  micronutrients: {
    title: "Vitamins and Minerals",
    columns: ["Per day", "Average", "Daily value", "Of daily value", "Known in"],
    known: (knownIn: number, entries: number) =>
      `${wholeText(knownIn)} of ${wholeText(entries)} entries`,
  },
  waterAndFasting: {
    title: "Water and Fasting",
    water: ({ water, goals, days }: Report) =>
      water.figure === null
        ? "Water: no glasses were counted."
        : `Water: ${glasses(water.figure.average)} a day on average, goal ${goals.dailyWaterGoal}; the goal was reached on ${water.goalDays} of ${count(days.filter(({ glasses }) => glasses !== null).length, "day")}.`,
    fasting: ({ fasts, completed, average, longest }: Report["fasting"]) => {
      if (fasts === 0) return "Fasting: no fasts ended in this period.";
      if (fasts === 1)
        return `Fasting: 1 fast of ${hours(longest)} ended, ${completed === 1 ? "which reached" : "short of"} its target.`;
      return `Fasting: ${wholeText(fasts)} fasts ended, ${completed} of them reached their target; ${hours(average)} on average, ${hours(longest)} the longest.`;
    },
  },
  standsOut: {
    title: "What Stands Out",
    text: (seen: Observation): string =>
      (observation[seen.kind] as (seen: Observation) => string)(seen),
    note: "These are observations from what was logged, not medical advice.",
  },
  days: {
    title: "Energy by Day",
    weeksTitle: "Energy by Week",
    goal: (goal: number) => `Goal ${kcal(goal)}`,
    alt: (span: Report["span"], energy: Figure | null, goal: number, isWeekly: boolean) =>
      energy === null
        ? `Bar chart without bars: no energy was logged, ${spanText(span)}.`
        : `Bar chart of the energy of each ${isWeekly ? "week's average day" : "day"}, ${spanText(span)}: ${kcal(energy.average)} on average, from ${kcal(energy.least)} to ${kcal(energy.most)} a day. A line marks the goal of ${kcal(goal)}.`,
  },
  meals: {
    title: "Energy by Meal",
    alt: (meals: Report["mealTypes"]) =>
      `Bar chart of each meal's part of the energy: ${meals.map(({ type, share }) => `${mealTypeName(type)} ${percent(share)}`).join(", ")}.`,
    value: ({ kcal: energy, share, entries }: Report["mealTypes"][number]) =>
      `${percent(share)} · ${kcal(energy)} · ${count(entries, "entry", "entries")}`,
  },
  macros: {
    title: "Macronutrients by Day",
    weeksTitle: "Macronutrients by Week",
    alt: (name: string, figure: Figure | null, goal: number, isWeekly: boolean) =>
      figure === null
        ? `${name}: no amounts are known.`
        : `${name}, chart by ${isWeekly ? "week" : "day"}: ${rounded(figure.average, 0)} g on average, from ${rounded(figure.least, 0)} to ${rounded(figure.most, 0)} g a day. A line marks the goal of ${rounded(goal, 0)} g.`,
  },
  each: {
    title: "Each Vitamin and Mineral",
    note: (isWeekly: boolean) =>
      `The line marks the daily value. A gap is a ${isWeekly ? "week" : "day"} without a known amount.`,
    alt: (name: string, share: number | null, isWeekly: boolean) =>
      share === null
        ? `${name}: no amounts are known.`
        : `${name}, chart by ${isWeekly ? "week" : "day"}: ${percent(share)} of the daily value on average.`,
    label: (name: string, share: number | null) =>
      share === null ? `${name}: not known` : `${name}: ${percent(share)} of daily value`,
  },
  all: {
    title: "All Nutrients",
    columns: ["Per day", "Average", "Range", "Known in"],
  },
  foods: {
    title: "Most Eaten Foods",
    columns: ["Food", "Times", "Energy", "Of energy"],
    note: (shown: number, all: number) =>
      `The ${shown} most often logged of ${wholeText(all)} different foods.`,
  },
  table: {
    days: "Days",
    weeks: "Weeks",
    weeksNote: "Per day with entries, by weeks from Sunday to Saturday.",
    columns: ["Entries", "Energy", "Protein", "Carbs", "Fat", "Water", "Fasted"],
    day: "Day",
    week: "Week from",
    date: (day: string) => `${weekdayShort(day)}, ${shortDate(day)}`,
    glasses,
  },
  entries: {
    title: "Every Entry",
    columns: ["Day", "Meal", "Food", "Amount", "Energy", "Protein", "Carbs", "Fat"],
    estimated: (energy: string) => `~ ${energy}`,
    note: "~ marks estimated energy. A dash is an unknown amount.",
  },
  source: {
    title: "Sources",
    text: "Food data: U.S. Department of Agriculture, Agricultural Research Service, National Nutrient Database for Standard Reference, and FoodData Central where the server uses it; labels and menus as their makers publish them; amounts that people entered themselves. Daily values are those of the U.S. Food and Drug Administration for adults. Goals are those set on the day of the report.",
    attached: (names: readonly string[]) =>
      `The period's data is attached to this file: ${names.join(" and ")}.`,
    lacking:
      "A question mark stands for a character whose typeface was not at hand. The attached files have all of them.",
    tableDescription: "The period's entries, one row each",
    dataDescription: "The period's data with all figures of this report",
  },
  /** The file's name, and those within it. */
  fileName: ({ from, to }: Report["span"], ending: string) => `morsel-${from}-to-${to}.${ending}`,
} as const;
