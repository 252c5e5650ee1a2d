import { wholeText } from "@morsel/domain/english";
import { classNames } from "../lib/class-names.ts";
import { Bar, growing } from "./bar.tsx";
import { nutrientMessages as texts } from "./nutrient.messages.ts";
import { Skeleton } from "./skeleton.tsx";

/** How the macronutrients look everywhere: a colour, and a letter for the colour-blind. */
export const macros = {
  protein: {
    ...texts.protein,
    fill: "bg-protein",
    chip: "bg-protein-soft text-protein",
  },
  carbs: { ...texts.carbs, fill: "bg-carbs", chip: "bg-carbs-soft text-carbs" },
  fat: { ...texts.fat, fill: "bg-fat", chip: "bg-fat-soft text-fat" },
} as const;
export type Macro = keyof typeof macros;

/** A macronutrient's letter on its colour. */
export function MacroMark({ macro }: { macro: Macro }) {
  const { letter, chip } = macros[macro];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-6 shrink-0 place-items-center rounded-chip text-sm font-bold",
        chip,
      )}
    >
      {letter}
    </span>
  );
}

interface MacroBarProps {
  macro: Macro;
  /** Grams; `null` if unknown. */
  eaten: number | null;
  goal: number;
}

/** What remains of a macronutrient today: grams left, or grams over the goal in red with a plus. */
export function MacroBar({ macro, eaten, goal }: MacroBarProps) {
  const { name, fill } = macros[macro];
  // As it is shown: a goal that is passed by less than half a gram is met, not "+0 g over".
  const left = Math.round(goal - (eaten ?? 0));
  const over = left < 0;
  const known = Math.round(eaten ?? 0);
  const share = goal > 0 ? Math.min(1, (eaten ?? 0) / goal) : 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5">
        <MacroMark macro={macro} />
        <span className="font-semibold">{name}</span>
        <span className={classNames("ml-auto", over ? "text-over" : "text-ink")}>
          <span className="text-lg font-bold">
            {over ? "+" : ""}
            {wholeText(Math.abs(left))}
          </span>
          <span className={classNames("text-sm", !over && "text-soft")}>
            {" "}
            {over ? texts.over : texts.left}
          </span>
        </span>
      </div>
      <Bar
        role="meter"
        label={texts.meter(name)}
        text={texts.eaten(known, goal)}
        value={known}
        max={Math.max(goal, known)}
        share={share}
        className="h-2"
        fill={`${growing} ${over ? "bar-over bg-over" : fill}`}
      />
    </div>
  );
}

export function MacroBarSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-6.5 w-full" />
      <Skeleton className="h-2 w-full rounded-full" />
    </div>
  );
}
