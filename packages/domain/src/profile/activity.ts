/** Activity levels to choose from, the default third. */
export const activityLevels = [
  "Sedentary",
  "Lightly Active",
  "Moderately Active",
  "Very Active",
  "Extremely Active",
] as const;
export const defaultActivityLevel = "Moderately Active";
