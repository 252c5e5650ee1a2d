import { weight } from "../../measures/weight-words.ts";
import { begins, count, vessel } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * How sure somebody is of an amount: "less than half a pizza", "just over a cup of rice", "most of a
 * burrito", "hardly any butter". A half with more or less is a little of that; of a cup it is the cup.
 */

const slightly = "(?:(?:just|only|well|way|slightly|a (?:little|bit|tad|touch|good bit)) )?";
const measure = `(?:${vessel}s?|${weight}|lit(?:er|re)s?|pounds?|lbs?)`;
const amount = String.raw`(?:half an?|an?|${count}|one|\d[\d./]*)(?: \d\/\d)? ?${measure}\b`;
/** Nobody puts "eggs over a cup" so; behind a food it needs to be "just over". */
const clauseBegins = String.raw`(?<=^|[,;:.\n(] ?|\b(?:and|with|had|ate|drank|got|of) )`;
const ofOne = "half (?:of )?(?:an?|the|my|one) ";

export const hedges: readonly Rule[] = [
  rule(String.raw`\b${slightly}(?:less than|under) ${ofOne}`, "2/5 "),
  rule(
    String.raw`(?:${clauseBegins}|\b(?=just|a |slightly|more))${slightly}(?:more than|over) ${ofOne}`,
    "3/5 ",
  ),
  rule(String.raw`\b(?:almost|nearly|not quite|just about) (?=${begins})`, ""),
  rule(
    String.raw`(?:${clauseBegins}|\b(?=just|a |slightly|more|less))${slightly}(?:over|under|more than|less than|upwards of|close to|shy of) (?=${amount})`,
    "",
  ),
  rule(String.raw`\bmost of (?:an?|one) (?=\p{L})`, "3/4 "),
  rule(
    String.raw`\b(?:(?:hardly|barely|scarcely) any|(?:next to|almost|practically|virtually) no) (?=\p{L})`,
    "some bit of ",
  ),
];
