import type { ComponentType } from "react";
import { later } from "../components/later.tsx";
import type { View } from "../lib/tabs.ts";
import Home from "./screens/home.tsx";

const Nutrition = later(() => import("./screens/nutrition.tsx"));
const Journal = later(() => import("./screens/journal.tsx"));

/** What each view shows. The dashboard is in the first load, the others are fetched after it. */
export const screens: Record<View, ComponentType> = {
  home: Home,
  nutrition: Nutrition,
  calculator: Nutrition,
  fasting: later(() => import("./screens/fasting.tsx")),
  daily: Journal,
  search: Journal,
  tracking: later(() => import("./screens/tracking.tsx")),
  profile: later(() => import("./screens/profile.tsx")),
  signin: later(() => import("../features/accounts/sign-in/screens/sign-in.tsx")),
  achievements: later(() => import("./screens/achievements.tsx")),
  data: later(() => import("./screens/data.tsx")),
};
