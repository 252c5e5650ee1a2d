import type { Meal } from "@morsel/contract/meals";
import { shortDate, wholeText } from "@morsel/domain/english";
import { Trash2 } from "lucide-react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { deleteAnalysis } from "../mutations.ts";
import { keptPhotoMessages } from "../photos.messages.ts";
import { PhotoGone } from "./photo-gone.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const texts = keptPhotoMessages.recent;

interface RecentPhotosProps {
  /** Entries that came from a photo, newest first. */
  meals: readonly Meal[];
  /** Has an entry forget its photo. */
  detach: (meal: Meal) => Promise<void>;
  /** Opens the analysis again, to be corrected. */
  onOpen: (meal: Meal) => void;
}

/** What was analyzed in the last days. Nothing if that is nothing. */
export function RecentPhotos({ meals, detach, onOpen }: RecentPhotosProps) {
  if (meals.length === 0) return null;
  return (
    <Card
      className="mt-4 lg:mt-5"
      title={texts.title}
      aside={<Badge tone="primary">{texts.thisWeek(meals.length)}</Badge>}
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {meals.map((meal) => (
          <RecentPhoto
            key={meal.id}
            meal={meal}
            onOpen={() => onOpen(meal)}
            onDelete={() => void deleteAnalysis(meal, () => detach(meal))}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RecentPhotoProps {
  meal: Meal;
  onOpen: () => void;
  onDelete: () => void;
}

function RecentPhoto({ meal, onOpen, onDelete }: RecentPhotoProps) {
  const { photoId, name, calories, date, time, confidence } = meal;
  const when = [shortDate(date), time].filter(Boolean).join(", ");
  const facts = [when, confidence !== null && texts.sure(Math.round(confidence * 100))];
  return (
    <li className="relative flex flex-col overflow-hidden rounded-control border border-line">
      <Thumbnail
        photoId={photoId ?? ""}
        alt={name}
        className="aspect-[4/3] w-full"
        // As high as a photo, or as its words: then the shape must not widen with its height.
        gone={
          <PhotoGone className="w-full grid-cols-1 before:aspect-[4/3] before:w-full before:self-start before:[grid-area:1/1]" />
        }
      />
      <div className="flex flex-1 items-start p-2.5 pr-0">
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-semibold">
            <button
              type="button"
              aria-label={texts.open(name)}
              onClick={onOpen}
              className="text-left after:absolute after:inset-0 after:rounded-control"
            >
              <span className="line-clamp-2 wrap-anywhere first-letter:uppercase">{name}</span>
            </button>
          </p>
          <p className="font-semibold">{wholeText(calories)} kcal</p>
          <p className="text-soft">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.delete(name, when)}
          onClick={onDelete}
          className="relative -mt-2 text-soft hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
