import type { Measures } from "../../measures/measures.ts";
import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { plainText } from "../../names/plain-text.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly } from "../item/item.ts";
import { withoutBrackets } from "./listed.ts";

/**
 * A line of a recipe begins with its amount. What follows its food tells how to prepare it ("peeled
 * and cut into 1-inch cubes"), and no further food.
 */

/** Words that only begin or end a preparation, and past participles that don't end in "ed". */
const irregular =
  "cut|split|torn|ground|beaten|broken|shorn|thawed|left|kept|squeezed|stuck|slit|shaken|drawn|hewn|spun|tied|set";
/** Past participles, but not nouns and adjectives that end like them. */
const participle = String.raw`(?:(?!\p{L}*(?:seed|weed)\b|red\b)[\p{L}-]{2,}ed|${irregular})`;
/** How a food was cooked or is sold, which decides what is in it. */
const formWords = new RegExp(
  String.raw`\b(?:(?!toasted)(?:${cookedSo})|raw|uncooked|buttered|skinless|boneless|canned|frozen|drained|unsweetened|unsalted|dried|dehydrated|smoked|cured|pickled|mashed|creamed|breaded|battered|candied|glazed|condensed|evaporated|whole|(?<!semi )skim(?:med)?|semi-skimmed|lean)\b`,
  "gi",
);
const manner = String.raw`(?:[\p{L}-]+ly|very|well|fine|thin|coarse|${sizes}|dry|crosswise|lengthwise|across|diagonally|apart|up|overnight|thick|rough|loose)`;
/** A phrase that goes on after a participle; "with" may begin a food. */
const phrase =
  "(?:in|into|on|across|to|until|if|for|at|from|of|by|off|as|like|through|over|against|between|the|with (?:a|the|kitchen|skin|stems|tails?|its|their)) [^,;]*";
const made = String.raw`(?:${manner} )*${participle}(?: ${manner})*(?: ${phrase})?`;
/** The part of a plant or animal that something is done to: "stems removed", "leaves only". */
const parts =
  "stems?|leaves|leaf|seeds?|skins?|bones?|fat|ends?|crusts?|roots?|tops?|green|greens|whites?|yolks?|peel|pits?|cores?|ribs?|membranes?|heads?|tails?|shells?|fronds?|pods?|rinds?|liquid|juices?|root|bulbs?|tips?|tough|outer|dark|light|excess|giblets|veins?|stalks?|beards?|strings?|feathery|parts?";
const state = String.raw`(?:fresh|frozen|canned|dried|homemade|store-bought|low-sodium|low-fat|unsalted|salted|unsweetened|unpeeled|raw|ripe|firm|tender|soft|warm|cold|hot|plain|whole|coarse|fine|medium|mild|sweet|skinless|boneless|very|or|and|but|not|too|[\p{L}-]+ed)`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "iu");

/** What may follow a comma of a recipe's line and is no food. */
const preparations: readonly RegExp[] = [
  // "Peeled and cut into 1-inch cubes", "very thinly sliced"
  whole(`${made}(?:,? (?:and|or|then|but) (?:${made}|${manner}(?: ${phrase})?))*`),
  whole(`${manner}(?: (?:and|or) ${manner})*(?: ${phrase})?`),
  // "Plus more for serving", "to taste"
  whole("(?:plus|or|and) (?:more|less|extra|additional)\\b.*"),
  whole("(?:more|extra|additional)(?: (?:for|to|as|if|or) .*)?"),
  whole("(?:or )?(?:to taste|as (?:needed|desired|necessary)|optional)\\b.*|for .*"),
  whole(
    "(?:preferably|such as|like|including|about|approximately|roughly|at least|depending|if|until|when|use|see|divided|as thin|the (?:smaller|larger|fresher)|a mix(?:ture)?)\\b.*",
  ),
  // "In 2-inch pieces", "of uniform size"
  whole("(?:at )?(?:cool )?room temperature"),
  whole(
    String.raw`(?:in|into|of) (?:\d|half|halves|quarters|thirds|pieces|chunks|dice|cubes|strips|slices|rings|${sizes}|thin|thick|bite|uniform|equal|their|its|very)\b.*`,
  ),
  // "Stems removed", "white and light green parts only"
  whole(
    `(?:the |both |all )?(?:(?:${parts}) (?:and |or )?(?:the )?)*(?:${parts}) (?:only|on|off|intact|attached|${made})`,
  ),
  whole(`${state}(?: ${state})*`),
  // "1 1/2 inches thick", "or 2 cups canned"
  whole("(?:about )?\\d[\\d /.-]*(?:inch(?:es)?|cm|percent|%)\\b.*"),
  whole(String.raw`(?:or|plus) (?:\d|an?|half|${numeral})\b.*`),
];

