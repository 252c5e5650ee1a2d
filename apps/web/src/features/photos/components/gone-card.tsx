import { wholeText } from "@morsel/domain/english";
import { Camera } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { openSection } from "../../../lib/section.ts";
import { openTab } from "../../../lib/tabs.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { type Reopened, startOver } from "../analyzer.state.ts";
import { MacroChips } from "./macro-chips.tsx";
import { PhotoGone } from "./photo-gone.tsx";

const texts = analyzerMessages.gone;

/** A photo that was deleted: what the diary has of it, and the ways on. */
export function GoneCard({ entry }: { entry: Reopened }) {
  return (
    <Card title={texts.title}>
      <div className="flex flex-col gap-4">
        <PhotoGone className="min-h-36 w-full rounded-control" />
        <div>
          <h3 className="text-base wrap-anywhere first-letter:uppercase">{entry.name}</h3>
          <p>
            <span className="text-display leading-tight font-bold">
              {wholeText(entry.calories)}
            </span>
            <span className="text-soft"> {analyzerMessages.summary.kcal}</span>
          </p>
          <p className="text-sm text-soft">{texts.text}</p>
        </div>
        <MacroChips of={entry} />
        <div className="flex flex-wrap gap-3">
          <Button className="max-sm:w-full" onClick={startOver}>
            <Camera size={20} aria-hidden="true" />
            {analyzerMessages.another}
          </Button>
          <Button look="outline" className="max-sm:w-full" onClick={() => openTab("daily")}>
            {texts.journal}
          </Button>
          <Button
            look="quiet"
            className="max-sm:w-full"
            onClick={() => openSection("nutrition", "calculator")}
          >
            {analyzerMessages.failed.calculator}
          </Button>
        </div>
      </div>
    </Card>
  );
}
