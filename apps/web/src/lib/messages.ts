/** Each view's name on its tab, in its banner and in the window's title. */
export const viewNames = {
  home: "Dashboard",
  nutrition: "Calorie Tracker",
  calculator: "Calorie Tracker",
  fasting: "Fasting",
  daily: "Meal Journal",
  search: "Meal Journal",
  tracking: "Tracking",
  profile: "Profile",
  signin: "Welcome",
  achievements: "Achievements",
  data: "Data Management",
} as const;
