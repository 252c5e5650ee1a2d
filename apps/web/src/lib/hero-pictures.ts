export const heroKeys = [
  "home",
  "nutrition",
  "daily",
  "profile",
  "tracking",
  "achievements",
  "signin",
  "calculator",
  "search",
  "data",
  "fasting",
] as const;
export type HeroKey = (typeof heroKeys)[number];

/** Each page has `home-1.svg` to `home-3.svg`, say, in public/heroes. */
const numbers = [1, 2, 3];

/** The URLs of a page's pictures. */
export function heroesOf(page: HeroKey): string[] {
  return numbers.map((number) => `/heroes/${page}-${number}.svg`);
}

/** A random picture, different from the current one if there are several. */
export function pickAnother(
  pictures: readonly string[],
  shown: string | null,
  chance: () => number,
): string {
  const others = pictures.filter((picture) => picture !== shown);
  const choices = others.length > 0 ? others : pictures;
  return choices[Math.floor(chance() * choices.length)] ?? "";
}

const shown = new Map<HeroKey, string>();
let standing: string | null = null;

/** Sets the picture the first screen shows, until a hero has picked one; null afterwards. */
export function setStandingHero(picture: string | null): void {
  standing = picture;
}

/** The next picture for a page; at first the one already on screen, if any. */
export function pickHero(page: HeroKey): string {
  const pictures = heroesOf(page);
  const drawn = pictures.find((picture) => picture === standing);
  const picture = drawn ?? pickAnother(pictures, shown.get(page) ?? null, Math.random);
  shown.set(page, picture);
  return picture;
}
