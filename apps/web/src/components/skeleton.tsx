import { classNames } from "../lib/class-names.ts";
import { componentMessages } from "./messages.ts";

/** A grey placeholder; give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-shimmer rounded-chip bg-sunken", className)}
    />
  );
}

/** Wraps skeletons and tells screen readers that something is loading. */
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
