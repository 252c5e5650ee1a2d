import { shortDate } from "@morsel/domain/english";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { Facts } from "../../../components/facts.tsx";
import { outbox } from "../../../lib/changes.ts";
import { momentShown } from "../../../lib/moment.ts";
import { useOnline } from "../../../lib/online.ts";
import { countMade, usePending } from "../../../lib/pending.ts";
import { replica } from "../../../lib/things.ts";
import { useMinute } from "../../../lib/today.ts";
import { useVerdict, type Verdict } from "../integrity.state.ts";
import { syncMessages } from "../messages.ts";
import { isStoredForGood, useTrouble } from "../storage.ts";

const texts = syncMessages.card;

/** What waits on this device, when it was last in step, and what it keeps. */
export function DeviceCard() {
  const waiting = countMade(usePending());
  const verdict = useVerdict();
  const kept = useKept();
  const howLong = useHowLong();
  const now = useMinute() * 60_000;
  const facts = [
    [texts.lastInStep, kept.at > 0 ? momentShown(kept.at, now) : texts.never],
    [texts.kept, kept.from ? texts.keptOf(kept.entries, shortDate(kept.from)) : texts.keptNothing],
    ...(howLong ? [[texts.howLong, texts.howLongs[howLong]] as const] : []),
    [texts.condition, conditionOf(verdict)],
  ] as const;
  return (
    <Card
      title={texts.title}
      aside={
        <Badge tone={waiting > 0 ? "amber" : "primary"}>
          {waiting > 0 ? texts.waiting(waiting) : texts.allSent}
        </Badge>
      }
    >
      <Facts facts={facts} className="flex flex-col gap-3" />
      {waiting > 0 && <Waiting />}
    </Card>
  );
}

function Waiting() {
  const online = useOnline();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-soft">{texts.sendsItself}</p>
      {online && (
        <Button look="outline" onClick={() => void outbox.retryNow()}>
          {texts.sendNow}
        </Button>
      )}
    </div>
  );
}

function conditionOf(verdict: Verdict | null): string {
  if (!verdict) return texts.unchecked;
  return [texts.conditions[verdict.rating], ...verdict.issues].join(": ");
}

/** For how long it is kept; null where the browser doesn't say. */
function useHowLong() {
  const trouble = useTrouble();
  const [isForGood, setForGood] = useState<boolean | null>(null);
  useEffect(() => {
    isStoredForGood().then(setForGood, () => undefined);
  }, []);
  if (trouble) return "open";
  return isForGood === null ? null : isForGood ? "firmly" : "loosely";
}

/** When this device was last in step (ms), since when it keeps entries, and how many. */
function useKept() {
  const at = useSyncExternalStore(replica.subscribe, replica.at);
  const from = useSyncExternalStore(replica.subscribe, replica.from);
  const entries = useSyncExternalStore(replica.subscribe, () => replica.all("meal").length);
  return { at, from, entries };
}
