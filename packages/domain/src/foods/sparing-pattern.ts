import { openNeed } from "./needed-words.ts";

/** A pattern that is neither compiled nor tried before a text has the words it can't match without. */
class SparingPattern extends RegExp {
  readonly #mayMatch = openNeed(this.source);

  /** What copies a pattern uses it at once. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#mayMatch(text.toLowerCase())) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }
}

/**
 * A pattern as `new RegExp` makes it, for one of many that few texts have the words of. To compile
 * one for capitals and small letters costs milliseconds, and somebody waits for all of them at the
 * first sentence.
 */
export const sparing = (pattern: string | RegExp, flags?: string): RegExp =>
  new SparingPattern(pattern, flags);
