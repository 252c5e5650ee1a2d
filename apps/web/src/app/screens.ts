import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { View } from "../lib/tabs.ts";
import Home from "./screens/home.tsx";

interface LoadedScreen {
  Screen: ComponentType | LazyExoticComponent<ComponentType>;
  /** Loads the screen's code before it is opened. */
  prepare: () => void;
}

function later(load: () => Promise<{ default: ComponentType }>): LoadedScreen {
  return {
    Screen: lazy(load),
    // Ignored here: opening the screen shows the failure, with a retry.
    prepare: () => void load().catch(() => undefined),
  };
}

const nutrition = later(() => import("./screens/nutrition.tsx"));
const journal = later(() => import("./screens/journal.tsx"));

/** What each view shows. The dashboard is in the first load, the others load when opened. */
export const screens: Record<View, LoadedScreen> = {
  home: { Screen: Home, prepare: () => {} },
  nutrition,
  calculator: nutrition,
  fasting: later(() => import("./screens/fasting.tsx")),
  daily: journal,
  search: journal,
  tracking: later(() => import("./screens/tracking.tsx")),
  profile: later(() => import("./screens/profile.tsx")),
  signin: later(() => import("../features/accounts/sign-in/screens/sign-in.tsx")),
  achievements: later(() => import("./screens/achievements.tsx")),
  data: later(() => import("./screens/data.tsx")),
};
