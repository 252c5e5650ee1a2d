import type { Asked } from "./asked-amount.ts";
import { type Grams, rounded } from "./measurement.ts";
import type { Measures, Size } from "./measures.ts";

/**
 * A small one is no heavier than a medium one, and that no heavier than a large one. Each may be known
 * from elsewhere: of papayas the data has a small and a large one, and a medium one is a usual piece of
 * fruit, which is lighter than both. What is surest of the three decides, and the others follow.
 */
const order = ["small", "medium", "large"] as const;
/** Beyond the three, as multiples of the nearest: "mini" is of a small one. */
const beyond: ReadonlyMap<Size, "small" | "large"> = new Map([
  ["mini", "small"],
  ["extra small", "small"],
  ["extra large", "large"],
]);
/** What the food's own measure says of a size is as sure as this, if no number was said, too. */
const own = 0.75;
const inferred = 0.5;

/** What differs more isn't the same thing in other sizes: a small lettuce, and a large leaf of it. */
const mostApart = 8;

type Of = (typeof order)[number];
type Three<Value> = Readonly<Record<Of, Value>>;

/** Weighs one in another size than was asked for. */
type Weigh = (size: Size) => Grams | undefined;

/** The grams in the size that was asked for, if in order; or else as they follow from the surest. */
export function inSizeOrder(asked: Asked, grams: Grams, weigh: Weigh): Grams {
  const { size, unit, amount, special } = asked.measurement;
  if (size === undefined || (unit && unit.kind !== "count")) return grams;
  // A mini of candy is a bar that is sold as that.
  const isSoldSo =
    special !== undefined || (size === "mini" && /\bcandies\b/i.test(asked.food.name));
  if (isSoldSo || grams.confidence >= own) return grams;
  if (!isOfThree(size) && !beyond.has(size)) return grams;
  const [small, medium, large] = order.map((one) => (one === size ? grams : weigh(one)));
  if (!small || !medium || !large) return grams;
  const follows = following(asked.measures, { small, medium, large }, size, grams.grams);
  if (follows === grams.grams) return grams;
  const how = `a ${size} one counted as ${rounded(follows / amount)} g, by its other sizes`;
  const confidence = Math.min(grams.confidence, inferred);
  return { grams: follows, from: "reference-portion", confidence, how };
}

const isOfThree = (size: Size): size is Of => order.some((one) => one === size);

function following(
  { size: rowOf }: Measures,
  three: Three<Grams>,
  size: Size,
  grams: number,
): number {
  const times = (one: Size, of: Size) => rowOf(one).medium / rowOf(of).medium;
  const ordered = inOrder(three, times);
  if (isOfThree(size)) return ordered[size];
  const nearest = beyond.get(size) ?? "small";
  const limit = ordered[nearest];
  const isBeyond = nearest === "large" ? grams >= limit : grams <= limit;
  return isBeyond ? grams : limit * times(size, nearest);
}

const isApart = (grams: readonly number[]) => Math.max(...grams) > Math.min(...grams) * mostApart;

function inOrder(three: Three<Grams>, times: (one: Size, of: Size) => number): Three<number> {
  const [small, medium, large] = [three.small.grams, three.medium.grams, three.large.grams];
  const known = { small, medium, large };
  if ((small <= medium && medium <= large) || isApart([small, medium, large])) return known;
  const isOwn = (size: Of) => three[size].confidence >= own;
  if (isOwn("small") && isOwn("large") && small <= large)
    return { ...known, medium: Math.sqrt(small * large) };
  const surest = (["large", "small"] as const).reduce<Of>(
    (best, one) => (three[one].confidence > three[best].confidence ? one : best),
    "medium",
  );
  const of = (one: Of) => known[surest] * times(one, surest);
  return { small: of("small"), medium: of("medium"), large: of("large") };
}
