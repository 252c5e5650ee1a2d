import type { Catalogue, FoodMatch } from "./catalogue.ts";
import { spokenName } from "./names/spoken-name.ts";
import { caloriesIn } from "./nutrients.ts";
import type { Food } from "./table.ts";

export interface Alternative {
  id: string;
  /** In words that people use. */
  name: string;
  /** Of the amount asked for; null if unknown. */
  calories: number | null;
}

/** Candidates that are looked at, and alternatives that are shown. */
export const maxCandidates = 24;
const shown = 5;
/** With fewer than this, all of the kind are looked at. */
const few = 3;

/** What nobody means who doesn't say so. */
const unlikely =
  /^babyfood|^alcoholic beverage|infant formula|usda commodity|industrial|\bimitation\b/i;
/** What tells the state that a food was weighed in, and all that follows it in its name. */
const stateOf = /, (raw|dry|uncooked|unprepared|cooked|roasted|boiled|baked|broiled|fried)\b.*/i;
const isUncooked = (state: string) => /^(?:raw|dry|un)/i.test(state);

/** Whether one of two names tells raw and the other cooked. */
function isOtherState(name: string, other: string): boolean {
  const [one, two] = [name, other].map((each) => stateOf.exec(each)?.[1]);
  return one !== undefined && two !== undefined && isUncooked(one) !== isUncooked(two);
}

/** More words than this are a label, not a name. */
const maxWords = 6;
/** So many times its energy, and it is a powder of what was meant. */
const maxTimes = 5;
/** kcal that water and black coffee count as here. */
const leastEnergy = 30;

/**
 * Other foods that what was typed may mean: the same in another preparation, cut, fat level or
 * form, never a stranger that shares a word. A banana is no blueberry muffin and no banana bread.
 */
export function alternativesTo(
  catalogue: Catalogue,
  { food: chosen, grams: chosenGrams }: { food: Food; grams: number },
  match: { alternatives: readonly FoodMatch[]; typed: string },
  gramsOf: (food: Food) => number | undefined,
): Alternative[] {
  const { vocabulary } = catalogue;
  const typed = new Set(vocabulary.wordsOf(match.typed));
  const typedHead = vocabulary.headOf(match.typed);
  const chosenHead = catalogue.headOf(chosen.id);

  function isKin({ id, name }: FoodMatch): boolean {
    const head = catalogue.headOf(id);
    // Another source's food: its name has all that was typed.
    if (head === undefined) return true;
    if (unlikely.test(name) && !unlikely.test(chosen.name)) return false;
    if (typed.has(head)) return true;
    return head === chosenHead && vocabulary.wordsOf(name).includes(typedHead);
  }

  const energy = caloriesIn(chosen, chosenGrams);
  const most = maxTimes * Math.max(leastEnergy, energy ?? Number.POSITIVE_INFINITY);

  const names = new Set([nameOf(catalogue, chosen).toLowerCase()]);
  const found: Alternative[] = [];
  function offer(candidate: FoodMatch) {
    if (found.length >= shown || candidate.id === chosen.id || !isKin(candidate)) return;
    const food = catalogue.food(candidate.id);
    const name = food ? nameOf(catalogue, food) : candidate.name;
    if (names.has(name.toLowerCase()) || name.split(" ").length > maxWords) return;
    const grams = food && gramsOf(food);
    const calories = food && grams !== undefined ? caloriesIn(food, grams) : null;
    if ((calories ?? 0) > most) return;
    names.add(name.toLowerCase());
    found.push({ id: candidate.id, name, calories });
  }
  match.alternatives.forEach(offer);
  // The search prefers what people have a name for: dried bananas are behind all muffins.
  if (found.length < few && chosenHead !== undefined && typed.has(chosenHead)) {
    catalogue.withHead(chosenHead).forEach(offer);
  }
  const hasOther = found.some(({ id }) =>
    isOtherState(chosen.name, catalogue.food(id)?.name ?? ""),
  );
  const other = hasOther ? undefined : inOtherState(catalogue, chosen, kinOf(chosenHead));
  if (other) {
    const grams = gramsOf(other);
    const calories = grams === undefined ? null : caloriesIn(other, grams);
    if (found.length === shown) found.pop();
    found.push({ id: other.id, name: nameOf(catalogue, other), calories });
  }
  return found;

  function kinOf(head: string | undefined): readonly FoodMatch[] {
    return head === undefined ? [] : catalogue.withHead(head);
  }
}

/**
 * The same food raw where a cooked one was taken, or the other way round: people weigh meat before
 * it's cooked as often as after.
 */
function inOtherState(
  catalogue: Catalogue,
  chosen: Food,
  candidates: readonly FoodMatch[],
): Food | undefined {
  if (!stateOf.test(chosen.name)) return undefined;
  const plain = chosen.name.replace(stateOf, "");
  const same = candidates.find(
    ({ name }) => isOtherState(chosen.name, name) && name.replace(stateOf, "") === plain,
  );
  return same && catalogue.food(same.id);
}

/** What people call the food, else its own name said in their order. */
function nameOf(catalogue: Catalogue, { id, name }: Food): string {
  return catalogue.mainName(id) ?? spokenName(catalogue.vocabulary, name);
}
