import type { Answer, Sent } from "./line.ts";

/** A fault that is known and not yet mended. */
interface Known {
  why: string;
  covers(sent: Sent, answer: Answer): boolean;
}

/** This list only gets shorter; a fault of one's own making is mended instead. */
export const known: Known[] = [];
