import { useEffect } from "react";
import { greetArrival } from "../greeting.state.ts";
import { keepSession } from "../life.state.ts";
import { ProofPrompt } from "./proof-prompt.tsx";

/**
 * Keeps the session alive while the app is open, and asks who it is where a change needs that. Place
 * it after the toasts.
 */
export function SessionKeeper() {
  useEffect(() => {
    const stop = keepSession();
    greetArrival();
    return stop;
  }, []);
  return <ProofPrompt />;
}
