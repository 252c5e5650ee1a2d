/** Texts of the dashboard's lazily loaded cards. */
export const dayMessages = {
  macros: "Macros",
  loadingMacros: "Loading macros",
} as const;
