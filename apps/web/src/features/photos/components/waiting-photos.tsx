import { CloudOff, RotateCw, Trash2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { momentShown } from "../../../lib/moment.ts";
import { useOnline } from "../../../lib/online.ts";
import { useMinute } from "../../../lib/today.ts";
import { photoAnalysis, type QueuedPhoto } from "../changes.ts";
import { queueMessages as texts } from "../queue.messages.ts";
import { removeWaiting } from "../queue.mutations.ts";
import { type Progress, photoQueue, useProgress } from "../queue.state.ts";
import { Picture } from "./picture.tsx";

/** The photos that wait to be analyzed: all of them, or those that belong to `day`. */
export default function WaitingPhotos({ day }: { day?: string }) {
  const pending = useSyncExternalStore(
    photoQueue.subscribe,
    photoQueue.pending,
    photoQueue.pending,
  );
  const photos = photoAnalysis
    .among(pending)
    .filter(({ taken }) => day === undefined || taken.day === day);
  if (photos.length === 0) return null;
  return (
    <Card title={texts.title(photos.length)}>
      <ul className="divide-y divide-line">
        {photos.map((queued) => (
          <WaitingRow key={queued.id} queued={queued} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ queued }: { queued: QueuedPhoto }) {
  const { picture, taken } = queued;
  const progress = useProgress(queued.id);
  const online = useOnline();
  const now = useMinute() * 60_000;
  const isHeldUp = progress.is === "waiting";
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Picture
        bytes={picture}
        alt={texts.alt}
        className="size-14 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{texts.toAnalyze}</p>
        <p className="text-sm text-soft">{texts.of(taken.mealType, momentShown(taken.at, now))}</p>
        <p role="status" className="flex items-center gap-1.5 text-sm text-soft">
          {isHeldUp ? <CloudOff size={14} aria-hidden="true" className="shrink-0" /> : <Spinner />}
          {wordsFor(progress, online)}
        </p>
      </div>
      {isHeldUp && online && (
        <Button look="outline" onClick={() => void photoQueue.retryNow()}>
          <RotateCw size={16} aria-hidden="true" />
          {texts.tryNow}
        </Button>
      )}
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.remove}
        onClick={() => removeWaiting(queued)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}

function wordsFor(progress: Progress, online: boolean): string {
  if (progress.is !== "waiting") return texts[progress.is];
  if (!online) return texts.waiting;
  return progress.problem ?? texts.soon;
}
