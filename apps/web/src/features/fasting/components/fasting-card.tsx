import { inWords } from "@morsel/domain/fasting/duration";
import { fastedFor, timeRemaining } from "@morsel/domain/fasting/session";
import { Timer } from "lucide-react";
import { Bar } from "../../../components/bar.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { openTab } from "../../../lib/tabs.ts";
import { fastingCardMessages as texts } from "../card.messages.ts";
import { useNow } from "../clock.state.ts";
import { useDevice } from "../device.state.ts";
import { useSettings } from "../queries.ts";

/** The dashboard's fasting card: progress of the current fast, or that none is running. */
export default function FastingCard() {
  const { session } = useDevice();
  const now = useNow(60_000);
  const hidden = useSettings().hideNumbers;
  const left = session ? timeRemaining(session, now) : 0;
  const open = (
    <Button look="quiet" onClick={() => openTab("fasting")} className="-my-2 -mr-4">
      {session ? texts.open : texts.start}
    </Button>
  );
  if (!session || left <= 0)
    return (
      <Card title={texts.title} aside={open}>
        <p className="flex items-center gap-3 text-soft">
          <Timer size={20} aria-hidden="true" />
          {texts.none}
        </p>
      </Card>
    );
  const fasted = fastedFor(session, now);
  const percent = Math.floor((fasted / session.targetDuration) * 100);
  const paused = session.status === "paused";
  return (
    <Card title={session.planName} aside={open}>
      {hidden ? (
        <p>{texts.fastingFor(inWords(fasted))}</p>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <p>
              <span className="text-lg font-bold">
                {Math.floor(left / 3_600_000)}h {Math.floor(left / 60_000) % 60}m
              </span>{" "}
              <span className="text-soft">{paused ? texts.leftPaused : texts.left}</span>
            </p>
            <p className="text-sm text-soft">{texts.complete(percent)}</p>
          </div>
          <Bar
            role="progressbar"
            label={texts.progress}
            value={percent}
            max={100}
            className="mt-3 h-2"
            fill="bg-primary"
          />
        </>
      )}
    </Card>
  );
}
