import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

interface RingProps {
  /** The filled share, 0 to 1; null draws the track only. */
  share: number | null;
  /** In units of the 200 × 200 view box. */
  radius: number;
  width: number;
  /** The stroke's colour. */
  tone: string;
  /** Drawn on top in the same units, rotated with the ring: angle 0 is at the top. */
  children?: ReactNode;
}

/** A circle that fills clockwise from the top; hidden from screen readers. */
export function Ring({ share, radius, width, tone, children }: RingProps) {
  const round = 2 * Math.PI * radius;
  const circle = { cx: 100, cy: 100, r: radius, fill: "none", strokeWidth: width };
  return (
    <svg viewBox="0 0 200 200" className="size-full -rotate-90" aria-hidden="true">
      <circle {...circle} className="stroke-sunken" />
      {share !== null && (
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          className={classNames(
            "transition-[stroke-dashoffset] duration-250 ease-calm",
            tone,
            share === 0 && "opacity-0",
          )}
        />
      )}
      {children}
    </svg>
  );
}
