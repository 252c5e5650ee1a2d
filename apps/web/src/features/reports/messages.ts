import { wholeText } from "@morsel/domain/english";

/** Texts about what there is of a person, and how they take it along. */
export const reportMessages = {
  overview: {
    title: "Your Data",
    meals: "Meals logged",
    days: "Days tracked",
    size: "Data size",
    unknown: "–",
    failed: "Your data's figures didn't load",
    offline: "They come from the server, which can't be reached just now.",
    loading: "Loading your data's figures",
  },
  /** In MB, however little it is, as the specification shows it. */
  dataSize(bytes: number): string {
    const megabytes = bytes / 1_000_000;
    if (megabytes < 0.01) return "<0.01 MB";
    return `${megabytes.toFixed(megabytes < 0.1 ? 2 : 1)} MB`;
  },
  /** Decimal units, as disks and phones count them. */
  size(bytes: number): string {
    if (bytes < 1_000) return `${wholeText(bytes)} bytes`;
    if (bytes < 1_000_000) return `${wholeText(bytes / 1_000)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
  },
  autoSync: {
    active: "Auto-sync is active",
    waiting: (count: number) =>
      count === 1 ? "Auto-sync: 1 change waits" : `Auto-sync: ${wholeText(count)} changes wait`,
    offline: "Auto-sync waits for the network",
  },
  signedOut: {
    title: "Sign in to manage your data",
    text: "An account keeps what you log on the server of this Morsel. Here you see how much that is, take it along, or delete it.",
  },
} as const;
