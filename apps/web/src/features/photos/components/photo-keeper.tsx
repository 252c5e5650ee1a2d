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

/** Whether the code that sends photos is here, and knows the diary. Without a network it may not be. */
const prepare = (log: LogQueued): Promise<boolean> =>
  loadChanges().then(
    ({ setDiary }) => {
      setDiary(log);
      return true;
    },
    () => false,
  );

/** Sends the person's waiting photos whenever that may work. */
function startQueue(log: LogQueued): () => void {
  void prepare(log);
  const again = async () => {
    if (await prepare(log)) await photoQueue.retryNow();
  };
  const online = () => void again();
  const looked = () => document.visibilityState === "visible" && void again();
  window.addEventListener("online", online);
  document.addEventListener("visibilitychange", looked);
  return () => {
    window.removeEventListener("online", online);
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
  useEffect(() => startQueue(log), [log]);
  useEffect(() => void photoQueue.use(person), [person]);
  return null;
}
