/** A match from this score on is called what was typed. */
export const calledSo = 0.9;
