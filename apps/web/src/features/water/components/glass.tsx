import { useId } from "react";
import { classNames } from "../../../lib/class-names.ts";

const outline = "M4 3h16l-2 24.2a2 2 0 0 1-2 1.8H8a2 2 0 0 1-2-1.8Z";

interface GlassProps {
  full: boolean;
  /** More than the goal asks for: dashed while it is empty. */
  extra?: boolean;
  className?: string;
}

/** A glass of water, full or empty. */
export function Glass({ full, extra = false, className }: GlassProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className="fill-card" />
      <rect
        x="0"
        y="8"
        width="24"
        height="24"
        clipPath={`url(#${clip})`}
        className={classNames(
          "origin-bottom fill-water transition-transform duration-250 ease-calm [transform-box:fill-box]",
          !full && "scale-y-0",
        )}
      />
      <path
        d={outline}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className="stroke-water"
        strokeDasharray={extra && !full ? "2.5 3" : undefined}
      />
    </svg>
  );
}
