import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { analyzerMessages } from "../analyzer.messages.ts";
import { startOver, usePicture } from "../analyzer.state.ts";
import { Picture } from "./picture.tsx";

const texts = analyzerMessages.analyzing;

/** The photo's foods are being found. */
export function AnalyzingCard() {
  const picture = usePicture();
  return (
    <Card className="flex flex-col gap-4">
      {picture && (
        <Picture
          bytes={picture}
          alt={analyzerMessages.photo}
          className="max-h-72 w-full rounded-control bg-sunken object-contain"
        />
      )}
      <div className="flex flex-col items-center gap-2 py-2 text-center">
        <h2 className="flex items-center gap-2.5 text-lg text-primary">
          <Spinner />
          {texts.title}
        </h2>
        <p className="max-w-[40ch] text-sm text-soft">{texts.text}</p>
      </div>
      <Button look="outline" className="self-center" onClick={startOver}>
        {texts.cancel}
      </Button>
    </Card>
  );
}
