import { useEffect } from "react";
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
    restoreOnce().catch(() => undefined);
    const stops = [startCarrying(), startBackingUp(), startChecking(), startHandingOver()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [person]);
  return <LocalCopyKeeper />;
}
