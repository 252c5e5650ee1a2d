/**
 * Says amounts, measures, joints and what stands around foods in other words, which mustn't change an answer:
 *
 *     npx tsx packages/food-data/bench/wordings.bench.ts [--count 60] [--only joined] [--misses 30]
 *
 * "A large slice of cake", "cake (1 large slice)" and "the large slice of cake" are one amount, two
 * foods joined by "plus" are each what they are alone, and "8am @ while watching tv" is "@". Needs no
 * rows, as variants.bench.ts: the answer's key is the engine's own plainest answer.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { openEmbeddedCatalogue } from "../src/knowledge.ts";
import { printScore } from "./score.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    misses: { type: "string", default: "0" },
  },
});
const catalogue = openEmbeddedCatalogue();

/** The foods of a text with their grams, in any order. */
const read = (text: string) =>
  readFoodSentence(catalogue, text)
    .items.map(({ name, outcome }) =>
      outcome.ok
        ? `${outcome.calculation.food.name} ${Math.round(outcome.calculation.grams)} g`
        : `nothing for ${name}`,
    )
    .toSorted();

/** The same of the form's two fields. */
function inForm(name: string, measurement: string): string[] {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) return [`nothing for ${name}`];
  const { food, grams } = outcome.calculation;
  return [`${food.name} ${Math.round(grams)} g`];
}

/** What is eaten by the measure; a plural that isn't the measure with an "s" stands behind it. */
const measured = `
  cup: coffee, oatmeal, rice, strawberries, ice cream
  bowl: chicken soup, oatmeal, pasta, salad
  glass glasses: milk, orange juice, red wine
  plate: spaghetti, pasta, salad, curry
  slice: bread, pizza, cake, cheese, ham, apple pie
  piece: chicken, cake, bread, cheese, toast
  bag: popcorn, m&ms
  can: coke, tuna, beer, baked beans
  bottle: beer, water, coke
  tablespoon: peanut butter, sugar, olive oil
  handful: almonds, grapes, spinach, chips
  scoop: ice cream, protein powder, mashed potatoes
  serving: lasagna, fries, salad
  portion: fries, rice, curry
  fillet: salmon, cod
  mug: tea, soup, hot chocolate
  pot: yogurt
  tub: popcorn, hummus
  box boxes: raisins, popcorn
  stick: butter, celery
  wedge: cheese, watermelon
  clove: garlic
  strip: bacon
  head: lettuce, broccoli
  jar: peanut butter, salsa
  carton: milk
  shot: espresso, vodka
  sleeve: crackers, oreos
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [measure = "", foods = ""] = line.trim().split(": ");
    const [one = "", several = `${one}s`] = measure.split(" ");
    return foods.split(", ").map((food) => ({ one, several, food }));
  });
const sizes = ["", "small ", "medium ", "large ", "full "];

interface Frame {
  name: string;
  said: string;
  /** What it must be the same as. */
  plain: string;
}

/** @ is the measure, # its plural, and % the food. */
const measures: readonly Frame[] = [
  { name: "a cup of", said: "a @ of %", plain: "1 @ of %" },
  { name: "the cup of", said: "the @ of %", plain: "1 @ of %" },
  { name: "had my cup of", said: "had my @ of %", plain: "1 @ of %" },
  { name: "cup of", said: "@ of %", plain: "1 @ of %" },
  { name: "behind a comma", said: "%, 1 @", plain: "1 @ of %" },
  { name: "in brackets", said: "% (1 @)", plain: "1 @ of %" },
  { name: "behind", said: "% 1 @", plain: "1 @ of %" },
  { name: "two cups of", said: "two # of %", plain: "2 # of %" },
  { name: "a couple of cups of", said: "a couple of # of %", plain: "2 # of %" },
  { name: "2x cup of", said: "2x @ of %", plain: "2 # of %" },
  { name: "half a cup of", said: "half a @ of %", plain: "1/2 @ of %" },
  { name: "in a clause", said: "%, it was 1 @", plain: "1 @ of %" },
  { name: "in a sentence", said: "%. It was about 1 @.", plain: "1 @ of %" },
  { name: "guessed", said: "% (I'd say 1 @)", plain: "1 @ of %" },
  { name: "labelled", said: "%, amount: 1 @", plain: "1 @ of %" },
  { name: "a serving of", said: "%, serving size 1 @", plain: "1 @ of %" },
  { name: "ahead, parted", said: "1 @, %", plain: "1 @ of %" },
  { name: "ahead, a line", said: "1 @\n%", plain: "1 @ of %" },
  { name: "cup of that", said: "1 @ of that %", plain: "1 @ of %" },
  { name: "cup of last night's", said: "1 @ of last night's %", plain: "1 @ of %" },
];
/** The form's amount "#" with what people write around it. */
const formFrames =
  "maybe #|exactly #|less than #|a total of #|amount #|I'd say #|(#)|# or so|# in total".split("|");

/** How measures are typed, the plainest first; two of each of what is measured in it. */
const spelt = `
  tbsp|tbs|tbsp.|T|tablespoons|table-spoons|tblsp: peanut butter, olive oil, sugar
  tsp|t|tsp.|teaspoons|tea spoons|tspn: sugar, butter
  cups|c|cups.|cup(s)|Cups: rice, milk, strawberries
  oz|oz.|ounces|ozs|onz: salmon, almonds
  fl oz|fl. oz|fl.oz|floz|fluid ounces: milk, coke
  kg|kilos|kgs|kilogrammes: watermelon
  lb|lbs|pounds|#|lbs.: ground beef, strawberries
  l|L|ltrs|litres|lts: water, milk
  quarts|qt|qts.: milk
  packages|pkg|pkgs.: instant noodles
  pieces|pcs|pce|piece(s)|peices: cake, chicken
  slices|sl|slc|slcs.|slcies: bread, pizza
  servings|srv|serv|svg|serves: rice, lasagna
  g|gr|gm|gms.|grams.|G: rice, salmon
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [spellings = "", foods = ""] = line.trim().split(": ");
    const [plain = "", ...others] = spellings.split("|");
    return foods.split(", ").flatMap((food) => others.map((said) => ({ plain, said, food })));
  });
