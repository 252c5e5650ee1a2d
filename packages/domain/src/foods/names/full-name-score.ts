/** A match from this score on is called what was typed. */
export const fullNameScore = 0.9;
