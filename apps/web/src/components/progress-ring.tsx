import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Ring } from "./ring.tsx";

interface ProgressRingProps {
  value: number;
  goal: number;
  /** What the ring says to those who can't see it. */
  label: string;
  /** Drawn in the middle; it's hidden from those who listen, since the label says it. */
  children?: ReactNode;
  className?: string;
}

/** A day as a ring: fills towards the goal, turns red past it. Size it with `className`. */
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
