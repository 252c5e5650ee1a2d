import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { onEvent } from "../lib/events.ts";
import type { ToastMessage } from "../lib/toast.ts";

type ToasterFile = { default: ComponentType<{ takeEarly: () => ToastMessage[] }> };

const load = (): Promise<ToasterFile> => import("./toaster.tsx");

/** If its code can't be loaded, toasts go unseen but the app keeps working. */
const Toaster = lazy(() => load().catch((): ToasterFile => ({ default: () => null })));

/** Collects toasts until the toaster, which isn't part of the first load, is there. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  // Toasts announced before the toaster listens.
  const early = useRef<ToastMessage[] | null>([]);
  useEffect(
    () =>
      onEvent("show-toast", (message) => {
        early.current?.push(message);
        setNeeded(true);
      }),
    [],
  );
  // Before the first toast: the network may be gone by then, and screen readers say only what comes
  // into a place that they know already.
  useEffect(() => {
    const timer = setTimeout(() => setNeeded(true), 3_000);
    return () => clearTimeout(timer);
  }, []);
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
