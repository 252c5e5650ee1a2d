import { useEffect, useState } from "react";
import { Badge } from "../../../../components/badge.tsx";
import { Card } from "../../../../components/card.tsx";
import { Facts } from "../../../../components/facts.tsx";
import { durationShown, momentShown } from "../../../../lib/moment.ts";
import { sessionMessages } from "../messages.ts";
import { sessionInfo } from "../session-info.ts";

/** How often to update (ms). */
const lookEvery = 60_000;

/** The session's status. */
export function SessionCard() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const info = sessionInfo(now);
  const facts = [
    [sessionMessages.card.start, momentShown(info.sessionStart, now)],
    [sessionMessages.card.refresh, momentShown(info.lastRefresh, now)],
    [sessionMessages.card.activity, momentShown(info.lastActivity, now)],
    [sessionMessages.card.left, durationShown(info.timeUntilExpiry)],
  ] as const;
  return (
    <Card
      title={sessionMessages.card.title}
      aside={
        <Badge tone={info.expiringSoon ? "amber" : "primary"}>
          {info.expiringSoon ? sessionMessages.card.expiringSoon : sessionMessages.card.active}
        </Badge>
      }
    >
      <Facts facts={facts} className="grid grid-cols-2 gap-x-4 gap-y-3" />
      <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
        {sessionMessages.card.note}
      </p>
    </Card>
  );
}
