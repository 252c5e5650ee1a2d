import type { NamedFood } from "./named-food.ts";
import { mayBeFood } from "./not-food.ts";

/** A word for a picture, as taggers give dozens of; confidence 0 to 1. */
export interface Tag {
  name: string;
  confidence: number;
}

/** Kinds, whose members taggers name beside them: "pasta" of spaghetti. Rather the member. */
const kinds = new Set(
  `pasta noodle noodles meat poultry beef pork chicken fish seafood vegetable vegetables veggie fruit
  fruits dessert sweets candy pastry cake bread bakery dairy cheese sauce dip soup salad sandwich
  drink beverage alcohol juice nut nuts grain cereal legume bean beans rice starch herb spice greens
  condiment topping dough baked-goods leaf berry citrus root tuber`.split(/\s+/),
);

/** A tag this much less sure than the surest food is about something else. */
const nearShare = 0.5;
/** A member may be less sure than its kind, which is easier to tell. */
const memberShare = 0.35;

/**
 * The one dish that a bag of tags is about. Its synonyms and kinds ("pasta", "spaghetti",
 * "macaroni", "dish") would be one plate counted several times; `isKnown` says what is a food.
 */
export function dishOf(tags: readonly Tag[], isKnown: (name: string) => boolean): NamedFood | null {
  const foods = tags
    .filter(({ name }) => mayBeFood(name) && isKnown(name))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = foods;
  if (!best) return null;
  const isKind = ({ name }: Tag) => kinds.has(name.toLowerCase());
  const members = foods.filter((tag) => !isKind(tag));
  const [member] = members;
  const isNear =
    member && member.confidence >= best.confidence * (isKind(best) ? memberShare : nearShare);
  const chosen = member && isNear ? longest(member, members) : best;
  return {
    name: chosen.name,
    grams: null,
    minGrams: null,
    maxGrams: null,
    confidence: chosen.confidence,
  };
}

/** "Chicken curry" rather than "curry", if it is nearly as sure. */
function longest(member: Tag, members: readonly Tag[]): Tag {
  return (
    members.find(
      ({ name, confidence }) =>
        confidence >= member.confidence * nearShare &&
        name.length > member.name.length &&
        new RegExp(`\\b${member.name.replace(/[^\p{L} ]/gu, ".")}\\b`, "iu").test(name),
    ) ?? member
  );
}