const speltFrames = ["2 @ of %", "2 @ %", "2@ %", "% 2 @", "%, 2 @", "% (2 @)", "% - 2 @"];

const amounts =
  "a cup of |2 slices of |1 bowl of |200 g |a handful of |half a cup of |a glass of |1 large |2 |3 oz |a small |1 tbsp of |1.5 cups |1/2 |".split(
    "|",
  );
const foods =
  "banana|apple|toast|white rice|chicken breast|salmon|fried egg|porridge|greek yogurt|milk|orange juice|black coffee|latte|diet coke|red wine|pepperoni pizza|cheeseburger|french fries|spaghetti bolognese|lasagna|mac and cheese|chicken curry|beef stew|tomato soup|caesar salad|coleslaw|mashed potatoes|broccoli|green beans|avocado|hummus|naan|burrito|sushi|pad thai|fried rice|dumplings|steak|bacon|ham|tuna|tofu|lentils|baked beans|peanut butter|cheddar cheese|ice cream|chocolate cake|brownie|croissant|pancakes|granola bar|protein shake|almonds|strawberries|grapes|mango|ranch dressing|apple pie|popcorn|big mac|fish and chips|turkey sandwich|dal|samosa|jollof rice|couscous|miso soup".split(
    "|",
  );
const joints = [" and ", ", ", " & ", " + ", " plus ", " then ", " followed by ", "; ", "\n"];
const frames =
  "for breakfast i had @|had @ for lunch|today: @|i ate @|just @|@ this morning|@ at 3pm|8am @|breakfast: @|@ for dinner tonight|we had @ at my mum's|@ from the canteen|@ after the gym|and @|plus @|followed by @|another @|* @|1) @|ok so i had @|maybe @|about @|~@|@ or so|@ approx|@ i think|@ lol|@ only|@ total|snacked on @|ended up having @|started the day with @|@ while watching tv|@ with my wife|@ by myself|@ which was nice|@ (yum)|can you log @ please|grabbed @ on my way home|washed it down with @".split(
    "|",
  );
/** Whole notes of the foods A, B and C, which say nothing else that was eaten. */
const notes = `
  A → B; A > B; A · B; (A) (B); [A] [B] [C]; A (plus B); 1) A 2) B 3) C; a) A b) B; | A | B |; A and B #foodlog
  A, B, and C; A x1, B; A and a bit later B; A before B; A after B; A and B, all organic; A, side of B
  breakfast A lunch B dinner C; starter A, main B, dessert C; A as a starter and B as main; to start A, then B
  A then for pudding B; A and to drink B; A was my breakfast; half past 8 A, noon B; 8am - A, 1pm - B
  (A); *A*; <b>A</b>; 27/11: A; 2026-11-27: A; 8.30am: A; 2 days ago: A; meal 1 A; ate: A; oops A; exactly A
  couldn't resist A; stress ate A; was bored so had A; gonna have A for dinner; apart from that A; cheat day A
  same as yesterday: A; A. full now.; A again; A give or take; A xx; A in the car; A w/ friends; got A delivered
`
  .trim()
  .split(/; |\n\s*/);

/** What is said of foods and changes none of these; in a sentence and in the form. */
const described =
  "yummy @|real @|hot @|cold @|organic @|grass fed @|generic @|store brand @|non gmo @|yesterday's @|no sugar added @|no salt @|gluten free @|packaged @|healthy @|mini @|low carb @|@ portion|@ leftovers|@, organic|@, gluten free|@, lactose free|@, vegan|@, Kirkland|@ (low carb)|@ - gluten free".split(
    "|",
  );
