/** Texts of the app's own screens. */
export const screenMessages = {
  nutrition: {
    ways: "How to log",
    photos: "AI Photo Analysis",
    calculator: "USDA Calculator",
  },
  tracking: {
    range: "Range",
    daily: "Daily",
    weekly: "Weekly",
    signUp: "Sign Up to Track",
    logFood: "Log Food",
  },
  profile: {
    profile: { title: "Profile", summary: "You, your goals, your sign-in" },
    tour: { title: "App Tour & Training", summary: "Ten steps, six features, quick links" },
    awards: { title: "Awards", summary: "Badges, levels and streaks" },
    data: { title: "Data", summary: "Report, export, import, deletion" },
    subscription: { title: "Subscription", summary: "Your plan, and what it opens" },
    mealsToday: "Meals today",
    caloriesToday: "Calories today",
    level: "Level",
    unknown: "–",
    appearance: "Appearance",
    management: {
      title: "Data Management",
      text: "All you have logged: a PDF report, an export, an import from another app, and how much there is.",
      open: "Open Data Management",
    },
  },
  data: {
    elsewhere: {
      title: "Photos and Access Tokens",
      text: "Your uploaded photos, and the tokens that scripts sign in with, are in your profile.",
      open: "Open in your profile",
    },
  },
} as const;
