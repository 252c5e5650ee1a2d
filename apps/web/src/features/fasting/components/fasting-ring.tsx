import { milestoneHours } from "@morsel/domain/fasting/milestone";
import { hour } from "@morsel/domain/time";
import type { ReactNode } from "react";
import { Ring } from "../../../components/ring.tsx";

interface FastingRingProps {
  /** Time fasted so far (ms), without pauses */
  fasted: number;
  /** ms */
  target: number;
  paused: boolean;
  /** Whether to draw the target and the milestones. */
  withTarget: boolean;
  children: ReactNode;
}

const radius = 92;

/** A fast as a ring that fills towards its target, with a mark at each milestone. */
export function FastingRing({ fasted, target, paused, withTarget, children }: FastingRingProps) {
  const share = Math.min(1, Math.max(0, fasted / target));
  const marks = withTarget ? milestoneHours.filter((hours) => hours * hour < target) : [];
  return (
    <div className="@container mx-auto grid w-full max-w-64 place-items-center sm:max-w-72">
      <div className="aspect-square w-full [grid-area:1/1]">
        <Ring
          share={withTarget ? share : null}
          radius={radius}
          width={12}
          tone={paused ? "stroke-amber" : "stroke-primary"}
        >
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
        </Ring>
      </div>
      <div className="z-0 flex flex-col items-center justify-center gap-0.5 text-center [grid-area:1/1]">
        {children}
      </div>
    </div>
  );
}
