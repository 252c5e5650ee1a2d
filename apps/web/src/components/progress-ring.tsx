import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Ring } from "./ring.tsx";

interface ProgressRingProps {
  value: number;
  goal: number;
  /** What screen readers say instead of the ring. */
  label: string;
  /** Drawn in the middle; hidden from screen readers, as the label says it. */
  children?: ReactNode;
  className?: string;
}

/** A day as a ring that fills towards the goal and turns red past it. Size it with `className`. */
export function ProgressRing({ value, goal, label, children, className }: ProgressRingProps) {
  const share = goal > 0 ? Math.min(1, Math.max(0, value / goal)) : 0;
  return (
    <div role="img" aria-label={label} className={classNames("relative", className)}>
      <Ring
        share={share}
        radius={87}
        width={15}
        tone={value > goal ? "stroke-danger" : "stroke-primary"}
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center text-center"
      >
        {children}
      </div>
    </div>
  );
}
