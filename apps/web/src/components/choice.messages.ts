/** The texts of what is chosen or closed in more than one room. */
export const choiceMessages = {
  close: "Close",
  mealType: "Meal",
  theme: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
  units: { legend: "Units", imperial: "ft, lb", metric: "cm, kg" },
} as const;
