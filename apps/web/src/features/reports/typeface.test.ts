import font from "@fontsource/figtree/files/figtree-latin-400-normal.woff?inline";
import { expect, test } from "vitest";
import { ours } from "./font-file.ts";
import { openFonts, openTypeface } from "./typeface.ts";

async function written(text: string) {
  const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer());
  const typeface = openTypeface(openFonts([{ family: ours.regular, bytes }]));
  const pieces = typeface.pieces(text, ours.regular);
  return { text: pieces.map((piece) => piece.text).join(""), isLacking: typeface.isLacking() };
}

test("what no font has is a question mark, with the vowels and tones that belong to it", async () => {
  expect(await written("น้ำ soup")).toEqual({ text: "?? soup", isLacking: true });
  expect(await written("தோசை")).toEqual({ text: "??", isLacking: true });
  expect(await written("cafe\u0301")).toEqual({ text: "cafe\u0301", isLacking: false });
});
