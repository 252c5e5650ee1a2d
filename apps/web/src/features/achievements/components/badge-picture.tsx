import type { NewAchievement } from "@morsel/contract/achievements";
import { classNames } from "../../../lib/class-names.ts";
import { padlock, pips, ribbon, shapes, symbolOf } from "../badge-shapes.ts";
import { achievementMessages as texts } from "../messages.ts";

const looks = {
  bronze: "fill-bronze-soft stroke-bronze text-bronze",
  silver: "fill-silver-soft stroke-silver text-silver",
  gold: "fill-gold-soft stroke-gold text-gold",
  platinum: "fill-platinum-soft stroke-platinum text-platinum",
  award: "fill-primary-soft stroke-primary",
  locked: "fill-sunken stroke-edge",
} as const;

interface BadgePictureProps {
  achievement: Pick<NewAchievement, "kind" | "id" | "category" | "difficulty">;
  locked?: boolean;
  /** Its size; the picture is square. */
  className?: string;
}

/** A badge with a pip for bronze to four for platinum, or an award with its ribbon. */
export function BadgePicture({ achievement, locked = false, className }: BadgePictureProps) {
  const { category, difficulty } = achievement;
  const look = looks[locked ? "locked" : (difficulty ?? "award")];
  const count = difficulty ? pips[difficulty] : 0;
  const what = difficulty ? texts.badgeOf(difficulty) : texts.award;
  return (
    <svg
      viewBox="0 0 64 66"
      role="img"
      aria-label={texts.picture(what, locked)}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      className={classNames("shrink-0", look, className)}
    >
      {!difficulty && <path d={ribbon} />}
      <path d={shapes[category]} strokeDasharray={locked ? "4 4" : undefined} />
      <path
        d={symbolOf(achievement)}
        transform="translate(18.2 14.2) scale(1.15)"
        strokeWidth={1.7}
        fill="none"
      />
      {Array.from({ length: count }, (_, at) => 32 + (at - (count - 1) / 2) * 9).map((x) => (
        <circle
          key={x}
          cx={x}
          cy={60.5}
          r={3}
          strokeWidth={1.5}
          className={locked ? undefined : "fill-current"}
        />
      ))}
      {locked && (
        <g className="fill-card" transform="translate(42 36)">
          <circle cx={10} cy={10} r={9.5} strokeWidth={1.5} />
          <path d={padlock} transform="translate(1.6 1) scale(.7)" />
        </g>
      )}
    </svg>
  );
}
