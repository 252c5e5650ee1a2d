import type { Dish, Recipe } from "./dish.ts";
import { ingredientsCalled } from "./dish-without.ts";

export interface UsualShares {
  /** The share of its energy that a dish has of some things, or dishes of its kind on average. */
  told: number;
  /** What the dish has most of beside them, as a share; 0 without a recipe of it. */
  largestLeft: number;
}

/**
 * A smoothie is half banana and milk, a sandwich no milk at all. Without it "smoothie, 1 banana, 200
 * ml milk" couldn't be told from "sandwich, 1 cup milk, 2 cookies".
 */
type ReadUsualShares = (
  asked: { dish: Recipe | undefined; kind: string },
  things: readonly (readonly string[])[],
) => UsualShares;

interface Known {
  /** The words that an ingredient is called by. */
  calledBy(id: string): ReadonlySet<string>;
  isOil(id: string): boolean;
  /** kcal per 100 g; null if unknown. */
  energyOf(id: string): number | null;
  headOf(name: string): string;
}

export function openUsualShares(dishes: readonly Dish[], known: Known): ReadUsualShares {
  const kinds = new Map<string, Dish[]>();
  for (const dish of dishes) {
    const kind = known.headOf(dish.name);
    kinds.set(kind, [...(kinds.get(kind) ?? []), dish]);
  }
  const sharesOf = (dish: Recipe, things: readonly (readonly string[])[]): UsualShares => {
    const own = ingredientsCalled(dish, things, known);
    const energies = dish.ingredients.map(([id, grams]) => ({
      isTold: own.includes(id),
      energy: grams * (known.energyOf(id) ?? 0),
    }));
    const sum = (some: typeof energies) => some.reduce((all, { energy }) => all + energy, 0);
    const whole = sum(energies);
    const left = energies.flatMap(({ isTold, energy }) => (isTold ? [] : energy));
    return {
      told: sum(energies.filter(({ isTold }) => isTold)) / whole,
      largestLeft: Math.max(0, ...left) / whole,
    };
  };
  return ({ dish, kind }, things) => {
    const shares = (kinds.get(kind) ?? []).map((one) => sharesOf(one, things).told);
    const usual = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
    const { told, largestLeft } = dish ? sharesOf(dish, things) : { told: 0, largestLeft: 0 };
    return { told: Math.max(usual, told), largestLeft };
  };
}
