import type { KeptPlate } from "@morsel/contract/photos";
import { Card } from "../../../components/card.tsx";
import { NutrientList } from "../../../components/nutrient-list.tsx";
import { analyzerMessages } from "../analyzer.messages.ts";
import { type LoggedBefore, type Logging, usePicture } from "../analyzer.state.ts";
import { figuresOf } from "../plate.ts";
import { LogNote } from "./log-note.tsx";
import { MacroChips } from "./macro-chips.tsx";
import { PhotoGone } from "./photo-gone.tsx";
import { Picture } from "./picture.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const texts = analyzerMessages.summary;

interface PlateSummaryProps {
  plate: KeptPlate;
  logging: Logging;
  before: LoggedBefore;
}

/** A plate's figures, and whether it is in the diary. */
export function PlateSummary({ plate, logging, before }: PlateSummaryProps) {
  const picture = usePicture();
  const { total, caloriesRange: range } = figuresOf(plate);
  const shown = { kcal: total.calories, range };
  const isEmpty = plate.foods.length === 0;
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        {picture ? (
          <Picture
            bytes={picture}
            alt={analyzerMessages.photo}
            className="h-36 w-full rounded-control bg-sunken object-cover lg:h-72"
          />
        ) : (
          <Thumbnail
            photoId={plate.photoId}
            alt={analyzerMessages.photo}
            className="h-36 w-full rounded-control lg:h-72"
            gone={<PhotoGone className="min-h-36 w-full rounded-control lg:min-h-72" />}
          />
        )}
        <div>
          <p>
            <span className="text-display leading-tight font-bold">
              {total.calories === null ? "–" : Math.round(total.calories).toLocaleString("en")}
            </span>
            <span className="text-soft"> {texts.kcal}</span>
            {texts.likely(shown) !== null && (
              <span className="text-lg text-soft">, {texts.likely(shown)}</span>
            )}
          </p>
          <p className="text-sm text-soft">
            {isEmpty ? texts.empty : total.calories === null ? texts.noEnergy : texts.estimate}
          </p>
        </div>
        <MacroChips of={total} />
        <LogNote {...{ logging, before, isEmpty }} />
        <NutrientList nutrition={total} />
      </div>
    </Card>
  );
}
