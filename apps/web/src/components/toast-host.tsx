import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { onEvent } from "../lib/events.ts";
import type { ToastMessage } from "../lib/toast.ts";

type ToasterFile = { default: ComponentType<{ takeEarly: () => ToastMessage[] }> };

const load = (): Promise<ToasterFile> => import("./toaster.tsx");

/** Without it a toast goes unseen, and nothing else: the app must not fall over a message. */
const Toaster = lazy(() => load().catch((): ToasterFile => ({ default: () => null })));

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
  // It's there before the first word is said, even where the network has gone by then.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 3_000);
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
