/**
 * The reference's group of a food: the first two digits of its number, of which it has five. "" for
 * foods of other sources: the survey's eight digits start with groups of its own.
 */
export function referenceGroup(id: string): string {
  return /^\d{5}$/.test(id) ? id.slice(0, 2) : "";
}

const meatGroups: ReadonlySet<string> = new Set(["05", "07", "10", "13", "17"]);

/** Whether a food of the reference is meat, poultry or a sausage. */
export const isMeat = (id: string): boolean => meatGroups.has(referenceGroup(id));
