import type { HouseholdMeasure } from "../../table.ts";

/** Things rolled or folded into a tortilla. */
const wrapKinds = [
  "burrito",
  "chimichanga",
  "quesadilla",
  "enchilada",
  "taquito",
  "taco",
  "fajita",
  "wrap",
] as const;
type WrapKind = (typeof wrapKinds)[number];

export type CompositionKind =
  | "omelet"
  | "sandwich"
  | "bowl"
  | "salad"
  | "coffee"
  | "smoothie"
  | "stirfry"
  | "pizza"
  | "mixed"
  | "pasta"
  | "curry"
  | WrapKind;

interface KindForm {
  label: string;
  /** Its usual measures, of parts that weigh so much together. */
  measures(weight: number): readonly HouseholdMeasure[];
}

const measure = (name: string, grams: number): HouseholdMeasure => ({ amount: 1, name, grams });

/** A large one is larger than a large apple is: it is meant to be another meal. */
const sizes = (weight: number): HouseholdMeasure[] => [
  measure("small", weight * 0.65),
  measure("large", weight * 1.5),
];

const wraps = wrapKinds.map((kind): [WrapKind, KindForm] => [
  kind,
  {
    label: kind.charAt(0).toUpperCase() + kind.slice(1),
    measures: (weight) => [
      measure(kind, weight),
      measure("item", weight),
      measure("serving", weight),
      measure("cup", 120),
      ...sizes(weight),
    ],
  },
]);

/** What a composed dish is called and how it is measured. */
export const compositionKinds: ReadonlyMap<string, KindForm> = new Map<CompositionKind, KindForm>([
  [
    "omelet",
    {
      label: "Omelet",
      // The parts are those of one egg; an omelet has two.
      measures: (weight) => [
        measure("omelet", weight * 2),
        measure("egg", weight),
        measure("serving", weight * 2),
        measure("cup", 135),
      ],
    },
  ],
  [
    "sandwich",
    {
      label: "Sandwich",
      measures: (weight) => [
        measure("sandwich", weight),
        measure("submarine", weight),
        measure("serving", weight),
        ...sizes(weight),
      ],
    },
  ],
  ...wraps,
  [
    "bowl",
    {
      label: "Bowl",
      measures: () => [measure("bowl", 400), measure("serving", 400), measure("cup", 120)],
    },
  ],
  [
    "salad",
    {
      label: "Salad",
      // Of many things there is more in the bowl.
      measures: (weight) => {
        const bowl = Math.min(350, Math.max(220, weight * 2));
        return [measure("cup", 100), measure("bowl", bowl), measure("serving", bowl)];
      },
    },
  ],
  [
    "smoothie",
    {
      label: "Smoothie",
      measures: (weight) => [
        measure("serving", weight),
        measure("glass", weight),
        measure("smoothie", weight),
        measure("fl oz", 31),
        measure("cup", 245),
        measure("small", 360),
        measure("medium", 480),
        measure("large", 700),
      ],
    },
  ],
  [
    "stirfry",
    {
      label: "Stir fry",
      measures: () => [
        measure("cup", 162),
        measure("serving", 250),
        measure("bowl", 300),
        measure("plate", 350),
      ],
    },
  ],
  [
    "pizza",
    {
      label: "Pizza",
      measures: (weight) => [
        measure("slice", weight),
        measure("piece", weight),
        measure("serving", weight),
        measure("pizza", weight * 8),
      ],
    },
  ],
  [
    "curry",
    {
      label: "Curry",
      measures: () => [
        measure("cup", 236),
        measure("serving", 300),
        measure("bowl", 350),
        measure("plate", 350),
      ],
    },
  ],
  [
    "pasta",
    {
      label: "Pasta",
      measures: () => [
        measure("cup", 235),
        measure("serving", 300),
        measure("bowl", 350),
        measure("plate", 350),
      ],
    },
  ],
  [
    "mixed",
    {
      label: "Mixed drink",
      measures: (weight) => [
        measure("drink", weight),
        measure("glass", weight),
        measure("serving", weight),
        measure("can", 250),
        measure("fl oz", 30),
        measure("cup", 240),
      ],
    },
  ],
  [
    "coffee",
    {
      label: "Coffee",
      measures: () => [
        measure("fl oz", 30.5),
        measure("small", 360),
        measure("medium", 480),
        measure("large", 600),
        measure("cup", 240),
      ],
    },
  ],
]);
