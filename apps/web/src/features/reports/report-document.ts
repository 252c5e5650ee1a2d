import { dayOnClock } from "@morsel/domain/day";
import { mealTypeName } from "@morsel/domain/meals/meal-type";
import { type MealNutrient, mealNutrients } from "@morsel/domain/meals/nutrition";
import { weekOf } from "@morsel/domain/meals/week";
import { averageOf } from "@morsel/domain/reports/figures";
import { type Report, type ReportDay, reportOf } from "@morsel/domain/reports/report";
import { toBytes } from "pdfkit/output";
import { entriesTable, reportData } from "./attachments.ts";
import { documentMessages as texts } from "./document.messages.ts";
import { type Bar, drawBars, drawRows, rowHeight } from "./report-charts.ts";
import type { ReportJob } from "./report-job.ts";
import { type Column, colors, openSheet, type Sheet } from "./sheet.ts";
import { type OpenFont, openTypeface } from "./typeface.ts";

/** Longer periods are drawn by weeks: so many bars and rows would be too many. */
const maxDays = 100;

const { unknown, amount, percent } = texts;

/** Columns as wide as these parts of the sheet; all but the first are numbers. */
function columnsOf(sheet: Sheet, titles: readonly string[], parts: readonly number[]): Column[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return titles.map((title, at) => ({
    title,
    width: (sheet.width * (parts[at] ?? 0)) / whole,
    align: at === 0 ? "left" : "right",
  }));
}

function drawHead(sheet: Sheet, { person, now }: ReportJob, report: Report): void {
  sheet.heading(1, texts.title);
  sheet.paragraph(texts.headline(person.name, report.span), { size: 12.5, bold: true });
  const { birthDate, height, weight } = person;
  const facts = [
    ...(birthDate ? [texts.born(birthDate)] : []),
    ...(height ? [texts.height(height)] : []),
    ...(weight ? [texts.weight(weight)] : []),
    texts.made(dayOnClock(new Date(now))),
  ];
  sheet.paragraph(facts.join(" · "), { color: colors.soft });
}

function drawEnergy(sheet: Sheet, { energy, macros, goals }: Report): void {
  const { title, columns, name, range } = texts.energy;
  sheet.heading(2, title);
  const row = (
    label: string,
    figure: Report["energy"],
    goal: number,
    unit: string,
    share: string,
  ) => [
    label,
    figure ? amount(figure.average, 0, unit) : unknown,
    figure ? range(figure, 0, unit) : unknown,
    amount(goal, 0, unit),
    figure ? percent(figure.average / goal) : unknown,
    share,
  ];
  const nameOf = (id: MealNutrient) => mealNutrients.find((one) => one.id === id)?.name ?? id;
  const rows = [
    row(name, energy, goals.dailyCalorieGoal, "kcal", ""),
    ...macros.map(({ id, figure, goal, share }) =>
      row(nameOf(id), figure, goal, "g", share === null ? unknown : percent(share)),
    ),
  ];
  sheet.table(columnsOf(sheet, columns, [2, 1.4, 2, 1.3, 1, 1.1]), rows, title);
}

function drawMicronutrients(sheet: Sheet, { nutrients, completeness }: Report): void {
  const { title, columns, known } = texts.micronutrients;
  sheet.heading(2, title);
  const rows = nutrients.flatMap(
    ({ name, unit, decimals, figure, dailyValue, ofDailyValue, knownIn }) =>
      dailyValue === null
        ? []
        : [
            [
              name,
              figure ? amount(figure.average, decimals, unit) : unknown,
              amount(dailyValue, decimals, unit),
              ofDailyValue === null ? unknown : percent(ofDailyValue),
              known(knownIn, completeness.entries),
            ],
          ],
  );
  sheet.table(columnsOf(sheet, columns, [2, 1.3, 1.3, 1.3, 2]), rows, title);
}

/** What a clinician reads in a minute. */
function drawFirstPage(sheet: Sheet, job: ReportJob, report: Report): void {
  drawHead(sheet, job, report);
  sheet.heading(2, texts.complete.title);
  sheet.paragraph(texts.complete.text(report.completeness));
  sheet.paragraph(texts.complete.note, { color: colors.soft });
  drawEnergy(sheet, report);
  drawMicronutrients(sheet, report);
  sheet.heading(2, texts.waterAndFasting.title, 30);
  sheet.paragraph(texts.waterAndFasting.water(report));
  sheet.paragraph(texts.waterAndFasting.fasting(report.fasting));
  sheet.heading(2, texts.standsOut.title, 30);
  sheet.list(report.observations.map(texts.standsOut.text));
  sheet.paragraph(texts.standsOut.note, { color: colors.soft });
}

/** The days of a period, by weeks where there are too many. */
function groupsOf(days: readonly ReportDay[]): ReportDay[][] {
  if (days.length <= maxDays) return days.map((day) => [day]);
  const weeks = new Map<string, ReportDay[]>();
  for (const day of days) {
    const [sunday = day.date] = weekOf(day.date);
    weeks.set(sunday, [...(weeks.get(sunday) ?? []), day]);
  }
  return [...weeks.values()];
}

