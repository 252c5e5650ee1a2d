import regular from "@fontsource/figtree/files/figtree-latin-400-normal.woff?url";
import bold from "@fontsource/figtree/files/figtree-latin-700-normal.woff?url";
import regularMore from "@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?url";
import boldMore from "@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?url";
import { type FontFile, ours } from "./font-file.ts";

const own = [
  { family: ours.regular, address: regular },
  { family: ours.regular, address: regularMore },
  { family: ours.bold, address: bold },
  { family: ours.bold, address: boldMore },
];
/** What our own typeface writes: Latin letters, digits and the signs between them. */
const ordinary = /^[\u0000-\u024F\u2010-\u2026\u2039\u203A\u20AC\u2122\u2212]*$/;

/** Our typeface, which comes with the app. */
export const ownFonts = (): Promise<FontFile[]> =>
  Promise.all(
    own.map(async ({ family, address }) => {
      const reply = await fetch(address);
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
      return { family, bytes: new Uint8Array(await reply.arrayBuffer()) };
    }),
  );

/** The fonts for what ours don't write of these texts. */
export async function otherFonts(texts: readonly string[]): Promise<FontFile[]> {
  const foreign = [...new Set(texts)].filter((text) => !ordinary.test(text));
  if (foreign.length === 0) return [];
  const { worldFonts } = await import("./world-fonts.ts");
  return worldFonts(foreign);
}
