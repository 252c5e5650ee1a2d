import type { Catalogue } from "../catalogue.ts";
import { nameWithoutLeftOut, thingsLeftOut } from "../dishes/left-out.ts";
import { isChangedId, isTemplateId } from "../food-id.ts";
import type { Nutrition } from "../nutrients.ts";
import type { Food } from "../table.ts";
import { lessFat } from "../unmet.ts";
import { plainText } from "./plain-text.ts";

/**
 * "Low sodium turkey stew", "maple syrup, unsweetened", "fried garden egg": a name that we know, with
 * how much fat, sugar or salt is in it, or how it was cooked. Few foods come in all of these, and the
 * search then finds another food that does: low sodium beef stew, an egg. What isn't called by the
 * name, or has more of what was to be less, is no such form; the name tells the food then.
 *
 *     text = level name | name [","] level | name "(" level ")"
 */
interface Level {
  said: string;
  /** Whether a food may be a form of the other one, which was named. */
  fits: (form: Nutrition, named: Nutrition) => boolean;
  /** By which the data's names tell it; any kind of food may be cooked so. */
  told: RegExp;
  /** The share of the name's words that its food is called by at least. */
  leastHeard: number;
}

/** A food that is called by less of the name's words is another one. */
const mostOfIt = 0.75;
/** Fried pickles go for a dill pickle's. */
const someOfIt = 0.4;
/** kcal per 100 g that foods differ by for other reasons. */
const slack = 8;

const isNoMore = (form: number | null, named: number | null) =>
  form === null || named === null || form <= named * 1.1 + slack;
const isNoLess = (form: number | null, named: number | null) =>
  form === null || named === null || form >= named * 0.85 - slack;
const hasLess = (form: Nutrition, named: Nutrition) => isNoMore(form.calories, named.calories);
/** Desiccated coconut, unsweetened, has less sugar and more energy than the sweetened one. */
const hasLessSugar = (form: Nutrition, named: Nutrition) =>
  hasLess(form, named) || (form.sugars ?? Infinity) < (named.sugars ?? 0);
const hasMore = (form: Nutrition, named: Nutrition) => isNoLess(form.calories, named.calories);
/** Salt has no energy. */
const isSame = (form: Nutrition, named: Nutrition) =>
  isNoLess(form.calories, named.calories) && isNoMore(form.calories, named.calories);

const levels: readonly Level[] = [
  {
    said: String.raw`(?:low|lower|reduced|less|half)[- ]fat|lowfat|light|lite|fat[- ]?free|non[- ]?fat|[0-4](?:\.\d)?%(?: fat)?`,
    fits: hasLess,
    told: new RegExp(`${lessFat.source}|less|\\d%`, "i"),
    leastHeard: mostOfIt,
  },
  { said: "full[- ]fat", fits: hasMore, told: /whole|full.?fat/i, leastHeard: mostOfIt },
  {
    said: "sugar[- ]?free|sugarless|unsweetened|(?:no|zero|without|low|reduced|less)[- ](?:added )?sugar(?: added)?|diet",
    fits: hasLessSugar,
    told: /sugar|unsweetened|not sweetened|aspartame|diet|low.?calorie|light|lite|zero/i,
    leastHeard: mostOfIt,
  },
  { said: "sweetened", fits: hasMore, told: /sweet|sugar|syrup/i, leastHeard: mostOfIt },
  {
    said: "(?:low|lower|reduced|less)[- ](?:sodium|salt)|unsalted|lightly salted|salt[- ]free|(?:no|without)(?: added)? salt(?: added)?",
    fits: isSame,
    told: /sodium|salt/i,
    leastHeard: mostOfIt,
  },
  {
    said: "(?:(?:deep|pan|shallow)[- ])?fried|breaded(?: and fried)?|battered|in batter",
    fits: hasMore,
    told: /fried|breaded|breadcrumb|batter|tempura|\+.* oil\b/i,
    leastHeard: someOfIt,
  },
  {
    said: "air[- ]fried|baked|roasted|grilled|steamed|boiled",
    fits: () => true,
    told: /./,
    leastHeard: mostOfIt,
  },
];

const allSaid = levels.map(({ said }) => said).join("|");
const levelFirst = new RegExp(`^(${allSaid}) (.+)$`, "i");
const levelLast = new RegExp(String.raw`^(.+?)(?:,? | ?\()(${allSaid})\)?$`, "i");
const openedLevels = levels.map(({ said, ...level }) => ({
  ...level,
  said: new RegExp(`^(?:${said})$`, "i"),
}));

