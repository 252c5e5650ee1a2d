/**
 * The reference's group of a food: the first two digits of its number, of which it has five. "" for
 * foods of other sources: the survey's eight digits start with groups of its own.
 */
export function referenceGroup(id: string): string {
  return /^\d{5}$/.test(id) ? id.slice(0, 2) : "";
}
