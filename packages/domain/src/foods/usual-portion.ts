/** As a measurement, asks for a usual portion of the food; the answer says which one that is. */
export const usualPortion = "a usual portion";
/** How much of a food is calculated where nothing tells, and what one is compared with. */
export const oneServing = "1 serving";
