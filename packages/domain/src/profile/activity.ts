/** Activity levels to choose from; the third is the default. */
export const activityLevels = [
  "Sedentary",
  "Lightly Active",
  "Moderately Active",
  "Very Active",
  "Extremely Active",
] as const;
export const defaultActivityLevel = "Moderately Active";
