/**
 * The work that may go into one text. Whatever loops over what somebody typed takes its steps from
 * here, so that no text, however odd, holds the server or the page: when they are used up, the rest
 * is "not understood". A step is one thing looked at, a letter or a known word, and takes well
 * under a microsecond.
 */
export interface Effort {
  left: number;
}

/** For a sentence: several times what thirty foods with their amounts take. */
export const sentenceEffort = 150_000;

/** For one food's name. */
export const nameEffort = 60_000;
