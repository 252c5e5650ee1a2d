import { foodMessages } from "../messages.ts";

const levels = [0.25, 0.5, 0.75, 0.9];

/** How sure a match is: four bars and the words for them. */
export function Confidence({ of: confidence }: { of: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="flex gap-0.5" aria-hidden="true">
        {levels.map((level) => (
          <span
            key={level}
            className={`h-2 w-3.5 rounded-full ${confidence >= level ? "bg-primary" : "bg-line"}`}
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
