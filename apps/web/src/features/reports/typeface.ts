import bidiFactory from "bidi-js";
import { create, type Font } from "fontkit";
import { type FontFile, ours } from "./font-file.ts";
import { sfntOf } from "./sfnt.ts";

/** A piece of text in one font, in the order in which it is seen. */
export interface Piece {
  text: string;
  font: string;
  /** Whether it is read from the right. */
  isReversed: boolean;
}

interface Part {
  name: string;
  font: Font;
}
type Family = readonly Part[];

const bidi = bidiFactory();
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** They ask for colours, which a font of outlines doesn't have. */
const colourful = /[\uFE0E\uFE0F]/g;
/** What belongs to the character before it, in whatever font that is. */
const attached = /^[\p{M}\u200D\u{1F3FB}-\u{1F3FF}]/u;
const replacement = "?";

/** Text from left to right as it is seen: the parts that are read the other way, and the others. */
function seenRuns(text: string): { text: string; isReversed: boolean }[] {
  if (!rightToLeft.test(text)) return [{ text, isReversed: false }];
  const levels = bidi.getEmbeddingLevels(text);
  const runs: { at: number[]; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, levels)) {
    const level = levels.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.at.push(at);
    else runs.push({ at: [at], level });
  }
  return runs.map(({ at, level }) => {
    const isReversed = level % 2 === 1;
    const read = isReversed ? at.reverse() : at;
    const mirrored = (one: number) =>
      (isReversed && bidi.getMirroredCharacter(text.charAt(one))) || text.charAt(one);
    return { text: read.map(mirrored).join(""), isReversed };
  });
}

/** A font file that was read: good for any number of reports. */
export interface OpenFont {
  family: string;
  font: Font;
}

export const openFonts = (files: readonly FontFile[]): OpenFont[] =>
  files.map(({ family, bytes }) => ({ family, font: remembering(create(sfntOf(bytes))) }));

/** Has a font lay out each text once: pdfkit remembers that, too, but only within a document. */
function remembering(font: Font): Font {
  const layout = font.layout.bind(font);
  const known = new Map<string, ReturnType<Font["layout"]>>();
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features);
    const run = known.get(text) ?? layout(text);
    known.set(text, run);
    // Pdfkit writes its own units into the positions.
    const positions = run.positions.map((position) => ({ ...position }));
    const prototype = Object.getPrototypeOf(run) as object;
    return Object.assign(Object.create(prototype) as typeof run, run, { positions });
  };
  return font;
}

/** Says in which font each part of a text can be written. */
export function openTypeface(fonts: readonly OpenFont[]) {
  const families = new Map<string, Part[]>();
  let isLacking = false;
  for (const { family, font } of fonts) {
    const parts = families.get(family) ?? [];
    parts.push({ name: `${family} ${parts.length}`, font });
    families.set(family, parts);
  }

  const partWith = (family: Family | undefined, character: string) =>
    family?.find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

  /** A text's families: ours, then what has most of what ours lacks, so that a word looks like one. */
  function ranked(text: string, own: string): Family[] {
    const lacked = [...text].filter((character) => !partWith(families.get(own), character));
    const others = [...families].flatMap(([name, parts]) =>
      name === ours.regular || name === ours.bold
        ? []
        : [{ parts, has: lacked.filter((character) => partWith(parts, character)).length }],
    );
    others.sort((a, b) => b.has - a.has);
    return [families.get(own) ?? [], ...others.map(({ parts }) => parts)];
  }

  /** The font of a character; null if none has it. */
  function fontOf(character: string, choices: readonly Family[]): string | null {
    for (const family of choices) {
      const part = partWith(family, character);
      if (part) return part.name;
    }
    return null;
  }

  /** One run's pieces in the order in which they are read. */
  function piecesOf(text: string, choices: readonly Family[], isReversed: boolean): Piece[] {
    const pieces: Piece[] = [];
    let font: string | null = null;
    for (const character of text) {
      const last = pieces.at(-1);
      if (last && attached.test(character)) {
        // A question mark stands for its character with all that belongs to it.
        if (font !== null) last.text += character;
        continue;
      }
      font = fontOf(character, choices);
      isLacking ||= font === null;
      const own = font ?? choices[0]?.[0]?.name ?? "";
      const shown = font === null ? replacement : character;
      if (last?.font === own) last.text += shown;
      else pieces.push({ text: shown, font: own, isReversed });
    }
    return pieces;
  }

  return {
    /** All fonts by the names that pieces have. */
    fonts: [...families.values()].flat(),
    /** Whether a text so far had a character that no font has. */
    isLacking: () => isLacking,
    /** A line of text as it is seen, from left to right. */
    pieces(text: string, own: string): Piece[] {
      const plain = text.replace(colourful, "");
      const choices = ranked(plain, own);
      return seenRuns(plain).flatMap(({ text: run, isReversed }) => {
        if (!isReversed) return piecesOf(run, choices, false);
        // A word's letters are turned around where it is shaped, but words are laid out here.
        const words = run.split(/(\s+)/).filter((word) => word !== "");
        return words.reverse().flatMap((word) => piecesOf(word, choices, true).reverse());
      });
    },
  };
}
export type Typeface = ReturnType<typeof openTypeface>;
