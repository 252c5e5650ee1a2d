import { mealTypeName } from "@morsel/domain/meals/meal-type";

/** Photos that wait to be sent and analyzed. */
export const queueMessages = {
  title: (count: number) => (count === 1 ? "A photo to analyze" : `${count} photos to analyze`),
  toAnalyze: "To analyze",
  of: (meal: Parameters<typeof mealTypeName>[0], when: string) => `${mealTypeName(meal)} · ${when}`,
  alt: "Your photo",
  waiting: "Waits for the network",
  soon: "Will be sent soon",
  notAgreed: "Not sent before you agree to where photos go, in the AI Food Analyzer.",
  sending: "Sending…",
  analyzing: "Analyzing…",
  tryNow: "Try now",
  remove: "Remove this photo",
  removed: { title: "Photo removed", text: "It wasn't sent.", undo: "Undo" },
  kept: {
    title: "Photo kept",
    text: "It is analyzed and added to your diary when the network is back.",
    /** The reason may be a sentence already. */
    because: (why: string, text: string) => `${why.replace(/\.$/, "")}. ${text}`,
  },
  notKept: {
    title: "This device keeps nothing more",
    text: "Keep this page open until your photo is sent.",
  },
  logged: (name: string, kcal: number | null) => ({
    title: "Automatically Added to Daily Log",
    text: kcal === null ? name : `${name} · ${Math.round(kcal).toLocaleString("en")} kcal`,
    undo: "Undo",
  }),
  nothingFound: {
    title: "No food found",
    text: "Nothing on your photo was recognized, so nothing was logged. The photo is among your photos.",
  },
  loggedBefore: (name: string) => ({
    title: "Photo logged before",
    text: `The same picture is in your diary as ${name}, so it wasn't added again.`,
  }),
  analysisFailed: (text: string) => `${text} The photo is still among your photos.`,
} as const;