const averageOrGap = (amounts: readonly number[]) =>
  amounts.length === 0 ? null : averageOf(amounts);

const barsOf = (
  groups: readonly ReportDay[][],
  amountOf: (day: ReportDay) => number | null,
): Bar[] =>
  groups.map((days) => ({
    day: days[0]?.date ?? "",
    amount: averageOrGap(
      days.flatMap((day) => {
        const amount = amountOf(day);
        return amount === null ? [] : [amount];
      }),
    ),
  }));

/** No glasses, or no fast: most likely nothing was counted. */
const someOrGap = (amount: number) => (amount > 0 ? amount : null);

const energyOf = (day: ReportDay) => (day.mealCount > 0 ? day.totalCalories : null);
const amountOf = (id: MealNutrient) => (day: ReportDay) =>
  day.nutrients[id].knownIn > 0 ? day.nutrients[id].total : null;

interface SmallChart {
  label: string;
  alt: string;
  bars: Bar[];
  goal: number;
  color: string;
}

/** Small charts, so many in a row. */
function drawSmallCharts(sheet: Sheet, columns: number, charts: readonly SmallChart[]): void {
  const between = 18;
  const wide = (sheet.width - (columns - 1) * between) / columns;
  const tall = 62;
  for (let at = 0; at < charts.length; at += columns) {
    const row = charts.slice(at, at + columns);
    sheet.figure(row.map(({ alt }) => alt).join(" "), tall, (top) => {
      for (const [index, { label, bars, goal, color }] of row.entries()) {
        const x = sheet.left + index * (wide + between);
        sheet.write(label, x, top + 10, { bold: true });
        drawBars(sheet, {
          ...{ x, y: top + 16, width: wide, height: tall - 22 },
          bars,
          goal,
          color,
        });
      }
    });
    sheet.space(4);
  }
}

function drawCharts(sheet: Sheet, report: Report, groups: readonly ReportDay[][]): void {
  const { span, energy, goals, mealTypes, macros, nutrients, days } = report;
  const isWeekly = groups.length < days.length;
  const goal = goals.dailyCalorieGoal;
  sheet.heading(2, isWeekly ? texts.days.weeksTitle : texts.days.title, 160);
  sheet.figure(texts.days.alt(span, energy, goal, isWeekly), 150, (top) =>
    drawBars(sheet, {
      ...{ x: sheet.left, y: top + 6, width: sheet.width, height: 140, hasAxes: true },
      ...{ bars: barsOf(groups, energyOf), goal, goalText: texts.days.goal(goal) },
      color: colors.primary,
    }),
  );
  sheet.heading(2, texts.meals.title, 80);
  sheet.figure(texts.meals.alt(mealTypes), mealTypes.length * rowHeight, (top) =>
    drawRows(
      sheet,
      top,
      mealTypes.map((meal) => ({
        ...{ label: mealTypeName(meal.type), share: meal.share, value: texts.meals.value(meal) },
      })),
    ),
  );
  sheet.heading(2, isWeekly ? texts.macros.weeksTitle : texts.macros.title, 70);
  drawSmallCharts(
    sheet,
    macros.length,
    macros.map(({ id, figure, goal: grams }) => {
      const name = mealNutrients.find((one) => one.id === id)?.name ?? id;
      return {
        label: `${name}: ${figure ? amount(figure.average, 0, "g") : unknown}`,
        alt: texts.macros.alt(name, figure, grams, isWeekly),
        ...{ bars: barsOf(groups, amountOf(id)), goal: grams, color: colors[id] },
      };
    }),
  );
  sheet.heading(2, texts.each.title, 90);
  sheet.paragraph(texts.each.note(isWeekly), { color: colors.soft });
  sheet.space(5);
  drawSmallCharts(
    sheet,
    2,
    nutrients.flatMap(({ id, name, dailyValue, ofDailyValue }) =>
      dailyValue === null
        ? []
        : [
            {
              label: texts.each.label(name, ofDailyValue),
              alt: texts.each.alt(name, ofDailyValue, isWeekly),
              ...{ bars: barsOf(groups, amountOf(id)), goal: dailyValue, color: colors.primary },
            },
          ],
    ),
  );
}

function drawNutrients(sheet: Sheet, { nutrients, completeness }: Report): void {
  const { title, columns } = texts.all;
  sheet.heading(2, title);
  const rows = nutrients.map(({ name, unit, decimals, figure, knownIn }) => [
    name,
    figure ? amount(figure.average, decimals, unit) : unknown,
    figure ? texts.energy.range(figure, decimals, unit) : unknown,
    texts.micronutrients.known(knownIn, completeness.entries),
  ]);
  sheet.table(columnsOf(sheet, columns, [2, 1.3, 2, 2]), rows, title);
}

function drawFoods(sheet: Sheet, { foods, foodCount }: Report): void {
  const { title, columns, note } = texts.foods;
  sheet.heading(2, title);
  const rows = foods.map(({ name, times, kcal, share }) => [
    ...[name, `${times} ×`, texts.kcal(kcal), percent(share)],
  ]);
  sheet.table(columnsOf(sheet, columns, [5, 1, 1.4, 1.1]), rows, title);
  if (foodCount > foods.length)
    sheet.paragraph(note(foods.length, foodCount), { color: colors.soft });
}

