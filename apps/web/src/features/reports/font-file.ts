/** A font file, or a part of one: most are split by the characters they hold. */
export interface FontFile {
  /** The parts of one family look alike. */
  family: string;
  bytes: Uint8Array;
}

/** Our own typeface: the only one with a bold weight, and the first choice for every character. */
export const ours = { regular: "Figtree", bold: "Figtree Bold" } as const;
