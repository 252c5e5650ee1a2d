import { portionGrams } from "@morsel/domain/photos/named-food";

/** A likely bound is no exact figure, and doesn't look like one. */
const about = (kcal: number) => (kcal < 100 ? Math.round(kcal) : Math.round(kcal / 10) * 10);

interface Shown {
  kcal: number | null;
  range: { min: number; max: number } | null;
}

const likely = ({ range }: Pick<Shown, "range">): string | null =>
  range === null || range.max - range.min < 1
    ? null
    : `likely ${about(range.min).toLocaleString("en")} to ${about(range.max).toLocaleString("en")}`;

const energy = ({ kcal, range }: Shown): string =>
  [
    kcal === null ? "energy unknown" : `${Math.round(kcal).toLocaleString("en")} kcal`,
    likely({ range }),
  ]
    .filter(Boolean)
    .join(", ");

/** Texts of the analyzer page. */
export const analyzerMessages = {
  title: "AI Food Analyzer",
  visitor: {
    title: "Photos need an account",
    text: "A photo is analyzed and kept for you alone, so it needs to know who you are. The calculator works without.",
    signUp: "Sign Up to Track",
  },
  upload: {
    title: "What's on your plate?",
    text: "Take a photo from above, in good light. The AI names the foods and how much there is of each, the food data says what is in them, and you can correct everything.",
    take: "Take a photo",
    choose: "Choose from library",
    /** Said before the first photo is sent, and below it from then on. */
    where: (provider: string, days: number | null) =>
      `Your photo goes to ${provider}, which names the foods on it, and is kept on this server ${
        days === null ? "until you delete it" : days === 1 ? "for a day" : `for ${days} days`
      }.`,
    agree: "Agree and continue",
  },
  notLoaded: "The analyzer didn't load",
  dialog: {
    title: "Upload a photo of your food",
    chosen: (name: string, megabytes: string) => `${name}, ${megabytes} MB`,
    preview: "The photo you chose",
    send: "Upload & Analyze",
    other: "Choose another photo",
    preparing: "Getting your photo ready…",
    sending: (percent: number) => `Uploading… ${percent}%`,
    sendingBegins: "Uploading…",
    recording: "Almost there…",
    progress: "Upload",
    cancel: "Cancel",
  },
  camera: {
    view: "What the camera sees",
    take: "Take photo",
    back: "Back",
    starting: "Starting the camera…",
    refused:
      "This page may not use the camera. Allow it in your browser, or choose a photo instead.",
    none: "No camera was found here. Choose a photo instead.",
    fileName: (stamp: string) => `photo-${stamp}.jpg`,
  },
  analyzing: {
    title: "Analyzing...",
    text: "Finding the foods on your photo. You can go on meanwhile; it is logged by itself.",
    cancel: "Cancel",
  },
  photo: "Your photo",
  failed: {
    other: "Try Another Photo",
    retry: "Retry Analysis",
    calculator: "Use the calculator",
    offline: {
      title: "Connection Error",
      text: "The server couldn't be reached. Your photo has arrived there; try again when the connection is back.",
    },
  },
  gone: {
    title: "In your daily log",
    text: "Its foods went with the photo, the entry stays. Change it in the journal, or say or search what you ate in the calculator.",
    journal: "Open the Meal Journal",
  },
  notConfigured: {
    title: "API Not Configured",
    text: "Whoever runs this Morsel hasn't set up photo analysis. Say what you ate in your own words, search for it, or take it from your recent foods.",
  },
  summary: {
    title: "On your plate",
    empty: "Nothing on this plate",
    unknown: "unknown",
    energy,
    likely: ({ range }: Pick<Shown, "range">) => likely({ range }),
    kcal: "kcal",
    noEnergy: "energy unknown",
    /** What a screen reader says after each change. */
    said: (shown: Shown, foods: number) =>
      `${foods === 1 ? "1 food" : `${foods} foods`}: ${energy(shown)}`,
    estimate: "An estimate from a photo. Correct what you know better.",
  },
  foods: {
    title: "Identified Foods",
    sure: (confidence: number) => `${Math.round(confidence * 100)}% sure`,
    chosen: "Chosen by you",
    takenAs: (name: string) => `Counted as ${name}`,
    portion: (name: string) => `Portion of ${name}`,
    unit: "g",
    blank: String(portionGrams.default),
    measures: (name: string) => `Usual amounts of ${name}`,
    other: "Another food",
    otherFor: (name: string) => `Another food for ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `Removed ${name}`,
    add: "Add a food",
    close: "Close",
  },
  unmatched: {
    title: "What are these?",
    text: "They look like food, but none that we know by that name. They count for nothing until you say.",
    name: (name: string, grams: number | null) =>
      grams === null ? name : `${name}, about ${Math.round(grams)} g`,
    choose: "Choose a food",
    chooseFor: (name: string) => `Choose a food for ${name}`,
    leaveOut: "Leave out",
    leaveOutNamed: (name: string) => `Leave out ${name}`,
  },
  log: {
    soon: "Adding to your daily log…",
    dont: "Don't add",
    logged: "Automatically Added to Daily Log",
    byHand: "Added to Daily Log",
    follows: "What you correct here is corrected there, too.",
    undo: "Undo",
    opened: "In your daily log",
    changed: "Its entry was changed elsewhere. What you correct here takes the place of that.",
    takeOut: "Take it out",
    not: "Not in your daily log",
    undone: "Taken out of your daily log",
    before: "You logged this picture before",
    /** `when` such as "today". */
    beforeWhat: (name: string, kcal: number, when: string) =>
      `${name}, ${Math.round(kcal).toLocaleString("en")} kcal, ${when}. Log it once more?`,
    again: "Log it again",
    leave: "Leave it out",
    gone: "This entry is no longer in your diary.",
    add: "Add to Daily Log",
    failed: "It couldn't be added to your daily log. Please try again.",
    notDone: {
      uncorrected: "Your correction couldn't be saved. Please try again.",
      "still in": "It couldn't be taken out of your daily log. Please try again.",
    },
    saveAgain: "Save again",
    toast: (name: string, shown: Shown) => `${name}: ${energy(shown)}`,
  },
  another: "Analyze Another Food Photo",
  /** What an entry is called: its foods, and how many more there are. */
  entryName: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", "),
} as const;