const plainFoods =
  "crackers|peanut butter|pretzels|almonds|apple|banana|orange juice|eggs|chicken breast|salmon|ground beef|rice|spaghetti|bread|bagel|oatmeal|broccoli|carrots|potatoes|black beans|lentil soup|pizza|burrito|lasagna|caesar salad|apple pie|pancakes|granola|hummus|olive oil|coffee|bacon|ham|shrimp|avocado".split(
    "|",
  );

/** A food and the word for its kind, which may stand before it, behind it or in brackets: bench/kinds-said.txt. */
const kindFrames = ["@ %", "@ (%)", "% (@)", "% @", "@ - %", "%: @", "%, @", "@, %"];
const kindsSaid = readFileSync(new URL("kinds-said.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, kind = "", foods = ""] = /^(?!#)([^:]+): (.+)$/.exec(line) ?? [];
    return foods
      .split(", ")
      .filter(Boolean)
      .map((food) => ({ kind, food }));
  });

/** The same numbers below `n` in each run. */
function createDice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function score(
  name: string,
  pairs: readonly (readonly [said: string, same: string[]])[],
  answer: (said: string) => string[] = read,
): void {
  if (!name.includes(values.only)) return;
  const misses = pairs.flatMap(([said, same]) => {
    const got = answer(said).join(" + ");
    return got === same.join(" + ") ? [] : [`${said} → ${got}, not ${same.join(" + ")}`];
  });
  const right = pairs.length - misses.length;
  printScore({ name, right, of: pairs.length, misses }, Number(values.misses));
}

for (const { name, said, plain } of measures) {
  const pairs = measured.flatMap(({ one, several, food }) =>
    sizes.map((size) => {
      const filled = (frame: string) =>
        frame
          .replace("@", size + one)
          .replace("#", size + several)
          .replace("%", food);
      return [filled(said), read(filled(plain))] as const;
    }),
  );
  score(name, pairs);
}
for (const frame of speltFrames) {
  const filled = (measure: string, food: string) => frame.replace("@", measure).replace("%", food);
  score(
    `spelt, "${frame}"`,
    spelt.map(
      ({ plain, said, food }) => [filled(said, food), read(`2 ${plain} of ${food}`)] as const,
    ),
  );
}
score(
  "the form",
  measured.map(({ one, food }) => [`1 ${one} of ${food}`, inForm(food, `1 ${one}`)] as const),
);
for (const frame of formFrames) {
  const pairs = measured.map(({ several, food }) => {
    const amount = `2 ${several}`;
    return [`${food}: ${frame.replace("#", amount)}`, inForm(food, amount)] as const;
  });
  const inFields = (said: string) => {
    const [food = "", measurement = ""] = said.split(": ");
    return inForm(food, measurement);
  };
  score(`the form, "${frame}"`, pairs, inFields);
}
for (const frame of described) {
  const said = (food: string) => frame.replace("@", food);
  const told = plainFoods.map((one) => [`100 g ${said(one)}`, read(`100 g ${one}`)] as const);
  score(`described, "${frame}"`, told);
  const typed = plainFoods.map((one) => [said(one), inForm(one, "100 g")] as const);
  score(`described in the form, "${frame}"`, typed, (name) => inForm(name, "100 g"));
}
for (const frame of kindFrames) {
  const pairs = kindsSaid.flatMap(({ kind, food }) => {
    const said = frame.replace("@", food).replace("%", kind);
    const name = [`${food} ${kind}`, food].find(catalogue.isName);
    return name === undefined ? [] : [{ said, name }];
  });
  const told = pairs.map(({ said, name }) => [`100 g ${said}`, read(`100 g ${name}`)] as const);
  score(`kinds, "${frame}"`, told);
  const typed = pairs.map(({ said, name }) => [said, inForm(name, "100 g")] as const);
  score(`kinds in the form, "${frame}"`, typed, (name) => inForm(name, "100 g"));
}
const dice = createDice(19);
const food = () => `${amounts[dice(amounts.length)] ?? ""}${foods[dice(foods.length)] ?? ""}`;
const runs = Array.from({ length: Number(values.count) });
for (const joint of joints) {
  const pairs = runs.map(() => {
    const both = [food(), food()];
    return [both.join(joint), both.flatMap(read).toSorted()] as const;
  });
  score(`joined by ${JSON.stringify(joint)}`, pairs);
}
for (const frame of frames) {
  const pairs = runs.map(() => {
    const one = food();
    return [frame.replace("@", one), read(one)] as const;
  });
  score(`"${frame}"`, pairs);
}
for (const note of notes) {
  const pairs = runs.map(() => {
    const drawn = new Map(["A", "B", "C"].map((letter) => [letter, food()]));
    const said = (letter: string) => drawn.get(letter) ?? letter;
    const eaten = note.match(/\b[ABC]\b/g) ?? [];
    return [note.replace(/\b[ABC]\b/g, said), eaten.map(said).flatMap(read).toSorted()] as const;
  });
  score(`"${note}"`, pairs);
}
