import type { Meal } from "@morsel/contract/meals";
import type { User } from "@morsel/contract/profile";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import type { TrendDays } from "@morsel/domain/meals/trend";
import { timeZone } from "../fasting/clock.state.ts";
import type { Paper } from "./paper.ts";
import { reportThings } from "./report.queries.ts";
import { fontsFor } from "./report-fonts.ts";
import type { FromWorker, JobEntry, ReportJob, ReportPerson } from "./report-job.ts";

export interface ReportChoice {
  span: TrendDays;
  paper: Paper;
  isDetailed: boolean;
}

/** How much of the work is done once everything is gathered. */
const gathered = 0.3;

const entryOf = (meal: Meal): JobEntry => ({
  ...byNutrient(({ id }) => meal[id]),
  name: meal.name,
  date: meal.date,
  time: meal.time,
  mealType: meal.mealType,
  calories: meal.calories,
  estimated: meal.estimated,
  measurement: meal.measurement,
  grams: meal.grams,
});

function goalsOf(user: User): ReportJob["source"]["goals"] {
  const { dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal, dailyWaterGoal } = user;
  return { dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal, dailyWaterGoal };
}

/** Starts the worker that writes: its code loads while its work is still being gathered. */
function openWriter(tell: (done: number) => void, signal: AbortSignal) {
  const worker = new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      "file" in data ? resolve(data.file) : tell(gathered + (1 - gathered) * data.done);
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
  const write = (job: ReportJob) =>
    worker.postMessage(
      job,
      job.fonts.map(({ bytes }) => bytes.buffer),
    );
  return { file, write, close: () => worker.terminate() };
}

async function gather(
  { span, paper, isDetailed }: ReportChoice,
  user: User,
  person: ReportPerson,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<ReportJob> {
  tell(0.02);
  const { entries: meals, ...things } = await reportThings(span, signal);
  tell(gathered / 2);
  const entries = meals.map(entryOf);
  const words = entries.flatMap(({ name, measurement }) => [name, measurement ?? ""]);
  const fonts = await fontsFor([person.name, ...words]);
  signal.throwIfAborted();
  tell(gathered);
  const source = { ...things, span, entries, goals: goalsOf(user), zone: timeZone() };
  return { source, person, paper, isDetailed, now: Date.now(), fonts };
}

/**
 * Makes the report in a worker of its own, so that the page never stutters; its memory goes with it.
 * `tell` hears how much of it is done, from 0 to 1.
 */
export async function makeReport(
  choice: ReportChoice,
  user: User,
  person: ReportPerson,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { file, write, close } = openWriter(tell, signal);
  const gathering = gather(choice, user, person, tell, signal).then(write);
  try {
    const [made] = await Promise.all([file, gathering]);
    return made;
  } finally {
    close();
  }
}
