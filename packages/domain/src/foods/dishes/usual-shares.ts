import type { Dish } from "./dish.ts";
import { ingredientsCalled } from "./dish-without.ts";

/**
 * The share of its energy that a dish has of some things, or dishes of its kind have on average: a
 * smoothie is half banana and milk, a sandwich no milk at all. Without it "smoothie, 1 banana, 200 ml milk" couldn't be
 * told from "sandwich, 1 cup milk, 2 cookies".
 */
export type UsualShare = (
  asked: { dish: Dish | undefined; kind: string },
  things: readonly (readonly string[])[],
) => number;

interface Known {
  /** The words that an ingredient is called by. */
  calledBy(id: string): ReadonlySet<string>;
  isOil(id: string): boolean;
  /** kcal per 100 g; null if unknown. */
  energyOf(id: string): number | null;
  headOf(name: string): string;
}

export function openUsualShares(dishes: readonly Dish[], known: Known): UsualShare {
  const kinds = new Map<string, Dish[]>();
  for (const dish of dishes) {
    const kind = known.headOf(dish.name);
    kinds.set(kind, [...(kinds.get(kind) ?? []), dish]);
  }
  const energyIn = ({ ingredients }: Dish, isCounted: (id: string) => boolean) =>
    ingredients.reduce(
      (sum, [id, grams]) => sum + (isCounted(id) ? grams * (known.energyOf(id) ?? 0) : 0),
      0,
    );
  return ({ dish, kind }, things) => {
    const shareOf = (one: Dish) => {
      const own = ingredientsCalled(one, things, known);
      return energyIn(one, (id) => own.includes(id)) / energyIn(one, () => true);
    };
    const shares = (kinds.get(kind) ?? []).map(shareOf);
    const usual = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
    return Math.max(usual, dish ? shareOf(dish) : 0);
  };
}
