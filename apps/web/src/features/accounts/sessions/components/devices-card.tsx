import type { SessionEntry } from "@morsel/contract/accounts";
import { useRef, useState } from "react";
import { Badge } from "../../../../components/badge.tsx";
import { Button } from "../../../../components/button.tsx";
import { Card } from "../../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { momentShown } from "../../../../lib/moment.ts";
import { toast } from "../../../../lib/toast.ts";
import { isHosted } from "../../hosted/auth-place.ts";
import { sessionMessages } from "../messages.ts";
import { useSignDeviceOut } from "../mutations.ts";
import { useSessions } from "../queries.ts";

/** The signed-in devices, each with a button to sign it out. */
export function DevicesCard() {
  const sessions = useSessions();
  const list = useRef<HTMLUListElement>(null);
  if (isHosted()) return null;
  return (
    <Card title={sessionMessages.devices.title}>
      {sessions.data ? (
        <>
          <ul ref={list} tabIndex={-1} className="divide-y divide-line">
            {sessions.data.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                onSignedOut={() => list.current?.focus()}
              />
            ))}
          </ul>
          {sessions.data.length > 1 && (
            <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
              {sessionMessages.devices.note}
            </p>
          )}
        </>
      ) : cameToNothing(sessions) ? (
        <FailedQuery title={sessionMessages.devices.unknown} query={sessions} />
      ) : (
        <Loading label={sessionMessages.devices.title}>
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  session: SessionEntry;
  /** The row is about to disappear, and the focus with it. */
  onSignedOut: () => void;
}

function DeviceRow({ session, onSignedOut }: DeviceRowProps) {
  const { id, device, address, lastUsedAt, isCurrent } = session;
  const signOut = useSignDeviceOut();
  const [now] = useState(Date.now);
  const when = momentShown(lastUsedAt, now);

  const run = () =>
    signOut.mutate(id, {
      onSuccess() {
        onSignedOut();
        toast({ ...sessionMessages.devices.signedOut(device), tone: "success" });
      },
      onError: () => toast({ ...sessionMessages.devices.failed, tone: "error" }),
    });

  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="text-base">{device}</h3>
        <p className="text-sm text-soft wrap-anywhere">
          {sessionMessages.devices.lastUsed(when, address)}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="primary">{sessionMessages.devices.thisDevice}</Badge>
      ) : (
        <Button
          look="outline"
          className="shrink-0"
          busy={signOut.isPending}
          aria-label={sessionMessages.devices.signOutOf(device, when)}
          onClick={run}
        >
          {sessionMessages.devices.signOut}
        </Button>
      )}
    </li>
  );
}
