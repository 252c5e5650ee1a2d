import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

interface ProgressRingProps {
  value: number;
  goal: number;
  /** What the ring says to those who can't see it. */
  label: string;
  /** Drawn in the middle; it's hidden from those who listen, since the label says it. */
  children?: ReactNode;
  className?: string;
}

const radius = 52;
const round = 2 * Math.PI * radius;

/** A day as a ring: fills towards the goal, turns red past it. Size it with `className`. */
export function ProgressRing({ value, goal, label, children, className }: ProgressRingProps) {
  const share = goal > 0 ? Math.min(1, Math.max(0, value / goal)) : 0;
  const over = value > goal;
  return (
    <div role="img" aria-label={label} className={classNames("relative", className)}>
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="9" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          className={classNames(
            "transition-[stroke-dashoffset] duration-250 ease-calm",
            over ? "stroke-danger" : "stroke-primary",
            share === 0 && "opacity-0",
          )}
        />
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center text-center"
      >
        {children}
      </div>
    </div>
  );
}