/** With less of the energy, what is of another kind is no form of it: of a salad, its dressing. */
const leastEnergy = 0.4;

const kcalOfSugar = 4;
const mostlySugar = 0.75;

/** A name with its level, and whether a food may be a form of the one that the name is of. */
export interface AskedLevel {
  name: string;
  isForm(form: Food, named: Food): boolean;
  /** Whether a lighter food of its kind may stand for the one that was named. */
  isLighter(form: Food, named: Food): boolean;
}

/** The name in a text that says besides how much of something is in it; undefined if it doesn't. */
export function readAskedLevel(catalogue: Catalogue, typed: string): AskedLevel | undefined {
  const text = plainText(typed);
  const [, first, rest] = levelFirst.exec(text) ?? [];
  const [, before, last] = first === undefined ? (levelLast.exec(text) ?? []) : [];
  const said = first ?? last;
  const name = rest ?? before;
  const level = openedLevels.find((one) => one.said.test(said ?? ""));
  if (name === undefined || !level || !catalogue.isName(name)) return undefined;
  if (catalogue.isName(text) || catalogue.isName(`${said} ${name}`)) return undefined;
  const { heardIn, known, headOf, vocabulary } = catalogue;
  const words = vocabulary.wordsOf(name);
  const isOfKind = (form: Food, named: Food) => known(form).kind.name === known(named).kind.name;
  const isCalledSo = (form: Food, named: Food) => {
    const isComposed = isTemplateId(form.id);
    const isHead = isComposed || headOf(form.id) === headOf(named.id);
    const isTold = level.told.test(form.name);
    // What is put together from the words of a dish's name isn't that dish.
    const isHeard = heardIn(form, words) >= level.leastHeard && !isComposed;
    if (isOfKind(form, named)) return isTold || isHeard;
    if (isLittle(form, named)) return false;
    return isHeard ? isTold || isHead : isTold && isHead;
  };
  return {
    name,
    // "Low sodium soup" may be any.
    isForm: (form, named) =>
      form.name.startsWith(named.name) ||
      (heardIn(form, vocabulary.wordsOf(text)) === 1 &&
        (isOfKind(form, named) || headOf(form.id) === headOf(named.id))) ||
      (isCalledSo(form, named) &&
        (level.fits(form.per100g, named.per100g) || (words.length === 1 && isOfKind(form, named)))),
    isLighter: (form, named) =>
      level.fits(form.per100g, named.per100g) && (isOfKind(form, named) || !isLittle(form, named)),
  };
}

/** What is left out of what is eaten of a food, or is no food: a state, or a form of it. */
const ownParts = /\b(?:fat|skin|bones?|shells?|peel|crust|sugar|salt|sodium|oil|ice|pulp|drain)/;
const saysWithout = /\b(?:without|no|less)\b/i;

/**
 * "Egg roll without mayo", which had none: the egg roll. "Smoked sausage, hold the cheese" is no other
 * sausage, though that denies cheese as well.
 */
export function readAskedWithout(catalogue: Catalogue, typed: string): AskedLevel | undefined {
  const text = plainText(typed);
  const things = thingsLeftOut(text);
  if (things.length === 0) return undefined;
  const name = nameWithoutLeftOut(text);
  const { isName, heardIn, known, search, vocabulary } = catalogue;
  const isFood = (thing: string) => isName(thing) && !ownParts.test(thing);
  if (isName(text) || !isName(name) || !things.every(isFood)) return undefined;
  const words = vocabulary.wordsOf(name);
  const isTold = ({ name }: Food) =>
    saysWithout.test(name) && things.some((thing) => name.toLowerCase().includes(thing));
  return {
    name,
    isForm: (form, named) =>
      form.id !== named.id &&
      (isChangedId(form.id) ||
        isTemplateId(form.id) ||
        isTold(form) ||
        search(name, 1)[0]?.id === form.id ||
        (heardIn(form, words) >= mostOfIt &&
          hasLess(form.per100g, named.per100g) &&
          known(form).kind.name === known(named).kind.name)),
    isLighter: () => false,
  };
}

/** What is mostly sugar has hardly any energy without it: jello. */
const isLittle = ({ per100g: form }: Food, { per100g: named }: Food): boolean =>
  (form.calories ?? 0) < (named.calories ?? 0) * leastEnergy &&
  (named.sugars ?? 0) * kcalOfSugar < (named.calories ?? 0) * mostlySugar;
