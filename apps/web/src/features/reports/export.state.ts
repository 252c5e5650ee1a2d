import { useSyncExternalStore } from "react";
import { ApiFailure } from "../../lib/api.ts";
import { createListeners } from "../../lib/listeners.ts";
import { personId } from "../../lib/person.ts";
import { saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.ts";
import { today } from "../../lib/today.ts";
import { setUnfinished } from "../../lib/unfinished.ts";
import { ConnectionLost, download } from "./download.ts";
import { exportMessages as texts } from "./export.messages.ts";

/** Goes on while the person looks at something else; null if none does. */
let running: { bytes: number; stop: AbortController } | null = null;
const { subscribe, tell } = createListeners();

/** Bytes received of an export that is under way; null if none is. */
export const useExport = (): number | null =>
  useSyncExternalStore(subscribe, () => running?.bytes ?? null);

/** Fetches the person's export and saves it as a file. */
export async function startExport(): Promise<void> {
  if (running) return;
  const person = personId();
  const stop = new AbortController();
  running = { bytes: 0, stop };
  setUnfinished("export", true);
  tell();
  try {
    const file = await download({
      signal: stop.signal,
      onProgress(bytes) {
        // What has begun for one person isn't saved for another.
        if (personId() !== person) stop.abort();
        running = { bytes, stop };
        tell();
      },
    });
    stop.signal.throwIfAborted();
    const name = texts.fileName(today());
    saveFile(file, name);
    toast({ title: texts.done, description: texts.savedAs(name), tone: "success" });
  } catch (error) {
    if (stop.signal.aborted) toast({ title: texts.cancelled });
    else toast({ title: texts.failedTitle, description: reasonOf(error), tone: "error" });
  } finally {
    running = null;
    setUnfinished("export", false);
    tell();
  }
}

export const cancelExport = (): void => running?.stop.abort();

function reasonOf(error: unknown): string {
  if (error instanceof ConnectionLost) return texts.lost;
  return error instanceof ApiFailure && error.status === 429 ? error.reason : texts.failed;
}
