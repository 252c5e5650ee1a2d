import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { NoConnection } from "../lib/api.ts";
import { classNames } from "../lib/class-names.ts";
import { useOnline } from "../lib/online.ts";
import { Button } from "./button.tsx";
import { componentMessages } from "./messages.ts";

interface FailedProps {
  /** What failed, such as "Today's meals didn't load". */
  title: string;
  error?: unknown;
  onRetry: () => void;
  retrying?: boolean;
  children?: ReactNode;
  className?: string;
}

/** Something didn't load: what happened, what is safe, and a retry button. */
export function FailedState({ title, error, onRetry, retrying, children, className }: FailedProps) {
  const online = useOnline();
  const away = !online || error instanceof NoConnection;
  return (
    <div
      role="alert"
      className={classNames("flex flex-col items-center gap-1 py-6 text-center", className)}
    >
      <span
        aria-hidden="true"
        className="mb-2 grid size-12 place-items-center rounded-full bg-amber-soft text-amber"
      >
        {away ? <CloudOff size={22} /> : <RotateCw size={22} />}
      </span>
      <p className="font-semibold">{away && !online ? componentMessages.offline : title}</p>
      <p className="max-w-[36ch] text-sm text-soft">
        {children ?? (away ? componentMessages.failedAway : componentMessages.failedHere)}
      </p>
      <Button look="outline" className="mt-3" onClick={onRetry} busy={retrying}>
        {componentMessages.tryAgain}
      </Button>
    </div>
  );
}
