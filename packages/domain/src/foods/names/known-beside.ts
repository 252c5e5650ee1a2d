import type { Catalogue } from "../catalogue.ts";
import { longestFoodText } from "../limits.ts";
import { productInBrackets } from "./bracketed-product.ts";
import { withoutKindWord } from "./known-kind.ts";

/** "Butter chicken from Uber Eats": where it was bought, not what it was made from. */
const bought =
  /^(.{3,60}?) from (?!(?:last|this|yesterday|today|my weight|the scale|dried|fresh|frozen|raw|(?:an? )?(?:dry )?(?:mix|can|powder|packet|recipe|restaurant)|fast food)\b)(\p{L}[^,;]{2,40})$/iu;

/** "Pret tuna baguette": the food without the shop that is named first. */
export const withoutShop = ({ vocabulary }: Catalogue, text: string): string =>
  text.replace(vocabulary.shopBefore, "$1");

/** A food without the place it is from, named first or last. */
export function withoutPlace(catalogue: Catalogue, text: string): string {
  const [, food, place = ""] = bought.exec(text) ?? [];
  return food !== undefined && !isFood(catalogue, place) ? food : withoutShop(catalogue, text);
}

/** What something is made from: "cheese from goat's milk". Some chains are names of foods, too. */
const isFood = ({ isName, vocabulary: { brands, wordsOf } }: Catalogue, text: string) =>
  isName(text) && !wordsOf(text).some((word) => brands.has(word));

/** More epithets than these aren't put to one food. */
const mostEpithets = 3;

/**
 * The name in a text that also says where the food is from, whose it is or how good: "leftover pad
 * thai", "Grandma's gumbo", "Tesco hummus", "ribs (homemade)", "cereal (Cheerios)", or of which
 * kind: "gouda cheese". None of these makes another food of one that is known by the rest of the
 * text. A text without them, or all of whose words a food has, stays as it is: "pasta (homemade)".
 */
export function nameBeside(catalogue: Catalogue, said: string): string {
  if (said.length > longestFoodText || catalogue.isName(said)) return said;
  const product = productInBrackets(catalogue, said);
  if (product !== undefined) return product;
  const text = withLeftOutBehind(catalogue, said);
  const plain = withoutKindWord(catalogue, withoutPassing(catalogue, text));
  if (catalogue.isName(plain)) return plain;
  const name = withoutEpithets(catalogue, text);
  if (name === undefined) return withoutUnheard(catalogue, text);
  return isHeardWhole(catalogue, text, name) ? text : name;
}

/** "Leftover Red Baron pizza", of which no food is called leftover; but some sauce is organic. */
function withoutUnheard(catalogue: Catalogue, text: string): string {
  const { epithetBefore, wordsOf } = catalogue.vocabulary;
  const plain = text.replace(epithetBefore, "$1");
  // "Portion size" is nothing of that size.
  const isMeasure = catalogue.measures.units.named(text.split(" ", 1)[0] ?? "") !== undefined;
  if (plain === text || isMeasure) return text;
  const own = new Set(wordsOf(plain));
  const said = wordsOf(text).filter((word) => !own.has(word));
  const found = catalogue.food(catalogue.search(text, 1)[0]?.id ?? "");
  return found && catalogue.heardIn(found, said) > 0 ? text : plain;
}

/** "No salt added chips", "no bun burger". */
const leftOutFirst = /^(?:no|without|zero)(?: added)? (\p{L}+)(?: added)?[ -](\p{L}.*)$/iu;
const neverFood =
  /^(?:salt|sugar|sodium|fat|cholesterol|gluten|msg|carbs?|pulp|bake|churn|skin|crust|bones?|shell|icing|ice)$/i;

/** What is left out is read where it stands last: "chips, no salt" for "no salt chips". */
function withLeftOutBehind({ isName }: Catalogue, text: string): string {
  const [, thing = "", food = ""] = leftOutFirst.exec(text) ?? [];
  return neverFood.test(thing) || (thing !== "" && isName(thing)) ? `${food}, no ${thing}` : text;
}

/** "A nice cold glass" of "hot milk": neither makes another food, unless one is called just that. */
function withoutPassing({ vocabulary, isName }: Catalogue, text: string): string {
  let rest = text;
  for (let left = mostEpithets; left > 0 && !isName(rest); left--) {
    rest = rest.replace(vocabulary.passingBefore, "$1").replace(vocabulary.passingAfter, "");
  }
  return rest;
}

/**
 * One by one, as few as leave a name: "leftover chips from the chippy" are "chips from the chippy",
 * and "Aldi hot chocolate" is no chocolate.
 */
function withoutEpithets(catalogue: Catalogue, text: string): string | undefined {
  const { epithetBefore, epithetAfter, trifleLeftOut } = catalogue.vocabulary;
  const begun = (said: string) => said.replace(epithetBefore, "$1");
  const ended = (said: string) =>
    withoutPlace(catalogue, said).replace(epithetAfter, "").replace(trifleLeftOut, "");
  let rest = text;
  for (let left = mostEpithets; left > 0; left--) {
    const own = withoutShop(catalogue, rest);
    const after = ended(begun(own));
    const name = [own, ended(own), begun(own), after].find(catalogue.isName);
    if (name !== undefined || after === rest) return name;
    rest = after;
  }
  return undefined;
}

/** A name that fits worse than this isn't of the whole text, though all of its words may be known. */
const leastFit = 0.75;

/**
 * Whether the food that is found for a text is called so with all of its words, and of the kind that
 * the name means: gluten free rice is no cereal of that.
 */
function isHeardWhole(catalogue: Catalogue, text: string, name: string): boolean {
  const [found] = catalogue.search(text, 1);
  const food = found && found.score >= leastFit ? catalogue.food(found.id) : undefined;
  if (!food || catalogue.heardIn(food, catalogue.vocabulary.wordsOf(text)) < 1) return false;
  const named = catalogue.food(catalogue.search(name, 1)[0]?.id ?? "");
  return named !== undefined && catalogue.known(named).kind === catalogue.known(food).kind;
}