/** "About 1 pound total weight": what the counted things weigh together. */
const weightOfAll =
  /^(?:about |approximately |roughly )?(\d[^,;]*?)(?: total)?(?: trimmed)?(?: weight| in all| total)?$/i;

/** "Cooked in 1 tsp olive oil" adds that oil, and behind a full stop another food may stand. */
const addsMore = new RegExp(
  String.raw`\b(?:in|with|using) (?:about )?(?:\d[\d./]*|an?|one|half an?) ?(?:g|grams?|ml|oz|cups?|${spoons})\b(?: of)? (?:\p{L}+ ){0,2}(?:oil|butter|ghee|lard|margarine|fat)\b|[.!?] +\p{L}`,
  "iu",
);

/** Whether a part of a line only tells how its food is prepared. */
function isPreparation(part: string, isName: (text: string) => boolean): boolean {
  const said = part.trim().replace(/^(?:and|then|but) /i, "");
  if (addsMore.test(said)) return false;
  return !isName(said) && preparations.some((pattern) => pattern.test(said));
}

const startsWithAmount = /^\s*(?:\d|[¼-¾⅐-⅞])/u;
/** Bullets and numbers of a list: "- milk", "* oats", "1) salad", "2. bread". */
const listMark = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/;
/** "Ingredients:", "For the sauce:" */
const heading = /^[^\d:,]{2,40}:\s*$/;
/** "Juice and zest of 1 lemon" */
const partOf = sparing(
  /^(?:(?:the|\p{L}+ly|\p{L}+ed) )*(?:juice|rind|zest|peel|grated rind)(?: and \p{L}+)? (?:of|from) (?=\d|an?\b|one\b|half\b|[¼-¾])/iu,
);
/** Remarks rather than what something is made of. */
const remark =
  /\s*\((?=[^)]*(?:,| or | and |;|\b(?:about|approximately|preferably|if|see|like|such|optional|use|removed|not|depending|more|less|add|reserve)\b))[^)]*\)?/gi;
/** Before the food: "peeled and chopped", "plain, unflavored". */
const described = `(?:${sizes}|plain|white|green|red|black|dark|light|fresh|ripe|firm|whole|crisp|crusty|boneless|skinless|leftover|unsalted|unsweetened|low-fat|nonfat|canned|hot|cold|dry|thick|thin|raw|sweet|slim)`;
const listedBefore = sparing(
  String.raw`^((?:(?:[\p{L}]+ly )?(?:${described}|${participle}) )*(?:[\p{L}]+ly )?(?:${described}|${participle}))(?:,? and|,) (?=[\p{L}-]+ ?\p{L})`,
  "iu",
);
/** "Mixed into 250 g skyr", "stirred into a bowl of oatmeal": another food, and no pieces. */
const otherFood = String.raw`(?:about )?(?:\d[\d./]* ?(?:g|grams?|ml|oz|cups?|${spoons})\b|an? (?:cup|bowl|glass|tub|pot|mug|pint) of\b)`;
/** Within the food's own words: "bread crumbs moistened in water", "cucumber cut lengthwise". */
const madeBehind = sparing(
  String.raw`(?<=\p{L}) (?:[\p{L}]+ly )?(?!(?:sun-|freeze-)?(?:dried|cured|smoked|cooked|uncooked|buttered|baked|fried|roasted|grilled|boiled|seasoned|red|skimmed)\b)${participle}(?=(?: ${manner})*(?: and (?:${manner} )*(?:${participle}|set|in|put|left)\b| into? (?!${otherFood})| until | from | at | on (?:the|both|all)\b|$)).*$`,
  "iu",
);
/** "Spaghetti, spaghettini or capellini": one of them. */
const alternatives = new RegExp(
  String.raw`^([^,;]+(?:, [^,;\d]+)*?,? or (?!\d|an?\b|more|less|as|to|(?:${numeral})\b|half)[^,;]+)`,
  "i",
);
const secondAmount = /^(?:plus|and|\+) (?=\d|[¼-¾⅐-⅞])/i;

