/** Every text of the profile room. */

export const goalFields = [
  { name: "dailyCalorieGoal", label: "Calories", unit: "kcal" },
  { name: "dailyProteinGoal", label: "Protein", unit: "g" },
  { name: "dailyCarbGoal", label: "Carbs", unit: "g" },
  { name: "dailyFatGoal", label: "Fat", unit: "g" },
  { name: "dailyWaterGoal", label: "Water", unit: "glasses" },
] as const;

export const profileMessages = {
  updated: { title: "Profile Updated", description: "Your changes are saved." },
  goalsUpdated: { title: "Profile Updated", description: "Your daily goals are saved." },
  failedTitle: "Update Failed",
  profileFailed: (status: number | string) => `Failed to update profile: ${status}`,
  goalFailed: (status: number | string) => `Failed to update calorie goal: ${status}`,
  noToken: "No authentication token available",
  loadFailed: "Your profile didn't load",
} as const;
