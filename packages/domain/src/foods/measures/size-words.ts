/**
 * How big one of something is, as alternatives in patterns: "2 small apples", "fries, large". "Big
 * mac" is a name.
 */
export const sizes = String.raw`extra[ -](?:large|small)|small|medium|large|big(?! macs?\b| breakfast)|regular|mini`;

/** A text that is nothing but such a size. */
export const sizeOnly = new RegExp(`^(?:${sizes})$`, "i");

/** The same where drinks are sold by the cup: "latte, grande". */
export const cupSizes = `${sizes}|tall|grande|venti|trenta`;
