import { milestoneHours } from "@morsel/domain/fasting/milestone";
import { hour } from "@morsel/domain/fasting/plan";
import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

interface FastingRingProps {
  /** ms */
  fasted: number;
  /** ms */
  target: number;
  paused: boolean;
  /** Whether target and milestones are drawn. */
  withTarget: boolean;
  children: ReactNode;
}

const radius = 92;
const round = 2 * Math.PI * radius;

/** A fast as a ring that fills towards its target, with a mark at each milestone on the way. */
export function FastingRing({ fasted, target, paused, withTarget, children }: FastingRingProps) {
  const share = Math.min(1, Math.max(0, fasted / target));
  const marks = withTarget ? milestoneHours.filter((hours) => hours * hour < target) : [];
  return (
    <div className="relative mx-auto size-64 sm:size-72">
      <svg viewBox="0 0 200 200" className="size-full -rotate-90" aria-hidden="true">
        <circle
          cx="100"
          cy="100"
          r={radius}
          fill="none"
          strokeWidth="12"
          className="stroke-sunken"
        />
        {withTarget && (
          <circle
            cx="100"
            cy="100"
            r={radius}
            fill="none"
            strokeWidth="12"
            strokeLinecap="round"
            strokeDasharray={round}
            strokeDashoffset={round * (1 - share)}
            className={classNames(
              "transition-[stroke-dashoffset] duration-250 ease-calm",
              paused ? "stroke-amber" : "stroke-primary",
              share === 0 && "opacity-0",
            )}
          />
        )}
        {marks.map((hours) => {
          const angle = ((hours * hour) / target) * 2 * Math.PI;
          const passed = fasted >= hours * hour;
          return (
            <circle
              key={hours}
              cx={100 + radius * Math.cos(angle)}
              cy={100 + radius * Math.sin(angle)}
              r="3"
              className={passed ? "fill-card" : "fill-edge"}
            />
          );
        })}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-0.5 text-center">
        {children}
      </div>
    </div>
  );
}
