import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { onEvent } from "../lib/events.ts";
import type { ToastMessage } from "../lib/toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Waits for the first toast and loads the toaster then; it is no part of the first load. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  // What is said before the toaster listens itself.
  const early = useRef<ToastMessage[] | null>([]);
  useEffect(
    () =>
      onEvent("show-toast", (message) => {
        early.current?.push(message);
        setNeeded(true);
      }),
    [],
  );
  if (!needed) return null;
  const takeEarly = () => {
    const taken = early.current ?? [];
    early.current = null;
    return taken;
  };
  return (
    <Suspense>
      <Toaster takeEarly={takeEarly} />
    </Suspense>
  );
}
