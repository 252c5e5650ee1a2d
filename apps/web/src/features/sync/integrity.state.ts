import { dayOnClock } from "@morsel/domain/day";
import { useSyncExternalStore } from "react";
import { answerNow } from "../../lib/answer-now.ts";
import { ApiFailure, call, NoConnection } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { createListeners } from "../../lib/listeners.ts";
import { personId } from "../../lib/person.ts";
import { toast } from "../../lib/toast.ts";
import { diaryQuery } from "../meals/queries.ts";
import { type Findings, issuesOf, type Rating, ratingOf } from "./integrity.ts";
import { syncMessages } from "./messages.ts";

/** ms: specification 2, section 9. */
const checkEvery = 12 * 60_000;

export interface Verdict {
  person: string;
  /** When it was checked (ms since 1970). */
  at: number;
  issues: readonly string[];
  rating: Rating;
}

let verdict: Verdict | null = null;
const { subscribe, tell } = createListeners();
const texts = syncMessages.integrity;

const ofPerson = () => (verdict?.person === personId() ? verdict : null);

/** The last check of this person's data; null before the first. */
export const useVerdict = (): Verdict | null => useSyncExternalStore(subscribe, ofPerson);

/** What a call answered, or what a refusal means. Throws if nothing was answered at all. */
async function looked<T, Refusal>(asked: Promise<T>, refused: (failure: ApiFailure) => Refusal) {
  return asked.catch((failure: unknown) => {
    if (failure instanceof ApiFailure) return refused(failure);
    throw failure;
  });
}

async function look(): Promise<Findings> {
  const profile = await looked(
    call(contract.profile, "getUser").then(() => "found" as const),
    ({ status }) => (status === 404 ? "missing" : "unreachable"),
  );
  const day = dayOnClock(new Date());
  const span = { from: day, to: day };
  // Looked at before the server is asked: what arrives here meanwhile is there, too.
  const shown = answerNow(diaryQuery, span) ?? [];
  const waiting = new Set(outbox.waiting().flatMap(({ item }) => item.target));
  const saved = await looked(
    call(contract.meals, "listMeals", { query: span }).then((meals) => meals.map(({ id }) => id)),
    () => null,
  );
  return {
    profile,
    meals: saved ? "found" : "unreachable",
    persisted: shown.every(({ id }) => waiting.has(id) || saved?.includes(id)),
  };
}

/** Checks whether the server has what this device takes for saved, and says so if it hasn't. */
async function check(): Promise<void> {
  const person = personId();
  if (person === null || document.visibilityState !== "visible") return;
  let issues: string[];
  try {
    issues = issuesOf(await look());
  } catch (failure) {
    // Without a network there is nothing to check, and nothing is wrong.
    if (failure instanceof NoConnection) return;
    issues = [texts.issues.failed];
  }
  if (personId() !== person) return;
  const before = ofPerson()?.issues.join() ?? "";
  verdict = { person, at: Date.now(), issues, rating: ratingOf(issues) };
  tell();
  if (issues.length === 0 || issues.join() === before) return;
  toast({ title: texts.advice, description: issues.join(". "), tone: "warning" });
}

/** Checks every 12 minutes; returns what stops it. */
export function startChecking(): () => void {
  const timer = setInterval(() => void check(), checkEvery);
  return () => clearInterval(timer);
}
