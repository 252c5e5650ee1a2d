import { useEffect } from "react";
import { onEvent } from "../../../lib/events.ts";
import { usePersonId } from "../../../lib/person.ts";
import { startCarrying } from "../carried.state.ts";
import { startHandingOver } from "../handover.state.ts";
import { startChecking } from "../integrity.state.ts";
import { restoreOnce, startBackingUp } from "../mutations.ts";
import { LocalCopyKeeper } from "./local-copy-keeper.tsx";

/** What runs beside every view for a signed-in person's data. Renders nothing. */
export function SyncKeeper() {
  const person = usePersonId();
  useEffect(() => {
    if (person === null) return;
    const restore = () => void restoreOnce().catch(() => undefined);
    restore();
    // The auth client tells of a session before it counts as a sign-in.
    const stops = [
      onEvent("signed-in", restore),
      startCarrying(),
      startBackingUp(),
      startChecking(),
      startHandingOver(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [person]);
  return <LocalCopyKeeper />;
}
