import { useEffect } from "react";
import { greetArrival } from "../../mailed-links/greeting.ts";
import { ProofPrompt } from "../../proofs/components/proof-prompt.tsx";
import { keepSession } from "../watchers.ts";

/** Keeps the session alive and asks for proofs of identity. Place it after the toasts. */
export function SessionKeeper() {
  useEffect(() => {
    const stop = keepSession();
    greetArrival();
    return stop;
  }, []);
  return <ProofPrompt />;
}
