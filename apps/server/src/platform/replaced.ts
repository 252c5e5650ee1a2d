/** Something that there is one of, such as somebody's weight, before and after it was replaced. */
export interface Replaced {
  /** Which one, in its room. */
  id: string;
  /** JSON; `null` if there was nothing. */
  before: unknown;
  after: unknown;
}
