import { sparing } from "../../sparing-pattern.ts";

/**
 * A number that tells a kind rather than how many there are: "four cheese pizza", "3 bean chili", "pizza
 * 4 fromages". What is counted stands in the plural: "three cheese sandwiches", "4 cheese pizzas".
 */

const number = "(?:three|four|five|six|seven|[3-7])";
const kinds = "cheese|bean|meat|grain|seed|berry|pepper|mushroom|lentil";
/** What is made of several of a kind. */
const made =
  "pizza|pasta|lasagna|ziti|macaroni|mac|omelet(?:te)?|quiche|frittata|quesadilla|flatbread|calzone|risotto|fondue|dip|sauce|blend|mix|salad|chili|chilli|soup|stew|casserole|bread|toast|roll|bagel|loaf|crisp|smoothie|pie";
/** "4 cheese pizza slices" are four slices. */
const before = sparing(
  String.raw`(?<![\p{L}\d.,/-])${number}[ -](?=(?:${kinds}) (?:${made})(?![\p{L}])(?! (?:slices|pieces|rolls|squares)\b))`,
  "giu",
);
/** "6 cheese ravioli" are counted. */
const filled =
  /(?<![\p{L}\d.,/-])(?:three|four|five)[ -](?=cheese (?:ravioli|tortellini|gnocchi)\b)/giu;
const behind =
  /\bpizza (?:with )?(?:four|4|quattro|quatre|cuatro|quatro) (?:cheeses?|fromages|formaggi|quesos|queijos)\b/giu;
const seasons =
  /\bpizza (?:four|4|quattro|quatre|cuatro|quatro) (?:seasons?|stagioni|saisons|estaciones|estações)\b|\b(?:four|4|quattro) (?:seasons?|stagioni) pizza\b/giu;

export const withNumberedKinds = (text: string): string =>
  text
    .replace(behind, "cheese pizza")
    .replace(seasons, "pizza with ham and mushrooms")
    .replace(filled, "")
    .replace(before, "");
