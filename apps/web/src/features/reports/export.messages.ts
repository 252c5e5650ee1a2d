import { wholeText } from "@morsel/domain/english";

/** Texts about taking one's data along. */
export const exportMessages = {
  title: "Export Your Data",
  text: "One ZIP file with everything you own: tables for spreadsheets, a document for other programs and other Morsels, and your photos.",
  submit: "Export Data",
  cancel: "Cancel Export",
  preparing: "Preparing your export",
  progress: (size: string) => `${size} received so far`,
  offline: "An export comes from the server, which can't be reached just now.",
  waiting: (count: number) =>
    count === 1
      ? "1 change of this device isn't sent yet, and won't be in it."
      : `${wholeText(count)} changes of this device aren't sent yet, and won't be in it.`,
  done: "Data Exported",
  savedAs: (name: string) => `Saved as ${name}`,
  failedTitle: "Export Failed",
  failed: "Unable to export your data. Please try again.",
  lost: "The connection was lost, so nothing was saved. Please try again.",
  cancelled: "Export Cancelled",
  fileName: (day: string) => `morsel-${day}.zip`,
} as const;
