import { healthFile } from "./health-file.ts";
import type { FromHealthWorker } from "./health-job.ts";

const say = (what: FromHealthWorker) => self.postMessage(what);

self.addEventListener("message", ({ data }: MessageEvent<File>) => {
  void healthFile(data, (done) => say({ done })).then(say, reportError);
});
