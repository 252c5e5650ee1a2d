import type { Catalogue } from "../catalogue.ts";
import { longestSentence } from "../limits.ts";
import { withMeasuresSpelt } from "../measures/near-miss.ts";
import { withProductsSaid } from "../names/bracketed-product.ts";
import { isKnownWord } from "../names/known-word.ts";
import { asSeen } from "../names/plain-text.ts";
import { withPlainWays } from "../names/plain-ways.ts";
import { withAmountsBeside } from "./around/amount-clauses.ts";
import { withAmountOfWhole } from "./around/amount-of-whole.ts";
import { withAmountsSetOff } from "./around/amount-set-off.ts";
import { withAmountsBeforeFoods } from "./around/amounts-behind-foods.ts";
import { withAmountsTold } from "./around/amounts-told.ts";
import { withBracketedAmountsBefore } from "./around/bracketed-amounts.ts";
import { withChainsOfProducts } from "./around/chain-products.ts";
import { withoutChains } from "./around/chains.ts";
import { withoutChat } from "./around/chat.ts";
import { withoutClock } from "./around/clock.ts";
import { withCorrections } from "./around/corrections.ts";
import { withCountedApart } from "./around/counted-apart.ts";
import { withDashesRead } from "./around/dashes.ts";
import { withDescriptionsBefore } from "./around/descriptions.ts";
import { withEggsCounted } from "./around/egg-dishes.ts";
import { withFlavourBefore } from "./around/flavour-behind.ts";
import { withoutGlosses } from "./around/glosses.ts";
import { withoutHeadings } from "./around/headings.ts";
import { withChipsOfPotatoes } from "./around/homemade-chips.ts";
import { withKindBefore } from "./around/kind-behind.ts";
import { withoutFrame } from "./around/line-frame.ts";
import { withMarksRead } from "./around/marks.ts";
import { withSpiritsMeasured } from "./around/measured-spirits.ts";
import { withNumberedKinds } from "./around/numbered-kinds.ts";
import { withOneSpelling } from "./around/one-spelling.ts";
import { withShakesTold } from "./around/protein-shakes.ts";
import { withoutSetMeals } from "./around/set-meals.ts";
import { asWritten } from "./around/spoken.ts";
import { withStatesJoined } from "./around/states-joined.ts";
import { withThatOne } from "./around/that-one.ts";
import { withFiguresOrdered } from "./around/typed-figures.ts";
import { withoutVisits } from "./around/visits.ts";
import { withWeightsBehind } from "./around/weights-behind.ts";
import { withChangesTold } from "./changes/changed-dishes.ts";
import { withLeftOutEach } from "./changes/left-out-together.ts";
import { withModifications } from "./changes/modifications.ts";
import { withSwaps } from "./changes/swaps.ts";
import { withFoodsPartedAtBrackets } from "./parting/behind-brackets.ts";
import { withMealsParted } from "./parting/combo.ts";
import { withoutPreparation } from "./parting/recipe-line.ts";
import { withAmountBeforeFillings } from "./parting/two-flavours.ts";
import { portionOfRecipe, shareOfRecipes } from "./shares/recipe-share.ts";
import { withShareBefore } from "./shares/share-before.ts";
import { withShareClauses } from "./shares/share-clauses.ts";
import { withSharesTold } from "./shares/shares.ts";
import { withoutNarration } from "./told/narration.ts";

type Step = (catalogue: Catalogue, text: string) => string;

const ofText =
  (step: (text: string) => string): Step =>
  (_, text) =>
    step(text);
const ofNames =
  (step: (text: string, isName: Catalogue["isName"]) => string): Step =>
  ({ isName }, text) =>
    step(text, isName);

const read =
  (steps: readonly Step[]): Step =>
  (catalogue, text) =>
    steps.reduce((told, step) => step(catalogue, told), text);

/** Says where a food comes from, that it is the same as ever, or how good, not what it is. */
const asEver =
  /\b(?:(?:(?:the|my|our) )?(?:(?:kids?|toddler|child|children|son|daughter)'?s?'? )?left[- ]?over|reheated|take-?away|take-?out|(?:store|shop)[- ]bought|(?:plain|good) old(?![ -]?fashion)|(?:my|our|the) (?:usual|regular|normal|standard|go-?to|typical|everyday|most (?:amazing|delicious|incredible|perfect|wonderful)))\s+(?=\p{L})/giu;

/** "Lasagne ready meal 400 g" is lasagne. */
const readyMeal =
  /(?<=\p{L}{3})(?<!\b(?:the|this|that|half|was|frozen|microwave)) (?:frozen |chilled )?(?:ready|microwave|tv) (?:meal|dinner)(?=[,;.\n(]|$| (?:\d|with|and|for))/giu;

/** A text as it would be typed in English, with the signs, spaces and words that the steps below know. */
export const asPlainEnglish = read([
  ofText((text) => asSeen(text.slice(0, longestSentence))),
  ofText(withMarksRead),
  ofNames(withFoodsPartedAtBrackets),
  withProductsSaid,
  ofText((text) => text.replace(asEver, "").replace(readyMeal, "")),
  ({ inEnglish }, text) => inEnglish(text),
  ({ spaced }, text) => spaced(text).replace(/[^\S\n]+/g, " "),
  ofText(withCorrections),
]);

/**
 * What is done to a sentence before it is parted into its foods, in this order: each step is told of
 * in its file, and each may rely on what those before it have done. The folder says what a step is
 * about, not when it runs.
 */
export const asListOfFoods = read([
  // What is no part of the text, and what is written in other ways.
  ofText(withoutFrame),
  ofText(withShareClauses),
  withDashesRead,
  withPlainWays,
  (catalogue, text) =>
    withMeasuresSpelt(catalogue.measures, (word) => isKnownWord(catalogue, word), text),
  // Which one, how many and of what, told in a clause of its own.
  ofText(withNumberedKinds),
  withThatOne,
  withAmountsTold,
  withOneSpelling,
  ofText(withChipsOfPotatoes),
  withCountedApart,
  ofText(withEggsCounted),
  withSpiritsMeasured,
  ofText(withShakesTold),
  // What was changed about a dish.
  withLeftOutEach,
  withChangesTold,
  withModifications,
  // What stands behind a food goes before it: figures, states, flavours, kinds, weights.
  ofText(withFiguresOrdered),
  withBracketedAmountsBefore,
  ({ measures }, text) => withAmountsSetOff(measures, text),
  withoutGlosses,
  withStatesJoined,
  ofText(withAmountBeforeFillings),
  withFlavourBefore,
  withDescriptionsBefore,
  withKindBefore,
  withWeightsBehind,
  withAmountOfWhole,
  ({ measures, isName }, text) => withAmountsBeside(measures.units, isName, text),
  ofText(portionOfRecipe),
  ofText(withShareBefore),
  // Times, talk, places and occasions go.
  ofNames(withoutClock),
  ofNames(withoutChat),
  withoutVisits,
  withoutChains,
  withChainsOfProducts,
  withoutHeadings,
  withoutSetMeals,
  // How much was eaten of each.
  ofText(shareOfRecipes),
  ofNames(withSharesTold),
  withAmountsBeforeFoods,
  ({ isName, measures }, text) =>
    asWritten(text, { isName, isMeasure: (word) => measures.units.named(word) !== undefined }),
  // Meals in their foods, and no talk between these.
  withMealsParted,
  ofText(withSwaps),
  ({ measures, isName }, text) => withoutPreparation(measures, isName, text),
  ofNames(withoutNarration),
]);
