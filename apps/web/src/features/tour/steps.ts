import { openSection } from "../../lib/section.ts";
import { openTab, type View } from "../../lib/tabs.ts";
import type { tourMessages } from "./messages.ts";

export interface Step {
  id: keyof typeof tourMessages.steps;
  view: View;
  section?: string;
  /** The `data-tour` of what is lit. */
  control: string;
}

/** The tour's ten steps. The first is where a newcomer logs a first food. */
export const steps = [
  { id: "food", view: "home", control: "calculator" },
  { id: "progress", view: "home", control: "progress" },
  { id: "water", view: "home", control: "water" },
  { id: "week", view: "home", control: "week" },
  { id: "modes", view: "nutrition", control: "modes" },
  { id: "fasting", view: "fasting", control: "fasting" },
  { id: "journal", view: "daily", control: "journal" },
  { id: "goals", view: "profile", section: "profile", control: "goals" },
  { id: "awards", view: "profile", section: "awards", control: "section-awards" },
  { id: "training", view: "profile", section: "tour", control: "section-tour" },
] as const satisfies Step[];

/** A step by its number, from 1. */
export const stepAt = (number: number): Step => steps[number - 1] ?? steps[0];

/** Opens the screen that a step, or a feature card, is about. */
export function openScreenOf({ view, section }: Pick<Step, "view" | "section">): void {
  if (section) openSection(view, section);
  else openTab(view);
}
