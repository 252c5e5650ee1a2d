import { openPlaces, openTexts, packTexts, type TextColumns } from "../packed-texts.ts";
import { plainText } from "./plain-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Names that join foods, such as "fish and chips", by their key. */
export interface JoinedNames {
  readonly columns: TextColumns;
  has(key: string): boolean;
}

/** The keys of those names that join foods. */
export function readJoinedNames(vocabulary: Vocabulary, names: Iterable<string>): TextColumns {
  const keys = new Set<string>();
  for (const name of names) if (joint.test(name)) keys.add(joinedKey(vocabulary, name));
  return packTexts(keys).columns;
}

export function openJoinedNames(columns: TextColumns): JoinedNames {
  const placeOf = openPlaces(openTexts(columns));
  return { columns, has: (key) => placeOf(key) >= 0 };
}

const joint = /\b(?:and|with|on|over|in|topped)\b|&|w\//i;

/** A name's words including "and", "with" and the like, which `wordsOf` drops. */
export function joinedKey({ stem }: Vocabulary, name: string): string {
  const plain = plainText(name).replace(/&| n /g, " and ").replace(/\bw\//g, " with ");
  const words = plain.match(/[\p{L}\p{N}%]+/gu) ?? [];
  return words
    .filter((word) => !/^(?:an?|the)$/.test(word))
    .map(stem)
    .join(" ");
}
