/** Units of weight as they are written behind a number, as a piece of patterns: "200 g", "2 lbs". */
export const weighedBy = "(?:g|gms?|gr|grams?|kg|oz|ounces?|lbs?|pounds?)";
/** The same, and the volumes that drinks are told in. */
export const weight = `(?:${weighedBy}|ml|cl|dl|l|fl oz|fluid ounces?)`;
/** Spoons as they are written behind a number, as alternatives in patterns. */
export const spoons = "tbsps?|tbs|tablespoons?|tsps?|teaspoons?";
