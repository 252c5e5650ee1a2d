import type { LogQueued } from "../features/photos/changes.ts";
import { PhotoKeeper } from "../features/photos/components/photo-keeper.tsx";

/** The diary's code is loaded when a photo that has waited is logged. */
const log: LogQueued = async (...given) =>
  (await import("./queued-photo.ts")).logQueuedPhoto(...given);

/** The keeper of photos, wired to the diary. */
export default function PhotosKeeper() {
  return <PhotoKeeper log={log} />;
}
