/** What a food means beside the others of its sentence. */

/** British meals, in which chips are hot and cut from potatoes. */
const withHotChips =
  /\b(?:fish|cod|haddock|plaice|scampi|steak|gammon|sausages?|bangers|eggs?|beans|peas|burger|pie|pasty|kebab|doner|chicken|nuggets|prawns|calamari|mussels|moules|schnitzel|ham|vinegar|gravy|curry sauce|lasagne|saveloy)\b/i;
/** With these, and as a snack, they are crisps; with a dip, of maize. */
const withCrisps = /\b(?:sandwich|sub|wrap|dip|soda|lunchable|tuna|turkey)\b/i;
const withMaize = /\b(?:salsa|guacamole|guac|queso|nachos|pico de gallo|tacos?|burrito)\b/i;
/** With these, beans come in tomato sauce. */
const withBakedBeans =
  /\b(?:jacket potato|jacket|toast|fish fingers|bacon|sausages?|hash browns?|chips|waffles?|full english|nuggets|pasty)\b/i;
const counted = /^(?:bag|packet|package|pack|sack|chip|oz|tube|can)\b/;

/**
 * The name of what is meant. "Chips" alone may be either kind; beside fish it isn't crisps, nor
 * beside salsa. Two of a burger that shares its name with sweets are burgers.
 */
export function meantBeside(
  name: string,
  { quantity, unit }: { quantity: number | null; unit: string },
  others: readonly string[],
): string {
  if (/^(?:some )?beans$/i.test(name) && withBakedBeans.test(others.join(", ")))
    return "baked beans";
  if (/^whoppers$/i.test(name) && unit === "" && quantity !== null && quantity < 4)
    return "whopper";
  if (!/^(?:some )?chips$/i.test(name) || counted.test(unit)) return name;
  const company = others.join(", ");
  if (withMaize.test(company)) return "tortilla chips";
  if (withCrisps.test(company) || !withHotChips.test(company)) return name;
  return "french fries";
}

/** What people mean by a thing added to another without saying how much. */
const additions: readonly (readonly [RegExp, string])[] = [
  [/^(?:butter|margarine|ghee)$/i, "1 pat"],
  [/^(?:.* )?milk$|^(?:cream|half and half|half-and-half|creamer)$/i, "2 tbsp"],
  [/^(?:sugar|honey|jam|jelly|mustard|marmite|vegemite|cocoa|vinegar)$/i, "1 tsp"],
  [/^(?:(?:maple |golden |pancake )?syrup)$/i, "2 tbsp"],
  [
    /^(?:mayo|mayonnaise|ketchup|oil|olive oil|(?:peanut|almond|nut) butter|nutella|cream cheese|sour cream|gravy|dressing|hummus|pesto|soy sauce|brown sauce|hp sauce|red sauce|tomato ketchup|sriracha|hot sauce|(?:mixed |chopped )?(?:nuts|walnuts|almonds|pecans|hazelnuts|cashews|peanuts)|(?:[a-z]+ )?seeds|raisins|sultanas|dried cranberries|chocolate chips|coconut|parmesan|capers)$/i,
    "1 tbsp",
  ],
  [
    /^(?:salsa|guacamole|tzatziki|sweet chilli sauce|bbq sauce|tartare? sauce|cranberry sauce|mint sauce|apple sauce)$/i,
    "2 tbsp",
  ],
  [/^(?:lettuce|tomato|onion|cheese|bacon|lemon|lime|cucumber)s?$/i, "1 slice"],
  [/^(?:salt|pepper|cinnamon|spices)$/i, "1 pinch"],
  [/^olives$/i, "5 olives"],
  [/^avocado$/i, "1/2 avocado"],
  [/^(?:feta|mozzarella|goats? cheese|brie|halloumi|cheddar|ricotta)(?: cheese)?$/i, "30 g"],
  [/^granola$/i, "1/4 cup"],
  [/^(?:sweet ?corn|tuna|baked beans|beans|coleslaw|chilli|custard)$/i, "1/2 cup"],
  [/^protein powder$/i, "1 scoop"],
  [/^ice cream$/i, "1 scoop"],
];
/** Fruit is a handful on what is eaten with a spoon. */
const spooned =
  /\b(?:porridge|oatmeal|oats|overnight oats|yogh?urt|skyr|quark|granola|muesli|cereal|flakes|cottage cheese|chia pudding|pancakes?|waffles?|crepes?|smoothie bowl|acai bowl|fromage frais|curd)\b/i;
const fruit =
  /^(?:(?:mixed |frozen |fresh )?(?:berries|blueberries|strawberries|raspberries|blackberries|mango|peach(?:es)?|pineapple|cherries|grapes|kiwi|pomegranate|fruit))$/i;

/** The measure of an addition to the food called `to`; undefined when it isn't one that we know. */
export function usualAddition(name: string, to: string): string | undefined {
  // Milk over cereal is more than milk in coffee.
  if (/\bmilk$/i.test(name) && !/coffee|tea|espresso|latte/i.test(to)) return "1/2 cup";
  if (spooned.test(to) && fruit.test(name)) return "1/3 cup";
  if (spooned.test(to) && /^bananas?$/i.test(name)) return "1/2 medium";
  if (spooned.test(to) && /^honey$/i.test(name)) return "2 tsp";
  return additions.find(([pattern]) => pattern.test(name))?.[1];
}
