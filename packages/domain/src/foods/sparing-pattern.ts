import { openNeed } from "./needed-words.ts";

/** Matches nothing. */
const never = /(?!)/g;

/**
 * A pattern that is neither compiled nor tried before a text has the words it can't match without.
 * `test`, `match`, `replace` and `search` are spared, since they come to `exec`, and so is `matchAll`;
 * `split` isn't.
 */
class SparingPattern extends RegExp {
  readonly #mayMatch = openNeed(this.source);

  /** `matchAll` and `split` copy a pattern to use it at once: it needn't be asked again. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#mayMatch(text.toLowerCase())) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    const mayMatch = this.#mayMatch(text.toLowerCase());
    return mayMatch ? super[Symbol.matchAll](text) : never[Symbol.matchAll](text);
  }
}

/**
 * A pattern as `new RegExp` makes it, for one of many that few texts have the words of. To compile
 * one for capitals and small letters costs milliseconds, and somebody waits for all of them at the
 * first sentence.
 */
export const sparing = (pattern: string | RegExp, flags?: string): RegExp =>
  new SparingPattern(pattern, flags);
