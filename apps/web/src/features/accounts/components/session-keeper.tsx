import { useEffect } from "react";
import { greetArrival } from "../greeting.state.ts";
import { keepSession } from "../life.state.ts";

/** Keeps the session alive while the app is open; draws nothing. Place it after the toasts. */
export function SessionKeeper() {
  useEffect(() => {
    const stop = keepSession();
    greetArrival();
    return stop;
  }, []);
  return null;
}
