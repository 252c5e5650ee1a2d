import type { Meal } from "@morsel/contract/meals";
import type { User } from "@morsel/contract/profile";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import type { TrendDays } from "@morsel/domain/meals/trend";
import { timeZone } from "../fasting/clock.state.ts";
import type { FontFile } from "./font-file.ts";
import type { Paper } from "./paper.ts";
import { reportThings } from "./report.queries.ts";
import { otherFonts, ownFonts } from "./report-fonts.ts";
import type { FromWorker, JobEntry, ReportJob, ReportPerson, ToWorker } from "./report-job.ts";

export interface ReportChoice {
  span: TrendDays;
  paper: Paper;
  isDetailed: boolean;
}

/** How much of the work is done once everything is gathered. */
const gathered = 0.3;

const entryOf = (meal: Meal): JobEntry => ({
  ...byNutrient(({ id }) => meal[id]),
  id: meal.id,
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

/** A worker that writes one report. */
export type Writer = ReturnType<typeof openWriter>;

/**
 * Starts the worker that writes: its code and our typeface load, and it rehearses, while somebody
 * still chooses what they want. Its memory goes with it.
 */
export function openWriter() {
  const worker = new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });
  const say = (what: ToWorker, fonts: readonly FontFile[]) =>
    worker.postMessage(
      what,
      fonts.map(({ bytes }) => bytes.buffer),
    );
  // It may break before anybody waits for it.
  let broken: Error | undefined;
  let fail = (error: Error) => {
    broken = error;
  };
  worker.onerror = ({ message }) => fail(new Error(message));
  const prepare = async () => {
    const ours = await ownFonts();
    say({ ours }, ours);
  };
  const prepared = prepare();
  prepared.catch(() => {});

  return {
    close: () => worker.terminate(),
    async write(
      gathering: Promise<ReportJob>,
      tell: (done: number) => void,
      signal: AbortSignal,
    ): Promise<Blob> {
      const file = new Promise<Blob>((resolve, reject) => {
        fail = reject;
        if (broken) reject(broken);
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
          "file" in data ? resolve(data.file) : tell(gathered + (1 - gathered) * data.done);
      });
      // What didn't arrive while the person chose may do so now.
      const ready = prepared.catch(prepare);
      const sent = Promise.all([gathering, ready]).then(([job]) => say({ job }, job.fonts));
      const [made] = await Promise.all([file, sent]);
      return made;
    },
  };
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
  const fonts = await otherFonts([person.name, ...words]);
  signal.throwIfAborted();
  tell(gathered);
  const source = { ...things, span, entries, goals: goalsOf(user), zone: timeZone() };
  return { source, person, paper, isDetailed, now: Date.now(), fonts };
}

/** Makes the report in a worker, so that the page never stutters, and ends that. */
export async function makeReport(
  writer: Writer,
  { choice, user, person }: { choice: ReportChoice; user: User; person: ReportPerson },
  /** Hears how much of it is done, from 0 to 1. */
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    return await writer.write(gather(choice, user, person, tell, signal), tell, signal);
  } finally {
    writer.close();
  }
}
