import {
  achievements,
  type Category,
  type Difficulty,
} from "@morsel/domain/achievements/catalogue";
import type { Earned } from "../../lib/earned.ts";

export type CelebrationType = "daily-goal" | "weekly-goal" | "milestone" | "special";

/** How an achievement is announced; see docs/decisions/0043. */
export interface Announcement extends Pick<Earned, "title" | "description" | "points" | "id"> {
  /** Specification 1: icons by name. */
  iconName: string;
  kind: "badge" | "award";
  category: Category;
  difficulty?: Difficulty;
  /** Null for the small popup. */
  celebration: { type: CelebrationType; trophy: boolean } | null;
}

export type Popup = Announcement | { more: number };

/** What is worth so many points is celebrated, and so many more wins a trophy. */
const celebratedFrom = 25;
const trophyFrom = 50;
/** At once: more would take minutes, as after an import. */
const most = 3;

const types: Record<Category, CelebrationType> = {
  daily: "daily-goal",
  weekly: "weekly-goal",
  monthly: "milestone",
  milestone: "milestone",
  special: "special",
};

function announcementOf({ kind, id, title, description, points }: Earned): Announcement {
  const known = achievements.find((one) => one.kind === kind && one.id === id);
  // A newer server may know more of them.
  const category = known?.category ?? "special";
  const celebration =
    points >= celebratedFrom ? { type: types[category], trophy: points >= trophyFrom } : null;
  return {
    ...{ id, title, description, points, category, celebration },
    kind: kind === "award" ? "award" : "badge",
    iconName: known?.iconName ?? "star",
    ...(known?.kind === "badge" && { difficulty: known.difficulty }),
  };
}

/** One after the other, what is worth most first. Of many, the last popup says how many more. */
export function popupsOf(earned: readonly Earned[]): Popup[] {
  const all = [...earned].sort((a, b) => b.points - a.points).map(announcementOf);
  if (all.length <= most) return all;
  const shown = all.slice(0, most - 1);
  return [...shown, { more: all.length - shown.length }];
}