/** The line's food with its amount; lines that don't begin with an amount stay as they are. */
function readLine(measures: Measures, isName: (text: string) => boolean, line: string): string {
  // "7-up"
  if (isName(line)) return line;
  const text = line.replace(partOf, "");
  if (text === line && !startsWithAmount.test(line)) return line;
  const plain = withoutBrackets(text) === text ? text.replace(remark, "") : text;
  const { amount, rest } = leadingAmount(measures, plain);
  let food = rest;
  for (let more = listedBefore.exec(food); more; more = listedBefore.exec(food)) {
    food = `${more[1] ?? ""} ${food.slice(more[0].length)}`;
  }
  const [first = "", ...parts] = oneOf(food)
    .replace(
      /,? (?:or|plus) (?=more\b|extra\b|additional\b|to taste|as (?:needed|desired))/gi,
      ", ",
    )
    .split(/[,;](?!\d) */);
  const kept: string[] = [];
  for (const part of parts) {
    const said = part.trim();
    const weight = weightOfAll.exec(said)?.[1];
    if (weight !== undefined && amountOnly(measures, weight) !== undefined) kept.push(weight);
    else if (isPreparation(said, isName)) kept.push(...(said.match(formWords) ?? []));
    else kept.push(said);
  }
  const own = first.replace(/ (?:or|plus) (?=\d[\d/. ]*\p{L}).*$/iu, "");
  const named = own.replace(madeBehind, (tail) =>
    (tail.match(formWords) ?? []).map((word) => `, ${word}`).join(""),
  );
  return [`${amount} ${named}`.trim(), ...kept].filter((part) => part !== "").join(", ");
}

/** The commas of "venison, duck or wild boar" list what may be taken, not further foods. */
function oneOf(food: string): string {
  const listed = alternatives.exec(food)?.[1];
  if (!listed?.includes(",")) return food;
  return listed.replace(/,? or |, /g, " or ") + food.slice(listed.length);
}

/** "1/2 cup plus 2 tablespoons" is one amount; the rest is as it was written. */
function leadingAmount(measures: Measures, text: string): { amount: string; rest: string } {
  const none = { amount: "", rest: text.trim() };
  const first = readQuantity(text);
  if (!first) return none;
  const unit = measures.units.read(first.rest);
  if (!unit) return split(text, first.rest);
  const joint = secondAmount.exec(unit.rest);
  const second = joint ? readQuantity(unit.rest.slice(joint[0].length)) : undefined;
  const other = second && measures.units.read(second.rest);
  if (second && other?.unit.kind === unit.unit.kind && unit.unit.kind !== "count") {
    const sum = first.value + (second.value * other.unit.size) / unit.unit.size;
    return {
      amount: `${Math.round(sum * 1000) / 1000} ${unit.unit.label}`,
      rest: endOf(text, other.rest),
    };
  }
  return split(text, unit.rest);
}

function split(text: string, behind: string): { amount: string; rest: string } {
  const rest = endOf(text, behind);
  return { amount: text.slice(0, text.trimEnd().length - rest.length).trim(), rest };
}

/** The end of a text that reads like `plain` once it is normalised. */
function endOf(text: string, plain: string): string {
  for (let at = text.length; at >= 0; at--) {
    if (plainText(text.slice(at)).trimStart() === plain.trimStart()) return text.slice(at).trim();
  }
  return plain;
}

/**
 * The text with each recipe's line reduced to its amount, its food and the food's form, and a list
 * without its bullets and headings.
 */
export function withoutPreparation(
  measures: Measures,
  isName: (text: string) => boolean,
  text: string,
): string {
  const lines = text.split("\n");
  return lines
    .filter((line) => lines.length === 1 || !heading.test(line))
    .map((line) => line.replace(listMark, ""))
    .map((line) => (line.length <= longestLine ? readLine(measures, isName, line) : line))
    .join("\n");
}

/** Longer lines tell a meal. */
const longestLine = 200;
