/** The app's texts in the first load: its frame and the dashboard. */
export const appMessages = {
  navigation: "Main",
  skip: "Skip to content",
  createAccount: "Create an account",
  signIn: "Sign in",
  keepDay: {
    title: "Keep your day",
    text: "Look up any food without an account. With one, your meals add up here, on every device you use.",
  },
  /** A few words above a view's name; `null` for today's date. */
  eyebrows: {
    nutrition: "Any food, any amount",
    calculator: "Any food, any amount",
    daily: null,
    search: null,
    tracking: "How the day adds up",
    fasting: "Time between meals",
    profile: "You and your goals",
    signin: "Good to see you",
    achievements: "Small steps, counted",
    data: "It's yours",
  },
  hero: {
    visitor: "Know what you eat",
    person: (greeting: string, name: string) => `${greeting}, ${name}`,
    seeToday: "See Today",
    logFood: "Log Food",
    signUp: "Sign Up to Track",
    createAccount: "Create an Account",
    openJournal: "Open Journal",
    start: "Start Tracking",
  },
  progress: {
    title: "Today's Progress",
    failed: "This day didn't load",
    loading: "Loading today",
    said: (eaten: string, goal: string, percent: number) =>
      `${eaten} of ${goal} calories, ${percent}% of your goal`,
    goal: (goal: string) => `of ${goal} kcal`,
    estimated: "partly estimated",
    meals: "Meals",
    over: "Over goal",
    left: "Remaining",
    complete: "Complete",
    trends: "Trends",
  },
  /** Titles of cards whose code is still loading. */
  places: { calculator: "Quick Calorie Calculator", fasting: "Fasting", today: "Today" },
} as const;
