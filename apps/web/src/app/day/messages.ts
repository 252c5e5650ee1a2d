/** The texts of the dashboard's cards that are loaded later. */
export const dayMessages = {
  macros: "Macros",
  loadingMacros: "Loading macros",
} as const;