function drawDays(sheet: Sheet, { days }: Report, groups: readonly ReportDay[][]): void {
  const table = texts.table;
  const isWeekly = groups.length < days.length;
  sheet.heading(2, isWeekly ? table.weeks : table.days);
  if (isWeekly) sheet.paragraph(table.weeksNote, { color: colors.soft });
  const average = (group: readonly ReportDay[], of: (day: ReportDay) => number | null) =>
    barsOf([[...group]], of)[0]?.amount ?? null;
  const shown = (value: number | null, text: (value: number) => string) =>
    value === null ? unknown : text(value);
  const rows = groups.map((group) => [
    table.date(group[0]?.date ?? ""),
    String(group.reduce((sum, { mealCount }) => sum + mealCount, 0)),
    shown(average(group, energyOf), texts.kcal),
    ...(["protein", "carbs", "fat"] as const).map((id) =>
      shown(average(group, amountOf(id)), (grams) => amount(grams, 0, "g")),
    ),
    shown(
      average(group, ({ glasses }) => someOrGap(glasses ?? 0)),
      table.glasses,
    ),
    shown(someOrGap(group.reduce((sum, { fasted }) => sum + fasted, 0)), texts.hours),
  ]);
  const titles = [isWeekly ? table.week : table.day, ...table.columns];
  sheet.table(
    columnsOf(sheet, titles, [1.6, 1, 1.3, 1.1, 1.1, 1.1, 1.3, 1.1]),
    rows,
    titles[0] ?? "",
  );
}

function drawEntries(sheet: Sheet, { source }: ReportJob): void {
  const { title, columns, estimated, note } = texts.entries;
  sheet.heading(2, title);
  sheet.paragraph(note, { color: colors.soft });
  const grams = (value: number | null) => (value === null ? unknown : amount(value, 1, "g"));
  const rows = source.entries.map((entry) => [
    texts.table.date(entry.date),
    mealTypeName(entry.mealType),
    entry.name,
    entry.measurement ?? grams(entry.grams),
    entry.estimated ? estimated(texts.kcal(entry.calories)) : texts.kcal(entry.calories),
    ...[entry.protein, entry.carbs, entry.fat].map(grams),
  ]);
  const wide = columnsOf(sheet, columns, [1.75, 1.2, 3.75, 1.6, 1.4, 1.1, 1.1, 1.1]);
  const isWords = [0, 1, 2, 3];
  sheet.table(
    wide.map((column, at) => ({ ...column, align: isWords.includes(at) ? "left" : "right" })),
    rows,
    title,
  );
}

function attach(sheet: Sheet, job: ReportJob, report: Report): void {
  const { title, text, attached, lacking, tableDescription, dataDescription } = texts.source;
  const date = new Date(job.now);
  const files = [
    ["csv", "text/csv", tableDescription, () => entriesTable(job.source.entries)],
    ["json", "application/json", dataDescription, () => reportData(job, report)],
  ] as const;
  const names = files.map(([ending, type, description, content]) => {
    const name = texts.fileName(report.span, ending);
    const about = { name, type, description, relationship: "Data" } as const;
    const bytes = new TextEncoder().encode(content());
    sheet.doc.file(bytes, { ...about, creationDate: date, modifiedDate: date });
    return name;
  });
  sheet.heading(2, title, 40);
  sheet.paragraph(text, { color: colors.soft });
  sheet.paragraph(attached(names), { color: colors.soft });
  if (sheet.isLacking()) sheet.paragraph(lacking, { color: colors.soft });
}

/** The report as a file. `tell` hears how much of it is done, from 0 to 1, and may hold it up. */
export async function reportFile(
  job: ReportJob,
  fonts: readonly OpenFont[],
  tell: (done: number) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { person, paper, now } = job;
  const report = reportOf(job.source);
  const { span } = report;
  await tell(0.1);
  const sheet = openSheet(openTypeface(fonts), {
    ...{ paper, now: new Date(now) },
    title: `${texts.title} · ${texts.headline(person.name, span)}`,
    subject: texts.subject(person.name, span),
  });
  const groups = groupsOf(report.days);
  const parts = [
    () => drawFirstPage(sheet, job, report),
    ...(report.energy ? [() => drawCharts(sheet, report, groups)] : []),
    ...(report.energy ? [() => drawNutrients(sheet, report)] : []),
    ...(report.energy ? [() => drawFoods(sheet, report)] : []),
    () => drawDays(sheet, report, groups),
    ...(job.isDetailed && report.energy ? [() => drawEntries(sheet, job)] : []),
    () => attach(sheet, job, report),
  ];
  for (const [at, draw] of parts.entries()) {
    draw();
    await tell(0.1 + (0.8 * (at + 1)) / parts.length);
  }
  sheet.foot((page, of) => [texts.foot(person.name, span), texts.page(page, of)]);
  const bytes = toBytes(sheet.doc);
  sheet.end();
  return bytes;
}
