/** Texts of the guided tour. */
export const tourMessages = {
  name: "Guided tour",
  prompt: {
    title: "Welcome to Morsel",
    text: "Ten short steps show you around.",
    take: "Take Tour",
    later: "Maybe Later",
  },
  step: {
    at: (step: number, count: number) => `Step ${step} of ${count}`,
    tryIt: "Try it",
    /** For whoever moves by keys. */
    keys: "Arrow keys go on and back. Escape comes back here from the page, and from here leaves the tour.",
    back: "Back",
    next: "Next",
    finish: "Finish",
    skip: "Skip",
    skipTour: "Skip tour",
  },
  /** What each step says, by its id. */
  steps: {
    food: {
      title: "Log what you eat",
      text: "Type a food as you would say it, such as 2 eggs and toast, and press Enter. One more press logs it.",
    },
    progress: {
      title: "Your day at a glance",
      text: "The ring fills with all you log. Beside it stands what remains of today's goal.",
    },
    water: {
      title: "Water, glass by glass",
      text: "One press adds a glass, another takes it away. The log shows the last 30 days.",
    },
    week: {
      title: "Your week",
      text: "Seven days against your goal, with their average. Details leads to the whole week.",
    },
    modes: {
      title: "Two ways to log",
      text: "Switch between photos and the calculator. The calculator shows each nutrient of an amount, and how sure it is.",
    },
    fasting: {
      title: "Fasting",
      text: "One press starts a fast, which runs on while Morsel is closed. You can also say that you began earlier.",
    },
    journal: {
      title: "Your meal journal",
      text: "Each meal of a day with its sum. Add, edit, copy or delete here; whatever you delete can be taken back.",
    },
    goals: {
      title: "Goals that fit you",
      text: "Set calories, protein, carbs, fat and water yourself, or have them suggested from your body data.",
    },
    awards: {
      title: "Achievements",
      text: "Badges and awards for days that went as you planned. What you have earned stays yours.",
    },
    training: {
      title: "Find this again",
      text: "The tour and its features stay here in your profile. Come back whenever you like.",
    },
  },
  left: {
    title: (step: number) => `You left the tour at step ${step}`,
    text: "It goes on from there, also from your profile.",
    resume: "Resume",
  },
  finished: { title: "Tour complete", text: "You have seen all of Morsel's screens." },
  training: {
    tour: "Guided Tour",
    about:
      "A 10-step tour over the real screens. It takes 8 to 10 minutes and can be left at any step.",
    progress: "Tour progress",
    steps: (done: number, count: number) => `${done} of ${count} steps`,
    start: "Start Tour",
    resume: "Resume Tour",
    retake: "Retake Tour",
    reset: "Reset Tour Progress",
    wasReset: "Tour progress is reset",
    undo: "Undo",
    links: "Quick Links",
  },
  explore: {
    title: "Explore Features",
    about: "6 feature cards, each leading to its place.",
    count: (clicked: number, count: number) => `${clicked} of ${count} explored`,
    all: "You have explored all six features.",
    description: "Each card takes you there.",
    seen: "Explored",
  },
  /** The feature cards, by their id. */
  cards: {
    search: { title: "Smart Food Search", text: "Find any food by its name, as you type." },
    photo: { title: "AI Photo Analysis", text: "The place for pictures of your plate." },
    calculator: {
      title: "Calorie Calculator",
      text: "Any amount of any food, with all its nutrients.",
    },
    fasting: { title: "Fasting Timer", text: "Start, pause and end a fast." },
    achievements: { title: "Achievement System", text: "Badges, awards and what comes next." },
    water: { title: "Hydration Tracking", text: "Your glasses of water, day by day." },
  },
  helper: {
    next: "Explore next",
    resume: "Resume the tour",
    putAway: "Don't suggest any more",
  },
} as const;
