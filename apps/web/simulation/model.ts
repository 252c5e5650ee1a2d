import type { Meal } from "@morsel/contract/meals";
import { clampGlasses } from "@morsel/domain/water/glasses";
import type { Answer, Call } from "./network.ts";

/** Whether it was certainly stored on the device, or its tab may have been killed before. */
type Made = "surely" | "perhaps";

interface Entry {
  name: string;
  /** By the true clock. */
  loggedAt: number;
  made: Made;
  deleted: Made | null;
  /** What each field was set to; the first is what it was logged with. */
  values: Record<Field, { value: unknown; made: Made }[]>;
}

/** How long (ms) after it was stored every tab of the device has heard of it. */
const aWhile = 1_000;

export const fields = ["name", "calories", "date"] as const;
export type Field = (typeof fields)[number];
export type Logged = Record<Field, unknown> & { name: string };

export interface ServerView {
  diary: Meal[];
  water: { date: string; glasses: number }[];
  goal: number;
  /** A value that is carried between devices, as text; null if there is none. */
  kept: string | null;
}

/** What must hold of one person's things, whatever happened on the way. */
export function createModel(now: () => number) {
  const entries = new Map<string, Entry>();
  const goals: { value: number; made: Made }[] = [];
  const kept: string[] = [];
  /** Steps of water by day: how many were made, and those that the server took, by id. */
  const steps: { date: string; made: Made }[] = [];
  const taken = new Map<string, { date: string; step: number; mayBeGone: boolean }>();
  /** What became certain only once the device had come to rest. */
  let open: { made: Made }[] = [];
  /** When somebody deleted all data, after which entries may be gone: asked for and answered. */
  let erased = { from: -Infinity, to: -Infinity };
  /**
   * A device's clock was set after something had been made: what waits is dated wrong, and so is
   * what is made next, as changes keep their order.
   */
  let isDatedWrong = false;

  const note = <Thing extends { made: Made }>(thing: Thing): Thing => {
    open.push(thing);
    return thing;
  };

  function complaints({ diary, water, goal, kept: carried }: ServerView): string[] {
    const wrong: string[] = [];
    const there = new Map(diary.map((meal) => [meal.id, meal]));
    if (there.size !== diary.length) wrong.push("an entry is there twice");
    for (const id of there.keys()) if (!entries.has(id)) wrong.push(`nobody logged ${id}`);
    for (const [id, { name, made, deleted, values }] of entries) {
      const meal = there.get(id);
      if (!meal) {
        if (made === "surely" && deleted === null) wrong.push(`${name} is lost`);
        continue;
      }
      if (deleted === "surely") wrong.push(`${name} was deleted and is there`);
      for (const field of fields) {
        const [first, ...edits] = values[field];
        const isEdited = edits.some((edit) => edit.made === "surely");
        const possible = isEdited || !first ? edits : [first, ...edits];
        if (!possible.some(({ value }) => value === meal[field]))
          wrong.push(`${field} of ${name} is ${String(meal[field])}`);
      }
    }
    const isSet = goals.some(({ made }) => made === "surely");
    if (isSet && !goals.some(({ value }) => value === goal)) wrong.push(`the goal is ${goal}`);
    if (carried !== null && !kept.includes(carried)) wrong.push(`${carried} is kept`);
    const days = new Set([...steps, ...water].map(({ date }) => date));
    for (const date of days) {
      const ofDay = steps.filter((one) => one.date === date);
      const counted = [...taken.values()].filter((one) => one.date === date);
      const surely = ofDay.filter(({ made }) => made === "surely").length;
      if (counted.length < surely || counted.length > ofDay.length)
        wrong.push(`of ${ofDay.length} steps of water (${surely} surely) ${counted.length} count`);
      let sums = [0];
      for (const { step, mayBeGone } of counted) {
        const after = sums.map((glasses) => clampGlasses(glasses + step));
        sums = mayBeGone ? [...new Set([...sums, ...after])] : after;
      }
      const glasses = water.find((day) => day.date === date)?.glasses ?? 0;
      if (!sums.includes(glasses))
        wrong.push(`${date} has ${glasses} glasses instead of ${sums.join(" or ")}`);
    }
    return wrong;
  }

  return {
    /** Whether it is certain that nobody has deleted it. */
    isThere: (id: string): boolean => entries.get(id)?.deleted === null && erased.to === -Infinity,
    /** Whether it was stored on its device a while ago for sure, and nobody has deleted it. */
    isKept(id: string): boolean {
      const entry = entries.get(id);
      const isStored = entry?.made === "surely" && now() - entry.loggedAt >= aWhile;
      return isStored && entry.deleted === null && erased.to === -Infinity;
    },
    /** Whether it is certain that somebody has. */
    isGone: (id: string): boolean => entries.get(id)?.deleted === "surely",
    log(id: string, meal: Logged): void {
      const { name } = meal;
      const entry = note<Entry>({
        ...{ name, loggedAt: now() },
        made: "perhaps",
        deleted: null,
        values: { name: [], calories: [], date: [] },
      });
      for (const field of fields) entry.values[field].push({ value: meal[field], made: "surely" });
      entries.set(id, entry);
    },
    edit(id: string, change: Partial<Record<Field, unknown>>): void {
      for (const field of fields)
        if (change[field] !== undefined)
          entries.get(id)?.values[field].push(note({ value: change[field], made: "perhaps" }));
    },
    remove(id: string): void {
      const entry = entries.get(id);
      if (!entry || entry.deleted === "surely") return;
      entry.deleted = "perhaps";
      open.push({
        set made(made: Made) {
          entry.deleted = made;
        },
        get made() {
          return entry.deleted ?? "perhaps";
        },
      });
    },
    setClock(): void {
      isDatedWrong ||= entries.size + goals.length + steps.length + kept.length > 0;
    },
    setGoal: (value: number): void => void goals.push(note({ value, made: "perhaps" })),
    keep: (text: string): void => void kept.push(text),
    pour: (date: string): void => void steps.push(note({ date, made: "perhaps" })),
    /** What was made since was stored, unless its tab is gone. */
    close(isStored: boolean): void {
      if (isStored) for (const one of open) one.made = "surely";
      open = [];
    },
    /** The server has answered a call. */
    heed({ method, address, body, sentAt }: Call, { status }: Answer): void {
      if (method === "DELETE" && address === "/api/user/delete-data" && status === 200) {
        // What was on its way may come after it; what was logged before and waited may not.
        for (const entry of entries.values()) {
          entry.made = "perhaps";
          if (entry.loggedAt < sentAt) entry.deleted = "surely";
          else if (entry.deleted !== null) entry.deleted = "perhaps";
          for (const field of fields)
            for (const value of entry.values[field].slice(1)) value.made = "perhaps";
        }
        for (const one of [...goals, ...steps]) one.made = "perhaps";
        taken.clear();
        erased = { from: sentAt, to: now() };
      }
      // Who says how long ago it was made is misunderstood when the clock was set since.
      if (method !== "GET" && status === 410 && isDatedWrong)
        for (const one of [...goals, ...steps, ...entries.values()]) one.made = "perhaps";
      if (method === "POST" && address === "/api/meals/logged" && status === 201) {
        const { id } = JSON.parse(body ?? "") as { id: string };
        const entry = entries.get(id);
        // A request that is long on its way seems to have been made later.
        const seemsMade = (entry?.loggedAt ?? 0) + now() - sentAt;
        const mayCome = sentAt <= erased.to || seemsMade >= erased.from || isDatedWrong;
        if (entry?.deleted && mayCome) {
          entry.deleted = "perhaps";
          // Edits meanwhile found nothing.
          for (const field of fields)
            for (const edit of entry.values[field].slice(1)) edit.made = "perhaps";
        }
      }
      if (method !== "POST" || address !== "/api/water/steps" || status !== 200) return;
      const { id, date, step } = JSON.parse(body ?? "") as {
        id: string;
        date: string;
        step: number;
      };
      // Beside a deletion of everything, the server may have taken it before or after.
      if (!taken.has(id)) taken.set(id, { date, step, mayBeGone: sentAt <= erased.to });
    },
    complaints,
  };
}
