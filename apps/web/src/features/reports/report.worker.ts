import { reportFile } from "./report-document.ts";
import type { FromWorker, ReportJob, ToWorker } from "./report-job.ts";
import { rehearsal } from "./report-rehearsal.ts";
import { type OpenFont, openFonts } from "./typeface.ts";

const say = (what: FromWorker) => self.postMessage(what);

let ours: OpenFont[] = [];
let isWanted = false;

async function write(job: ReportJob): Promise<void> {
  isWanted = true;
  const fonts = [...ours, ...openFonts(job.fonts)];
  const bytes = await reportFile(job, fonts, (done) => say({ done }));
  say({ file: new Blob([bytes], { type: "application/pdf" }) });
}

/** Rehearses until a report is wanted. */
async function rehearse(): Promise<void> {
  const giveWay = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (isWanted) throw new Error("A report is wanted.");
  };
  await reportFile(rehearsal, ours, giveWay).catch((error: unknown) => {
    if (!isWanted) throw error;
  });
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("ours" in data) ours = openFonts(data.ours);
  const done = "job" in data ? write(data.job) : rehearse();
  void done.catch(reportError);
});
