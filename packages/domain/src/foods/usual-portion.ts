/** As a measurement, asks for a usual portion of the food; the answer says which one that is. */
export const usualPortion = "a usual portion";
