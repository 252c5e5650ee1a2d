/**
 * What an id tells of its food. The reference's are digits (reference-group.ts); ours are a marker and
 * a word: "dish:ramen", "label:hp-sauce". A food put together on request has its recipe as its id, with
 * the template that it fills, if any: "mix:11125*96+04044*4", "mix:omelet/01123*50+…". Behind each "!"
 * stands what was changed of a food: an ingredient that is left out, a part with its grams, or a meat
 * and the other one in its place: "dish:ramen!01129", "21350!18350*75", "dish:goulash!13364>10027".
 */

export const mixtureMarker = "mix:";
const changeMarker = "!";
const exchangeMarker = ">";

export const isDishId = (id: string): boolean => id.startsWith("dish:");

export const isLabelId = (id: string): boolean => id.startsWith("label:");

export const isMixtureId = (id: string): boolean => id.startsWith(mixtureMarker);

const mixtureBegins = new RegExp(`^${mixtureMarker}(?:([a-z]{1,20})/)?([^*]*)`);

/** The template that a mixture fills, such as a pizza or a sandwich, which says what is served of it. */
export const templateOf = (id: string): string | undefined => mixtureBegins.exec(id)?.[1];

export const isTemplateId = (id: string): boolean => templateOf(id) !== undefined;

/** The id of a mixture's first part; undefined for other foods. */
export const mainPartOf = (id: string): string | undefined => mixtureBegins.exec(id)?.[2];

/** The id of a food with these changes. */
export const changedId = (id: string, changes: readonly string[]): string =>
  [id, ...changes].join(changeMarker);

export const isChangedId = (id: string): boolean => id.includes(changeMarker);

/** A changed food's id before its changes; any other as it is. */
export const wholeId = (id: string): string => id.split(changeMarker, 1)[0] ?? "";

/** The parts of a changed food's id; undefined if it isn't one. */
export function readChangedId(id: string): { whole: string; changes: string[] } | undefined {
  const [whole = "", ...changes] = id.split(changeMarker);
  return changes.length === 0 ? undefined : { whole, changes };
}

/** Another meat in place of a dish's own, as a change. */
export const exchangeOf = (own: string, other: string): string => `${own}${exchangeMarker}${other}`;

const exchange = new RegExp(String.raw`^(\w{1,10})${exchangeMarker}(\w{1,10})$`);

/** Undefined for any other change. */
export function readExchange(change: string): { own: string; other: string } | undefined {
  const [, own, other] = exchange.exec(change) ?? [];
  return own === undefined || other === undefined ? undefined : { own, other };
}

export const hasOtherMeat = (id: string): boolean => id.includes(exchangeMarker);
