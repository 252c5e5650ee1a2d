import { reportFile } from "./report-document.ts";
import type { FromWorker, ReportJob } from "./report-job.ts";

const say = (what: FromWorker) => self.postMessage(what);

self.addEventListener("message", ({ data }: MessageEvent<ReportJob>) => {
  const made = reportFile(data, (done) => say({ done }));
  void made.then(
    (bytes) => say({ file: new Blob([bytes], { type: "application/pdf" }) }),
    reportError,
  );
});
