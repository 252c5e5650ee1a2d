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

/** The fonts for a report with these texts. Ours come with the app; others when they are needed. */
export async function fontsFor(texts: readonly string[]): Promise<FontFile[]> {
  const ourFonts = own.map(async ({ family, address }) => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    return { family, bytes: new Uint8Array(await reply.arrayBuffer()) };
  });
  const foreign = [...new Set(texts)].filter((text) => !ordinary.test(text));
  const others =
    foreign.length > 0
      ? import("./world-fonts.ts").then(({ worldFonts }) => worldFonts(foreign))
      : [];
  return [...(await Promise.all(ourFonts)), ...(await others)];
}
