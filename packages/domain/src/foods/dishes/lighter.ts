import { kindOf } from "../measures/kinds.ts";
import { plainText } from "../names/words.ts";
import type { Food } from "../table.ts";

/** What a name says to be less: its fat altogether, some of its fat, its sugar. */
type Less = "fat free" | "light" | "no sugar";

const ways: readonly (readonly [Less, RegExp])[] = [
  ["fat free", /\bfat[- ]?free\b|\bnon-?fat\b|\b0 ?% fat\b|\bno fat\b(?! added)/],
  [
    "light",
    /\blight\b|\blite\b|\b(?:low|reduced|lower|less|half)[- ]fat\b|\blow[- ]calorie\b|\bdiet\b/,
  ],
  [
    "no sugar",
    /\bdiet\b|\bsugar[- ]?free\b|\bzero\b|\blow[- ]calorie (?:sweetener|drink|soda)\b|\bno (?:added )?sugar(?: added)?\b|\bdietetic\b|\bunsweetened\b/,
  ],
];

/** Kinds (with what their names say) and the form of the kind that has less. */
const forms: readonly (readonly [Less, kind: RegExp, name: RegExp, id: string])[] = [
  ["fat free", /dressing/, /mayonnaise/, "42193"],
  ["fat free", /dressing/, /ranch/, "04638"],
  ["fat free", /dressing/, /thousand|russian/, "04635"],
  ["fat free", /dressing/, /french/, "04367"],
  ["fat free", /dressing/, /blue|roquefort/, "42192"],
  ["fat free", /dressing/, /caesar/, "04705"],
  ["fat free", /dressing/, /./, "04636"],
  ["fat free", /^cheese/, /cream/, "01186"],
  ["fat free", /^cheese/, /mozzarella/, "42304"],
  ["fat free", /^cheese$/, /american|cheddar|process/, "42205"],
  ["fat free", /^butter$/, /./, "04631"],
  ["fat free", /^ice cream$/, /./, "19867"],
  ["light", /dressing/, /mayonnaise/, "04641"],
  ["light", /dressing/, /ranch/, "04640"],
  ["light", /dressing/, /thousand|russian/, "04023"],
  ["light", /dressing/, /french/, "04020"],
  ["light", /dressing/, /blue|roquefort/, "42153"],
  ["light", /dressing/, /caesar/, "43021"],
  ["light", /dressing/, /./, "04021"],
  ["light", /^cheese/, /cream/, "43274"],
  ["light", /^cheese$/, /swiss/, "43589"],
  ["light", /^cheese$/, /cheddar|colby/, "01182"],
  ["light", /^cheese$/, /american|process|spread/, "43275"],
  ["light", /^cream$/, /sour/, "01055"],
  ["light", /^butter$/, /./, "42309"],
  ["light", /^ice cream$/, /./, "19088"],
  ["no sugar", /^drink$/, /\btea\b/, "14367"],
  ["no sugar", /^drink$/, /carbonated|soda|cola/, "14416"],
  ["no sugar", /^drink$/, /drink|lemonade|punch|beverage|slush/, "14290"],
  ["no sugar", /^jam/, /./, "43028"],
  ["no sugar", /^honey and syrup$/, /./, "43026"],
];

const isLess =
  /fat.?free|nonfat|skim|light|low.?fat|reduced|low.?calorie|diet|sugar.?free|unsweetened|aspartame|no sugar/i;
/** Less fat or sugar than this per 100 g is little already. */
const little: Readonly<Record<Less, number>> = { "fat free": 2, light: 5, "no sugar": 2.5 };

/**
 * The number of the form of a food's kind that has as little fat or sugar as the text says, where
 * what was found says nothing of it: a fat-free dressing isn't the plain one, whichever it is.
 */
export function lighterForm(text: string, { id, name, per100g }: Food): string | undefined {
  const said = plainText(text);
  if (isLess.test(name)) return undefined;
  const kind = kindOf({ id, name }).name;
  for (const [less, pattern] of ways) {
    const has = less === "no sugar" ? per100g.carbs : per100g.fat;
    if (!pattern.test(said) || (has ?? 0) <= little[less]) continue;
    const form = forms.find(
      ([way, kinds, names]) =>
        way === less && kinds.test(kind) && names.test(`${said} ${name.toLowerCase()}`),
    );
    if (form) return form[3];
  }
  return undefined;
}
