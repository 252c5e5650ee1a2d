import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

const tones = {
  plain: "bg-sunken text-soft",
  primary: "bg-primary-soft text-primary",
  amber: "bg-amber-soft text-amber",
  danger: "bg-danger-soft text-danger",
  protein: "bg-protein-soft text-protein",
  carbs: "bg-carbs-soft text-carbs",
  fat: "bg-fat-soft text-fat",
  water: "bg-water-soft text-water",
} as const;

/** A word or number on a tinted pill. */
export function Badge({
  tone = "plain",
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
