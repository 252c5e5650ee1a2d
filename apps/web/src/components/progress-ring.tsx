import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Ring } from "./ring.tsx";

interface ProgressRingProps {
  value: number;
  goal: number;
  over: boolean;
  /** What screen readers say instead of the ring. */
  label: string;
  /** Drawn in the middle; hidden from screen readers, as the label says it. */
  children?: ReactNode;
  className?: string;
}

/**
 * A day as a ring that fills towards the goal and turns red once it is `over`. Size it with `className`; text
 * in it can be sized by its width (`cqi`).
 */
export function ProgressRing({ value, goal, over, label, children, className }: ProgressRingProps) {
  const share = goal > 0 ? Math.min(1, Math.max(0, value / goal)) : 0;
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames("@container grid max-w-full place-items-center", className)}
    >
      <div className="aspect-square w-full [grid-area:1/1]">
        <Ring share={share} radius={87} width={15} tone={over ? "stroke-over" : "stroke-primary"} />
      </div>
      <div
        aria-hidden="true"
        className="flex flex-col items-center justify-center px-[12cqi] [grid-area:1/1] text-center"
      >
        {children}
      </div>
    </div>
  );
}
