import { useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { CheckRow } from "../../../components/check-row.tsx";
import { momentShown } from "../../../lib/moment.ts";
import { platform } from "../../../lib/native.ts";
import { useMinute } from "../../../lib/today.ts";
import { type HealthLink, useHealthLink } from "../link.state.ts";
import { healthMessages as texts } from "../messages.ts";
import { connectHealth, disconnectHealth, switchAutomatic, syncNow } from "../mutations.ts";

/** Connects Apple Health on an iPhone; elsewhere says where it can be. */
export default function HealthCard() {
  return platform() === "ios" ? (
    <OnIos />
  ) : (
    <Card title={texts.title}>
      <p className="text-soft">{texts.onlyIos}</p>
    </Card>
  );
}

function OnIos() {
  const link = useHealthLink();
  const { connected, notConnected } = texts.states;
  return (
    <Card
      title={texts.title}
      aside={
        <Badge tone={link.isConnected ? "primary" : "amber"}>
          {link.isConnected ? connected : notConnected}
        </Badge>
      }
    >
      <p className="text-soft">{texts.about}</p>
      {link.isConnected ? (
        <Connected link={link} />
      ) : (
        <Waits label={texts.connect} run={connectHealth} />
      )}
    </Card>
  );
}

function Connected({ link: { isAutomatic, waiting, syncedAt } }: { link: HealthLink }) {
  const now = useMinute() * 60_000;
  return (
    <>
      <CheckRow
        label={texts.autoSync}
        hint={texts.autoSyncHint}
        checked={isAutomatic}
        onChange={switchAutomatic}
      />
      <p className="text-sm text-soft" role="status">
        {waiting > 0
          ? texts.waiting(waiting)
          : syncedAt !== null && texts.synced(momentShown(syncedAt, now))}
      </p>
      <Waits label={texts.syncNow} run={syncNow} />
      <Button look="quiet" className="mt-2 w-full" onClick={disconnectHealth}>
        {texts.disconnect}
      </Button>
    </>
  );
}

/** A press that the phone takes a moment for. */
function Waits({ label, run }: { label: string; run: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      className="mt-4 w-full"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void run().finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
