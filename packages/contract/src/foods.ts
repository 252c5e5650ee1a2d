import { longestFoodText } from "@morsel/domain/foods/limits";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import { suggestionLimits } from "@morsel/domain/foods/suggestions/limits";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { visibleText } from "./scalars.ts";

export const foodCodes = {
  notFound: "FOOD_NOT_FOUND",
  notUnderstood: "MEASUREMENT_NOT_UNDERSTOOD",
} as const;

/** Characters in a sentence with several foods. */
export const longestFoodSentence = 1000;
export const maxSearchResults = 20;

const foodText = (what: string) =>
  visibleText(longestFoodText, `Say ${what}.`, `At most ${longestFoodText} characters.`);

/** Amounts in domain's units; null if the source lacks the figure. */
export const nutrition = z.object(nutritionOf(() => z.nullable(z.number())));

/** With the energy of the same amount, unknown in what an earlier release stored. */
export const alternative = z.object({
  id: z.string(),
  name: z.string(),
  calories: z._default(z.nullable(z.number()), null),
});

/** An amount to offer, such as "1 medium". */
export const offeredMeasurement = z.object({
  measurement: z.string(),
  grams: z.number(),
  calories: z.nullable(z.number()),
});

const matchedFood = z.object({
  id: z.string(),
  name: z.string(),
  /** The source of its figures, with its release. */
  source: z.string(),
  release: z.string(),
});

export const calculation = z.object({
  /** As typed; a usual portion that was asked for is named. */
  ingredient: z.string(),
  measurement: z.string(),
  /** Of the portion (kcal). */
  estimatedCalories: z.nullable(z.number()),
  nutritionPer100g: nutrition,
  portionInfo: z.optional(
    z.object({
      warning: z.string(),
      suggestion: z.string(),
      recommendedServing: z.string(),
      recommendedCalories: z.nullable(z.number()),
    }),
  ),
  equivalentMeasurement: z.optional(z.string()),
  fdaServing: z.optional(z.string()),
  note: z.optional(z.string()),
  food: matchedFood,
  grams: z.number(),
  gramsFrom: z.enum(["weight", "household-measure", "density", "reference-portion"]),
  /** How a bare number was interpreted: "150 g", "2 slices". */
  readAs: z.optional(z.string()),
  /** One sentence on how the grams were worked out. */
  explanation: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  /** Of the portion. */
  nutrition,
  /** Other foods that may have been meant, likeliest first. */
  alternatives: z.array(alternative),
  /** What the food is usually measured in, the usual portion first. */
  measurements: z._default(z.array(offeredMeasurement), []),
});
export type CalculationReply = z.infer<typeof calculation>;

/**
 * 404 `FOOD_NOT_FOUND` and 422 `MEASUREMENT_NOT_UNDERSTOOD` both carry a `suggestion`; the latter
 * also close readable `measurements`, if any ("100 gg": "100 g"). A usual portion is never assumed.
 * A bare number means pieces, grams or servings: `readAs` says which. The measurement "a usual
 * portion" asks for one. `foodId` picks a food from the alternatives.
 */
export const calculateCalories = route({
  method: "POST",
  path: "/api/calculate-calories",
  access: "person",
  summary: "Calculate the calories and nutrients of a food in a measurement",
  body: z.object({
    ingredient: foodText("which food"),
    measurement: foodText("how much"),
    foodId: z.optional(z.string().check(z.maxLength(64))),
  }),
  status: 200,
  reply: calculation,
});

/** One food of a sentence. One that wasn't found has no calculation. */
const parsedItem = z.object({
  /** The part of the sentence it was read from. */
  text: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  name: z.string(),
  /** Ready to send to `/api/calculate-calories`. */
  measurement: z.string(),
  calculation: z.nullable(calculation),
  suggestion: z.optional(z.string()),
  /** Suggested measurements when the given one can't be read. */
  measurements: z.optional(z.array(z.string())),
});

export const parseFoods = route({
  method: "POST",
  path: "/api/foods/parse",
  access: "person",
  summary: "Read several foods from one sentence",
  body: z.object({
    text: visibleText(
      longestFoodSentence,
      "Say what it was.",
      `At most ${longestFoodSentence} characters.`,
    ),
  }),
  status: 200,
  reply: z.object({
    /** The meal that the sentence names ("for breakfast I had ..."). */
    mealType: z.nullable(z.enum(["breakfast", "lunch", "dinner", "snack"])),
    items: z.array(parsedItem),
    /** Total over the items found. */
    sum: z.object({
      nutrition,
      /** For each nutrient, the share (0 to 1) of the total calories whose source knows it. */
      coverage: z.object(nutritionOf(() => z.number())),
    }),
  }),
});

export const searchFoods = route({
  method: "GET",
  path: "/api/foods/search",
  access: "person",
  summary: "Find foods by name, best match first",
  query: z.object({
    q: foodText("which food"),
    limit: z.optional(
      z.coerce
        .number<string>()
        .check(z.int("Must be a whole number."), z.gte(1), z.lte(maxSearchResults)),
    ),
  }),
  status: 200,
  reply: z.object({
    foods: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        score: z.number(),
        calories: z.nullable(z.number()),
      }),
    ),
  }),
});

const suggestedFood = z.object({
  id: z.string(),
  name: z.string(),
  /** What the food is mainly called, unless the name says so: "eggplant" of "aubergine". */
  mainName: z.optional(z.string()),
  /** A usual portion; of an own food, the amount it was last eaten in. */
  measurement: z.string(),
  calories: z.nullable(z.number()),
  /** One of the person's own. */
  own: z.boolean(),
});

/**
 * Autocomplete: own foods first (recent, frequent, at this meal), then the others by how commonly
 * they are eaten. None below two characters, six rows at most.
 */
export const suggestFoods = route({
  method: "GET",
  path: "/api/foods/suggestions",
  access: "person",
  summary: "Suggest foods for what has been typed so far",
  query: z.object({
    q: foodText("which food"),
    /** The meal it is for, on the person's own clock. */
    mealType: z.optional(z.enum(mealTypes)),
  }),
  status: 200,
  reply: z.object({ foods: z.array(suggestedFood).check(z.maxLength(suggestionLimits.shown)) }),
});

/**
 * The whole food table, for searching and calculating offline: domain's `FoodFile`, compressed with
 * brotli. Public data, the same for everybody.
 */
export const foodTable = route({
  method: "GET",
  path: "/api/foods/table",
  access: "anyone",
  summary: "The food table as one packed file",
  status: 200,
  file: "application/json",
});
