import type { Catalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { readRangedRows } from "../ranged-rows.ts";
import type { Score } from "../score.ts";

const halfUnread = new Set(["home cooking from abroad", "Britain and beyond"]);
const unread = ["fresh eyes, held back", "in a hurry, held back"];
/** This many times too little or too much is far off. */
const far = 1.5;

/**
 * The notes of three dozen writers, who knew nothing of the engine and gave each total the range that a
 * dietitian would accept. Every second note of two groups, and a part of the later writers', have
 * been looked at by nobody: those are scored apart, and their misses never shown.
 */
export function scoreNotes(catalogue: Catalogue): Score[] {
  const rows = readRangedRows(new URL("./notes.txt", import.meta.url)).map((row) => {
    const { items } = readFoodSentence(catalogue, row.text);
    const kcal = items.reduce(
      (sum, { outcome }) => sum + (outcome.ok ? (outcome.calculation.nutrition.calories ?? 0) : 0),
      0,
    );
    return { ...row, kcal, isRight: kcal >= row.from && kcal <= row.to };
  });
  const groups = [...new Set(rows.map(({ group }) => group))].filter(
    (group) => !unread.includes(group),
  );
  const isHeldBack = ({ group }: { group: string }, at: number) =>
    at % 2 === 1 && halfUnread.has(group);
  const heldBack = rows.filter(isHeldBack);
  const seen = rows.filter((row, at) => !isHeldBack(row, at));
  const scoreOf = (name: string, some: typeof rows): Score => ({
    name,
    right: some.filter(({ isRight }) => isRight).length,
    of: some.length,
    misses: some
      .filter(({ isRight }) => !isRight)
      .map(({ text, kcal, from, to }) => `${text} → ${Math.round(kcal)}, not ${from}–${to}`),
  });
  const farOff = rows.filter(({ kcal, from, to }) => kcal < from / far || kcal > to * far);
  return [
    ...groups.map((group) =>
      scoreOf(
        `notes, ${group}`,
        seen.filter((row) => row.group === group),
      ),
    ),
    { ...scoreOf("notes, held back", heldBack), misses: [] },
    ...unread.map((name) => ({
      ...scoreOf(
        `notes, ${name}`,
        rows.filter(({ group }) => group === name),
      ),
      misses: [],
    })),
    { name: "… far off (half as much again)", right: farOff.length, of: rows.length, misses: [] },
  ];
}
