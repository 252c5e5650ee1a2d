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
  const [now] = useState(Date.now);
  const names = buttonNames(sessions.data ?? [], now);
  if (isHosted()) return null;
  return (
    <Card title={sessionMessages.devices.title}>
      {sessions.data ? (
        <>
          <ul ref={list} tabIndex={-1} className="divide-y divide-line">
            {sessions.data.map((session, at) => (
              <DeviceRow
                key={session.id}
                session={session}
                when={momentShown(session.lastUsedAt, now)}
                buttonName={names[at] ?? ""}
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

/** What signs each one out: "Sign out: Safari on iPhone, last used Just now, 2 of 3". */
function buttonNames(sessions: readonly SessionEntry[], now: number): string[] {
  const texts = sessionMessages.devices;
  const names = sessions.map(({ device, lastUsedAt, isCurrent }) =>
    isCurrent ? "" : texts.signOutOf(device, momentShown(lastUsedAt, now)),
  );
  return names.map((name, at) => {
    const count = names.filter((other) => other === name).length;
    const nth = names.slice(0, at + 1).filter((other) => other === name).length;
    return count > 1 ? texts.oneOf(name, nth, count) : name;
  });
}

interface DeviceRowProps {
  session: SessionEntry;
  when: string;
  buttonName: string;
  /** The row is about to disappear, and the focus with it. */
  onSignedOut: () => void;
}

function DeviceRow({ session, when, buttonName, onSignedOut }: DeviceRowProps) {
  const { id, device, address, isCurrent } = session;
  const signOut = useSignDeviceOut();

  const run = () =>
    signOut.mutate(id, {
      onSuccess() {
        onSignedOut();
        toast({ ...sessionMessages.devices.signedOut(device), tone: "success" });
      },
      onError: () => toast({ ...sessionMessages.devices.failed, tone: "error" }),
    });

  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-[min(8rem,100%)] flex-1">
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
          aria-label={buttonName}
          onClick={run}
        >
          {sessionMessages.devices.signOut}
        </Button>
      )}
    </li>
  );
}
