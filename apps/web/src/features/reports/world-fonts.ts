import type { FontFile } from "./font-file.ts";
import { keptFile } from "./kept-file.ts";

/*
 * Fonts for what our own typeface can't write. They are split by the characters they hold, as the
 * browser itself would load them: a report takes only the parts that its texts need.
 */

type Ranges = Record<string, string>;
interface Family {
  name: string;
  /** Which characters of a text it is for. */
  characters: (text: string) => RegExp;
}

const always = (characters: RegExp) => () => characters;
const hasKana = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
const none = /(?!)/;

/** Chinese characters look Japanese beside kana. Elsewhere, what has more of a text writes it. */
const chinese = (text: string) =>
  hasKana(text) ? none : /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
const japanese = (text: string) =>
  hasKana(text)
    ? /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\u30FC\uFF00-\uFFEF]/u
    : none;

const families: readonly Family[] = [
  {
    name: "noto-sans",
    characters: always(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Latin}]/u,
    ),
  },
  { name: "vazirmatn", characters: always(/\p{Script=Arabic}/u) },
  { name: "noto-sans-hebrew", characters: always(/\p{Script=Hebrew}/u) },
  { name: "noto-sans-armenian", characters: always(/\p{Script=Armenian}/u) },
  { name: "noto-sans-georgian", characters: always(/\p{Script=Georgian}/u) },
  { name: "noto-sans-ethiopic", characters: always(/\p{Script=Ethiopic}/u) },
  { name: "noto-sans-thai", characters: always(/\p{Script=Thai}/u) },
  { name: "noto-sans-khmer", characters: always(/\p{Script=Khmer}/u) },
  { name: "noto-sans-bengali", characters: always(/\p{Script=Bengali}/u) },
  { name: "noto-sans-tamil", characters: always(/\p{Script=Tamil}/u) },
  { name: "kosugi", characters: japanese },
  { name: "gowun-dodum", characters: always(/\p{Script=Hangul}/u) },
  { name: "zcool-xiaowei", characters: chinese },
  { name: "chocolate-classical-sans", characters: chinese },
  { name: "noto-emoji", characters: always(/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u) },
];

const files = import.meta.glob<string>(
  "../../../../../node_modules/@fontsource/{noto-sans*,vazirmatn,kosugi,gowun-dodum,zcool-xiaowei,chocolate-classical-sans,noto-emoji}/files/*-400-normal.woff",
  { query: "?url", import: "default", eager: true },
);
/** Which characters are in which part. */
const ranges = import.meta.glob<string>(
  "../../../../../node_modules/@fontsource/{noto-sans*,vazirmatn,kosugi,gowun-dodum,zcool-xiaowei,chocolate-classical-sans,noto-emoji}/unicode.json",
  { query: "?url", import: "default", eager: true },
);

function entryOf<Value>(all: Record<string, Value>, ending: string): Value | undefined {
  return Object.entries(all).find(([path]) => path.endsWith(ending))?.[1];
}

/** Such as `U+0370-0377,U+1F00`. */
const holds = (range: string, code: number) =>
  range.split(",").some((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

/** The addresses of the parts that hold characters of the texts. */
async function addressesOf({ name, characters }: Family, texts: readonly string[]) {
  const codes = new Set(
    texts.flatMap((text) => {
      const wanted = characters(text);
      return [...text].filter((one) => wanted.test(one)).map((one) => one.codePointAt(0) ?? 0);
    }),
  );
  if (codes.size === 0) return [];
  const table = await keptFile(entryOf(ranges, `/${name}/unicode.json`) ?? "");
  const parts = table ? (JSON.parse(new TextDecoder().decode(table)) as Ranges) : {};
  return Object.entries(parts).flatMap(([key, range]) => {
    if (![...codes].some((code) => holds(range, code))) return [];
    // The parts without a name have a number: `[12]`.
    const part = key.replace(/[[\]]/g, "");
    const address = entryOf(files, `/${name}/files/${name}-${part}-400-normal.woff`);
    return address ? [address] : [];
  });
}

/** The fonts that these texts need beside ours, as far as they can be had. */
export async function worldFonts(texts: readonly string[]): Promise<FontFile[]> {
  const fonts = await Promise.all(
    families.map(async (family) => {
      const addresses = await addressesOf(family, texts);
      const found = await Promise.all(addresses.map(keptFile));
      return found.flatMap((bytes) => (bytes ? [{ family: family.name, bytes }] : []));
    }),
  );
  return fonts.flat();
}
