import { reportFile } from "./report-document.ts";
import type { FromWorker, ReportJob, ToWorker } from "./report-job.ts";
import { rehearsal } from "./report-rehearsal.ts";
import { type OpenFont, openFonts } from "./typeface.ts";

const say = (what: FromWorker) => self.postMessage(what);

let ours: OpenFont[] = [];

async function write(job: ReportJob): Promise<void> {
  const fonts = [...ours, ...openFonts(job.fonts)];
  const bytes = await reportFile(job, fonts, (done) => say({ done }));
  say({ file: new Blob([bytes], { type: "application/pdf" }) });
}

async function prepare(fonts: ReturnType<typeof openFonts>): Promise<void> {
  ours = fonts;
  await reportFile(rehearsal, ours, () => {});
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const done = "job" in data ? write(data.job) : prepare(openFonts(data.ours));
  void done.catch(reportError);
});
