import { glassBounds } from "@morsel/domain/water/glasses";
import { CalendarDays, Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { WaitingMark } from "../../../components/waiting-mark.tsx";
import { useHeldUp } from "../../../lib/pending.ts";
import { useToday } from "../../../lib/today.ts";
import { waterStep } from "../changes.ts";
import { waterMessages as texts } from "../messages.ts";
import { changeGlasses } from "../mutations.ts";
import { useWater } from "../queries.ts";
import { Glass } from "./glass.tsx";
import { WaterLog } from "./water-log.tsx";

/** Today's glasses with plus and minus buttons, and the last month's log on demand. */
export function WaterCard({ goal }: { goal: number }) {
  const today = useToday();
  const water = useWater();
  const [open, setOpen] = useState(false);
  const logId = useId();

  return (
    <Card
      data-tour="water"
      title={texts.title}
      aside={
        <Button
          look="quiet"
          className="-my-2 -mr-3 text-sm"
          aria-expanded={open}
          aria-controls={logId}
          onClick={() => setOpen(!open)}
        >
          <CalendarDays size={16} aria-hidden="true" />
          {open ? texts.hideLog : texts.showLog}
        </Button>
      }
    >
      {water.data && <Today glasses={water.glassesOn(today)} goal={goal} today={today} />}
      {!water.data && !cameToNothing(water) && (
        <Loading label={texts.loading}>
          <Skeleton className="h-22 rounded-control" />
        </Loading>
      )}
      {!water.data && cameToNothing(water) && <FailedQuery title={texts.logFailed} query={water} />}
      <div id={logId}>
        {open && water.data && <WaterLog days={water.data} goal={goal} today={today} />}
      </div>
    </Card>
  );
}

function Today({ glasses, goal, today }: { glasses: number; goal: number; today: string }) {
  const isHeldUp = waterStep.among(useHeldUp()).some(({ date }) => date === today);
  return (
    <div className="flex items-center gap-3">
      <Button
        look="secondary"
        size="icon"
        className="rounded-full"
        aria-label={texts.remove}
        aria-disabled={glasses <= glassBounds.min}
        onClick={() => changeGlasses(today, glasses, -1)}
      >
        <Minus size={20} aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1">
        <p aria-live="polite" className="mb-2 text-center">
          <span className="text-number font-bold text-water">{glasses}</span>
          <span className="text-sm text-soft"> {texts.ofGoal(goal)}</span>
        </p>
        <div aria-hidden="true" className="flex justify-center gap-1 sm:gap-2">
          {Array.from({ length: glassBounds.max }, (_, at) => (
            <Glass
              // The glasses never move; only how full they are changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: a glass is its place in the row
              key={at}
              full={at < glasses}
              extra={at >= goal}
              className="h-8 w-6"
            />
          ))}
        </div>
        {isHeldUp && (
          <div className="mt-2 flex justify-center">
            <WaitingMark />
          </div>
        )}
      </div>
      <Button
        size="icon"
        className="rounded-full"
        aria-label={texts.add}
        data-shortcut="water"
        aria-disabled={glasses >= glassBounds.max}
        onClick={() => changeGlasses(today, glasses, 1)}
      >
        <Plus size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
