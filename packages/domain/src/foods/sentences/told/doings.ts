import { count } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

const meal =
  "(?:breakfast|brekkie|brekky|brunch|lunch|dinner|supper|tea|snacks?|meals?|food|dessert)";
const sport =
  "(?:run|runs|running|jog|jogging|walk|walks|walking|hike|hiking|ride|bike|cycle|cycling|swim|swimming|row|rowing|drive|commute|race|ruck|workout|session|shift|treadmill|elliptical|spin|yoga|pilates|cardio|class|nap)";
const manner = "(?:easy|slow|long|quick|tempo|trail|bike|dog|morning|night|gentle|brisk|short)";
const when =
  "(?: (?:today|yesterday|tonight|this morning|this afternoon|so far|in total|total|(?:on|in) the \\p{L}+|with the dogs?))*";
const before =
  "(?:\\b(?:before|after|during|post|pre|for|on)[ -])?(?:\\b(?:i |we )?(?:ran|run|walked|jogged|cycled|biked|rode|hiked|drove|swam|did|rowed|rucked) )?(?:\\b(?:an?|my|the|about|around|only|another|roughly) ){0,2}";

const place =
  "(?:car|truck|van|cab|bus|train|plane|bed|bath|desk|work|office|home|couch|sofa|kitchen|garden|park|hotel|room|break ?room|staff ?room|parking lot|car ?park|cafeteria|canteen|class|lecture|meeting|dark|rain|break|(?:night )?shift|way (?:home|to work|in|back)|go|run|road|floor|sink|counter|stove|table)";

/** "I ran 3 miles and had oatmeal" */
const andHad = "(?:,? (?:and )?(?:then )?(?:i )?(?=(?:had|ate|drank) ))?";

/** What somebody did, or didn't have, on a day whose foods they tell. */
export const doings: readonly Rule[] = [
  // "Cut up mango" is cut, "heated up soup" is soup.
  rule(
    String.raw`\b(cut|chopped|sliced|diced|cubed|mashed|blended|whipped)[ -]up (?=\p{L})`,
    "$1 ",
  ),
  rule(
    String.raw`(?<!\b(?:i|we|then|and) )\b(?:re)?(?:heated|warmed)[ -]up (?!(?:an?|the|my|some)\b)(?=\p{L})`,
    "",
  ),
  // "Sausage mcmuffin ate in car", "soup eaten at my desk"
  rule(
    String.raw`(?<=[\p{L}\d)])(?<!\b(?:i|we|and|then|just|only)),? (?:i )?(?:ate|eaten|had|eating)(?: it| them| this| that| all)? (?:in|at|on|by|over|during) (?:the |my |our |an? |his |her )?${place}(?=[,;\n)]|\.(?!\d)|$| (?:and|with|then|after|before|because)\b)`,
    "",
  ),
  // "No lunch too hot", "skipped dinner bc busy": up to what was had.
  rule(
    String.raw`(?<=^|[,;.!\n] ?|\b(?:and|but|so) )(?:no|skipped|skipping|missed|forgot) (?:my |the )?${meal}\b(?: ${meal}\b)?(?! (?:bars?|mix|burritos?|sandwich|rolls?|shakes?|sausages?|cereal|biscuits?))(?:(?! (?:but|just|only|except|then|later|had|ate|instead|until|till?|and|an?)\b)[^,;.\n\d]){0,80}`,
    ", ",
  ),
  // "700 miles today", "5 mile run", "10k run", "30 min walk".
  rule(
    String.raw`${before}(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?[ -]?(?:(?:miles?|mi|kilomet(?:er|re)s|kms?)(?:[ -](?:${manner} )?${sport})?|(?:k|km|minutes?|mins?|hours?|hrs?|h|laps?)[ -](?:${manner} )?${sport})\b(?! high\b)${when}${andHad}`,
    ", ",
  ),
  // "I ran for two miles and had oatmeal".
  rule(
    String.raw`${before}(?:for )?\b${count} (?:miles?|kilomet(?:er|re)s?|laps)\b(?! high\b)${when}${andHad}`,
    ", ",
  ),
];
