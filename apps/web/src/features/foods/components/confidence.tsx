import { foodMessages } from "../messages.ts";

const levels = [0.25, 0.5, 0.75, 0.9];

/** How sure a match is: four bars and the words for them. */
export function Confidence({ of: confidence }: { of: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="flex gap-0.5" aria-hidden="true">
        {levels.map((level) => (
          <span
            key={level}
            className={`h-2 w-3.5 rounded-full border ${confidence >= level ? "bar-fill border-primary bg-primary" : "border-edge"}`}
          />
        ))}
      </span>
      <span>
        <span className="font-semibold">{foodMessages.confidence(confidence)}</span>{" "}
        <span className="text-soft">{Math.round(confidence * 100)}%</span>
      </span>
    </span>
  );
}
