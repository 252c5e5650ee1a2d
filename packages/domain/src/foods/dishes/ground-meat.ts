import type { Catalogue } from "../catalogue.ts";
import { cookedSo } from "../names/cooking-words.ts";
import { plainText } from "../names/plain-text.ts";
import type { DescribedDish } from "./described-dish.ts";
import type { GroundForm } from "./kitchen.ts";

/** "93/7", "93% lean", "99 percent fat free", "7% fat": as shops tell how lean ground meat is. */
const shares: readonly (readonly [pattern: RegExp, leanOf: (share: number) => number])[] = [
  [
    /\b(\d{2}) ?(?:%|percent)(?: ?(?:lean|fat[- ]free)(?: meat)?(?: ?[/,] ?\d{1,2} ?% fat)?\b)?/,
    (lean) => lean,
  ],
  [/\b(\d{2}) lean\b/, (lean) => lean],
  [/\b(\d{1,2}) ?(?:%|percent)(?: fat\b)?/, (fat) => 100 - fat],
];
/** Less lean than this it is no meat, and the share is that of its fat. */
const leastLean = 50;
/** British shops tell the fat alone, and "5% mince" means any: only that which is raw or cooked is read. */
const isOpen = (text: string) => !/\b(?:raw|cooked|fat)\b/.test(text);
const ratio = /\b(\d{2}) ?[/-] ?(\d{1,2})\b/;

const meat =
  /\b(?:(?:ground|minced) (beef|turkey|pork|chicken|bison|buffalo)|(beef|turkey|pork|chicken) mince|hamburger(?: meat)?|ground meat|(beef|turkey|pork|chicken|bison)(?= (?:burger )?patt(?:y|ies)\b))\b/;
const asRaw = /\b(?:raw|uncooked|before cooking)\b/;
const asPatty = /\b(?:patt(?:y|ies)|hamburger(?! meat))\b/;
const asLoaf = /\bloaf\b/;
/** What else may be said of it that makes no other food of it: "drained", "no bun". */
const more = new RegExp(
  String.raw`\b(?:raw|uncooked|before|cooking|patt(?:y|ies)|burger|loaf|crumbles?|(?:pan[- ]|oven[- ])?(?:${cookedSo}|browned)|drained|rinsed|lean|extra|fat|meat|fresh|frozen|thawed|organic|plain|grass[- ]fed|only|no bun|without (?:the )?bun|and|or|an?|the)\b`,
  "g",
);
/** Further from what the reference has, it is another meat. */
const mostApart = 6;
/** As sure as a name that says as much. */
const score = 0.9;

/**
 * Ground meat by how lean it is: "93/7 ground beef, raw" as well as "raw 93% lean ground beef", of
 * which no name has all the ways to say it. Undefined for whatever else is made of it.
 */
export function readGroundMeat(catalogue: Catalogue, typed: string): DescribedDish | undefined {
  const text = plainText(typed);
  const told = leanIn(text);
  const [said, ...words] = meat.exec(text) ?? [];
  if (!told || said === undefined || (told.isFat && isOpen(text))) return undefined;
  const rest = text.replace(told.said, " ").replace(said, " ").replace(more, " ");
  if (/[a-z0-9]/.test(rest)) return undefined;
  const kind = words.find(Boolean)?.replace("buffalo", "bison") ?? "beef";
  const [closest] = catalogue.kitchen.groundMeats
    .filter((row) => row.meat === kind)
    .map((row) => ({ row, apart: Math.abs(row.lean - told.lean) }))
    .sort((a, b) => a.apart - b.apart);
  if (!closest || closest.apart > mostApart) return undefined;
  const food = catalogue.food(closest.row[formIn(text)]);
  return food && { food, score };
}

/** How lean it is, and whether that was told by its fat. */
function leanIn(text: string): { lean: number; said: string; isFat: boolean } | undefined {
  for (const [pattern, leanOf] of shares) {
    const [said, share] = pattern.exec(text) ?? [];
    const lean = leanOf(Number(share));
    if (said !== undefined && lean >= leastLean)
      return { lean, said, isFat: Number(share) !== lean };
  }
  const [said, lean, fat] = ratio.exec(text) ?? [];
  if (said === undefined || Number(lean) + Number(fat) !== 100) return undefined;
  return { lean: Number(lean), said, isFat: false };
}

function formIn(text: string): GroundForm {
  if (asRaw.test(text)) return "raw";
  if (asPatty.test(text)) return "patty";
  return asLoaf.test(text) ? "loaf" : "crumbles";
}
