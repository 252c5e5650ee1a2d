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
    data: { title: "Data", summary: "What is kept here, and how it goes away" },
    subscription: { title: "Subscription", summary: "Your plan, and what it opens" },
    mealsToday: "Meals today",
    caloriesToday: "Calories today",
    level: "Level",
    unknown: "–",
    appearance: "Appearance",
  },
} as const;
