import type { Photo } from "@morsel/contract/photos";
import { dayOnClock } from "@morsel/domain/day";
import { shortDate } from "@morsel/domain/english";
import { megabytes } from "@morsel/domain/photos/limits";
import { Images, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { CheckRow } from "../../../components/check-row.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { usePhotos } from "../kept-photos.queries.ts";
import { deletePhoto, deletePhotos } from "../mutations.ts";
import { keptPhotoMessages } from "../photos.messages.ts";
import { InSight } from "./in-sight.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const texts = keptPhotoMessages.privacy;

/** Everything that was uploaded, with what it takes up, to be deleted one by one or at once. */
export default function PrivacyCard() {
  const query = usePhotos();
  const photos = query.data;
  let content: ReactNode;
  if (photos?.length === 0)
    content = <EmptyState title={texts.empty} icon={<Images size={22} />} />;
  else if (photos) content = <PhotoList photos={photos} />;
  else if (cameToNothing(query)) content = <FailedQuery title={texts.loadFailed} query={query} />;
  else content = <PhotosPlace />;
  return (
    <Card title={texts.title}>
      <h3 className="text-base">{texts.photos}</h3>
      <p className="mt-1 mb-2 text-sm text-soft">{texts.about}</p>
      {content}
    </Card>
  );
}

function PhotosPlace() {
  return (
    <Loading label={texts.loading} className="flex flex-col gap-3 py-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </Loading>
  );
}

function PhotoList({ photos }: { photos: readonly Photo[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  // What another device has deleted isn't chosen any more.
  const ids = photos.map(({ id }) => id).filter((id) => chosen.has(id));
  const sum = photos.reduce((bytes, { fileSize }) => bytes + fileSize, 0);

  function choose(id: string, isChosen: boolean) {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  /** The pressed button may disappear with its photo. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });

  async function removeChosen() {
    if (await deletePhotos(ids)) setChosen(new Set());
    keepFocus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckRow
          label={texts.selectAll}
          hint={texts.sum(photos.length, megabytes(sum))}
          checked={ids.length === photos.length}
          onChange={(all) => setChosen(new Set(all ? photos.map(({ id }) => id) : []))}
        />
        <Button
          look="danger"
          disabled={ids.length === 0}
          onClick={() => void removeChosen()}
          className="max-sm:w-full"
        >
          <Trash2 size={18} aria-hidden="true" />
          {texts.deleteSelected(ids.length)}
        </Button>
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.photos}
        className="relative mt-2 max-h-96 overflow-y-auto rounded-control border border-line px-3"
      >
        {photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            chosen={chosen.has(photo.id)}
            onChoose={(isChosen) => choose(photo.id, isChosen)}
            onDelete={() => void deletePhoto(photo).then(keepFocus)}
          />
        ))}
      </ul>
    </>
  );
}

interface PhotoRowProps {
  photo: Photo;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onDelete: () => void;
}

function PhotoRow({ photo, chosen, onChoose, onDelete }: PhotoRowProps) {
  const { id, fileName, fileSize } = photo;
  const when = shortDate(dayOnClock(new Date(photo.uploadedAt)));
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <input
          type="checkbox"
          aria-label={texts.select(fileName, when)}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <InSight className="size-14">
          <Thumbnail photoId={id} alt="" className="size-14 rounded-control" />
        </InSight>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{fileName}</span>
          <span className="block text-sm text-soft">
            {when} · {texts.size(megabytes(fileSize))}
          </span>
        </span>
      </label>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.delete(fileName, when)}
        onClick={onDelete}
        className="-mr-2 text-soft hover:bg-danger-soft hover:text-danger"
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
