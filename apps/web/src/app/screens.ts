import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { View } from "../lib/tabs.ts";
import Home from "./screens/home.tsx";

interface LoadedScreen {
  Screen: ComponentType | LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code ahead of its first use. */
  prepare: () => void;
}

function later(load: () => Promise<{ default: ComponentType }>): LoadedScreen {
  return {
    Screen: lazy(load),
    // A failure here shows when the screen is opened, with a way to try again.
    prepare: () => void load().catch(() => undefined),
  };
}

const nutrition = later(() => import("./screens/nutrition.tsx"));
const journal = later(() => import("./screens/journal.tsx"));

/** What each view shows. The dashboard comes with the first load, the others when first opened. */
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
