/**
 * Tens of thousands of short texts, numbered by their place. Each as a string of its own takes 20
 * bytes besides its letters, and a place in a list or a map another 4 to 40. So they are kept one
 * behind the other, and a string is made of one when it is asked for.
 */
export interface PackedTexts {
  readonly columns: TextColumns;
  readonly length: number;
  at(place: number): string;
  /** The hash of the text at this place, which isn't cut out for it. */
  hashAt(place: number): number;
  /** Whether the text at this place is this one. */
  isAt(place: number, text: string): boolean;
  /** Visits the places of the texts that have this in them, in order: a part, not empty, of one line. */
  forEachWith(part: string, visit: (place: number) => void): void;
}

/** What packed texts consist of: plain data, which a browser can store (`openTexts`). */
export interface TextColumns {
  readonly strings: readonly string[];
  readonly starts: Uint32Array;
}

/** A single letter beyond Latin makes a string take two bytes for all of its letters, so there are many. */
const textsAString = 512;
const end = "\n";

/** Texts of one line each that are still being gathered. */
export class TextsDraft {
  readonly #strings: string[] = [];
  readonly #starts = [0];
  #last: string[] = [];

  add(text: string): void {
    this.#starts.push((this.#starts.at(-1) ?? 0) + text.length + end.length);
    this.#last.push(text + end);
    if (this.#last.length === textsAString) this.#close();
  }

  #close(): void {
    this.#strings.push(this.#last.join(""));
    this.#last = [];
  }

  finish(): PackedTexts {
    this.#close();
    return openTexts({ strings: this.#strings, starts: Uint32Array.from(this.#starts) });
  }
}

export function openTexts(columns: TextColumns): PackedTexts {
  const { strings, starts } = columns;
  const startOf = (place: number) => starts[place] ?? 0;
  const stringOf = (place: number) => Math.floor(place / textsAString);
  /** Where it starts in its string. */
  const offsetOf = (place: number) => startOf(place) - startOf(stringOf(place) * textsAString);
  const lengthOf = (place: number) => startOf(place + 1) - startOf(place) - end.length;
  return {
    columns,
    length: starts.length - 1,
    at(place) {
      const from = offsetOf(place);
      return strings[stringOf(place)]?.slice(from, from + lengthOf(place)) ?? "";
    },
    hashAt(place) {
      const from = offsetOf(place);
      return hashOf(strings[stringOf(place)] ?? "", from, from + lengthOf(place));
    },
    isAt: (place, text) =>
      text.length === lengthOf(place) &&
      strings[stringOf(place)]?.startsWith(text, offsetOf(place)) === true,
    forEachWith(part, visit) {
      for (const [number, string] of strings.entries()) {
        let place = number * textsAString;
        const first = startOf(place);
        for (let at = string.indexOf(part); at >= 0; ) {
          while (startOf(place + 1) - first <= at) place++;
          visit(place);
          at = string.indexOf(part, startOf(place + 1) - first);
        }
      }
    },
  };
}

export function packTexts(texts: Iterable<string>): PackedTexts {
  const draft = new TextsDraft();
  for (const text of texts) draft.add(text);
  return draft.finish();
}

/**
 * Returns a function that finds the place of a text, or -1. The texts must differ. A map would keep
 * each of them as a string, and takes 60 bytes more for each; this takes 6 to 12.
 */
export function openPlaces(texts: PackedTexts): (text: string) => number {
  // At most two thirds full, so that most texts are found where they are first looked for.
  const size = 2 ** Math.ceil(Math.log2(1.5 * texts.length + 2));
  const slots = new Int32Array(size).fill(-1);
  const next = (slot: number) => (slot + 1) & (size - 1);
  for (let place = 0; place < texts.length; place++) {
    let slot = texts.hashAt(place) & (size - 1);
    // The texts differ, so none of those before it needs to be compared.
    while ((slots[slot] ?? -1) >= 0) slot = next(slot);
    slots[slot] = place;
  }
  return (text) => {
    let slot = hashOf(text, 0, text.length) & (size - 1);
    while ((slots[slot] ?? -1) >= 0 && !texts.isAt(slots[slot] ?? -1, text)) slot = next(slot);
    return slots[slot] ?? -1;
  };
}

/** The same as the map as it is now, which needn't be kept. */
export function packMap(map: ReadonlyMap<string, number>): (text: string) => number | undefined {
  const placeOf = openPlaces(packTexts(map.keys()));
  const values = Int32Array.from(map.values());
  return (text) => values[placeOf(text)];
}

/** FNV-1a, whose upper bits are the better mixed ones. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
