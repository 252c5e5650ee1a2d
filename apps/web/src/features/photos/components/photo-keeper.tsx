import { useEffect } from "react";
import { usePersonId } from "../../../lib/person.ts";
import type { LogQueued } from "../changes.ts";
import { tidyPlates } from "../kept-plates.ts";
import { photoQueue } from "../queue.state.ts";
import { tidyThumbnails } from "../thumbnails.ts";

const loadChanges = () => import("../changes.ts");
photoQueue.register(async () => [
  (await loadChanges()).photoAnalysis,
  (await import("../plate.changes.ts")).platePut,
]);

/** Sends the person's waiting photos whenever that may work. */
async function startQueue(log: LogQueued): Promise<() => void> {
  const { setDiary } = await loadChanges();
  setDiary(log);
  const again = () => void photoQueue.retryNow();
  const looked = () => document.visibilityState === "visible" && again();
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", looked);
  return () => {
    window.removeEventListener("online", again);
    document.removeEventListener("visibilitychange", looked);
  };
}

/** What runs beside every view for a person's photos; `log` must not change. Renders nothing. */
export function PhotoKeeper({ log }: { log: LogQueued }) {
  const person = usePersonId();
  useEffect(() => {
    void tidyThumbnails(person);
    void tidyPlates(person);
  }, [person]);
  useEffect(() => {
    const started = startQueue(log);
    return () => void started.then((stop) => stop());
  }, [log]);
  useEffect(() => void photoQueue.use(person), [person]);
  return null;
}
