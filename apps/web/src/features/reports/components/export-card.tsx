import { Download } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { useOnline } from "../../../lib/online.ts";
import { countMade, useHeldUp } from "../../../lib/pending.ts";
import { exportMessages as texts } from "../export.messages.ts";
import { cancelExport, startExport, useExport } from "../export.state.ts";
import { reportMessages } from "../messages.ts";

/** Everything the person owns, as a file. */
export function ExportCard() {
  const bytes = useExport();
  const isOnline = useOnline();
  const waiting = countMade(useHeldUp());
  const isRunning = bytes !== null;
  return (
    <Card title={texts.title}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{texts.text}</p>
        {!isOnline && <p className="text-sm text-soft">{texts.offline}</p>}
        {isOnline && waiting > 0 && <p className="text-sm text-soft">{texts.waiting(waiting)}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isRunning} disabled={!isOnline} onClick={() => void startExport()}>
            {!isRunning && <Download size={18} aria-hidden />}
            {texts.submit}
          </Button>
          {isRunning && (
            <Button look="outline" onClick={cancelExport}>
              {texts.cancel}
            </Button>
          )}
        </div>
        {isRunning && <Progress bytes={bytes} />}
      </div>
    </Card>
  );
}

/** How long it will be, only its end tells. */
function Progress({ bytes }: { bytes: number }) {
  const words = bytes > 0 ? texts.progress(reportMessages.size(bytes)) : texts.preparing;
  return (
    <p
      role="progressbar"
      aria-label={texts.title}
      aria-valuetext={words}
      className="text-sm text-soft tabular-nums"
    >
      {words}
    </p>
  );
}
