import { classNames } from "../lib/class-names.ts";
import { componentMessages } from "./messages.ts";

/** A grey stand-in; give it the size of what is to come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-shimmer rounded-chip bg-sunken", className)}
    />
  );
}

/** Wraps skeletons and says aloud that something loads. */
export function Loading({
  label = componentMessages.loading,
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}…</span>
      {children}
    </div>
  );
}
