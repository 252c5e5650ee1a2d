/** Units, sizes and how full it is, which have no plural: "2 medium", "3 tbsp", "2 heaped tsp". */
const unchanging =
  /^(?:mini|miniature|extra|small|medium|regular|large|big|jumbo|thin|thick|individual|heap(?:ed|ing)|rounded|level|scant|generous|packed|gr?|kg|mg|ml|cl|dl|l|oz|lb|lbs|fl|tbsp|tsp|sl|x|whole|of)$/i;

/** "Cookies" are no cookys. */
const endsInIe = /((?:cook|brown|smooth|vegg|ween|pierog)ie|^(?:pot)?pie)s$/i;

/** A measure's word in the singular. By spelling: the browser has no table of units. */
export function singular(word: string): string {
  if (unchanging.test(word)) return word;
  if (/(?:ss|sh|ch|x|o)es$/.test(word)) return word.slice(0, -2);
  return word
    .replace(/(lea|loa|hal)ves$/, "$1f")
    .replace(endsInIe, "$1")
    .replace(/ies$/, "y")
    .replace(/([^s])s$/, "$1");
}

/** The same in the plural. */
export function plural(word: string): string {
  if (unchanging.test(word)) return word;
  const one = singular(word);
  if (/(?:ss|sh|ch|x)$/.test(one)) return `${one}es`;
  if (/(?:lea|loa|hal)f$/.test(one)) return `${one.slice(0, -1)}ves`;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}

/** Whether a name ends like one of several things. */
export const isPlural = (name: string): boolean => /[^s]s$/i.test(name);
