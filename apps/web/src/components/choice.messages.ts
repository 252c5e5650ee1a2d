/** Texts of controls that several rooms share. */
export const choiceMessages = {
  close: "Close",
  notices: "Notifications, Alt+T",
  mealType: "Meal",
  theme: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
  units: { legend: "Units", imperial: "ft, lb", metric: "cm, kg" },
} as const;
