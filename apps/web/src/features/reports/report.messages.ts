import { wholeText } from "@morsel/domain/english";

/** Texts about making the report; those in it are in document.messages.ts. */
export const reportTexts = {
  title: "PDF Report",
  text: "Averages against your goals, vitamins and minerals, water, fasting and the foods you eat most: two to six pages to print or to show somebody who looks after your health. It is made on this device.",
  open: "Download PDF Report",
  dialog: {
    title: "PDF Report",
    description: "What should it be about?",
    period: "Period",
    days: (days: number) => `${days} days`,
    custom: "Custom",
    from: "From",
    to: "To",
    paper: "Paper",
    papers: { A4: "A4", Letter: "Letter" },
    detailed: "List every entry",
    detailedHint: "Adds a table of everything you logged, on further pages.",
    make: "Download",
    cancel: "Cancel",
    progress: "Making the report",
    percent: (done: number) => `Making the report: ${wholeText(done * 100)} %`,
    wrongOrder: "It ends before it begins.",
    tooLong: (days: number) => `At most ${days} days, please.`,
    missing: "Please choose a day.",
  },
  done: "PDF Report Downloaded",
  failed: "Export Failed",
  failedText: "Unable to generate PDF report.",
} as const;
