import { twoOrMore } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { person } from "../people.ts";
import { countWord, mostOfIt, shareSaid, shareText, shareWord, valueOf } from "./number-text.ts";

/**
 * How much of the food before it was eaten, told in one of many ways, as the one that is read: "left
 * half", "saved the other half for later" and "my husband ate half" are "ate 1/2". "Ate it all" tells
 * nothing, and of what wasn't finished most was eaten.
 *
 *     text   = food pause clause
 *     pause  = "," | "-" | "." | "(" | line ["-"]
 */

const pause = String.raw`(?<pause>,|\.| [-–—]| \((?=[^()]*\))|\n(?:[-*•] )?)`;
const end = String.raw`\)?(?=\s*(?:$|[,.;!\n]))`;
const who = "(?:(?:but|and|so|then|i|we|only|just|could|ended up|maybe|prob(?:ably)?) )*";
const roughly = "(?:(?:only|just|about|around|roughly|maybe|like|approx) )";
/** A pattern names each group once: the share in its first, second and third way to be told. */
const shareAs = (group: "share" | "bare" | "told") =>
  `(?:the other )?(?<${group}>${shareWord})(?: of (?:it|them|that|those|mine|the (?:whole thing|lot|rest)))?`;
const share = shareAs("share");
const kept = String.raw` ?(?:away|out|home|back|up|over|behind|uneaten|leftover|aside|for (?:later|tomorrow|tmrw|lunch|dinner|the next day)|to go|in the (?:fridge|bin|trash|freezer)|on the plate|(?:to|for) ${person})`;

const clause = (words: string) => sparing(`${pause} ?${who}(?:${words})${end}`, "giu");

/** "Ate about half of it", "maybe half": so much. */
const eaten = clause(
  `(?:ate|had|eat|eaten|finished|managed|got through) ${roughly}*${share}|${roughly}+${shareAs("bare")}|${shareAs("told")} eaten`,
);
/** "Left half", "threw half away", "half to go": that much less. */
const left = clause(
  String.raw`(?:left|leaving|wasted|binned|tossed|saved|saving) ${roughly}*${share}(?:${kept})*|(?:threw|kept|took|taking|brought|packed|boxed|put|gave|fed) ${roughly}*${shareAs("bare")}(?:${kept})+|${shareAs("told")} (?:left(?: over)?|saved|wasted|thrown away|(?:went )?(?:to go|home|in the bin|for later|to ${person}))`,
);
/** "My son ate half": that much less. */
const others = clause(`${person} (?:ate|had|finished|got|took|stole|nicked) ${roughly}*${share}`);
/** "Split with my husband", "shared it between 3", on a line or in a sentence of its own. */
const split = sparing(
  String.raw`(?<pause>\.|\n(?:[-*•] )?) ?${who}(?:split|shared|halved)(?: (?:it|this|that|them))? (?:(?:with|w\/?) (?:(?<friends>${countWord}) (?:other )?(?:friends|people|others|kids|mates)|${person})|(?:between|among) (?:the )?(?<people>${countWord})(?: of us| people)?)${end}`,
  "giu",
);
/** "6 nuggets but gave 3 to my son", "8 wings, left 2": so many less. */
const fewer = sparing(
  String.raw`(?<start>^|[,.;\n] ?|\b(?:had|ate|and|with|got) )(?<all>\d{1,2}|${twoOrMore}) (?!(?:portion|serving|slice|piece|square|cup|bowl)s?\b)(?<food>(?:pcs?|pieces?|pc) (?:of )?\p{L}[^,.;:\n\d()]{1,40}?|\p{L}[^,.;:\n\d()]{1,40}?)(?:${pause}| but| and)? ?${who}(?:(?:gave|fed|left|saved|wasted|dropped|threw|binned|shared) (?:away )?(?:${person} )?(?<gone>\d{1,2}|${countWord})(?: of (?:them|those|these))?(?:${kept})*|(?:ate|had|finished|managed) (?<eaten>\d{1,2})(?: of (?:them|those|these|the \d{1,2}))?)${end}`,
  "giu",
);
/** "Potato skins, had 4 of the 6" */
const someOf = sparing(
  String.raw`(?<start>^|[,.;\n] ?|\b(?:had|ate|and|with|got) )(?<food>\p{L}[^,.;:\n\d()]{1,40}?),? \(?${who}(?:ate|had|finished|managed) (?<eaten>\d{1,2}) of (?:the|my) \d{1,2}${end}`,
  "giu",
);
/** "Ate it all" */
const whole = clause(
  "(?:ate|had|finished|demolished|devoured|polished off|inhaled) (?:it all|all of (?:it|them)|(?:up )?(?:it|them)(?: all| up)?|the (?:whole|entire) (?:thing|lot|plate|bowl)|the lot|everything)|the (?:whole|entire) thing",
);
/** "Couldn't finish it", and maybe how much of it was eaten: "…, ate 1/2". */
const unfinished = clause(
  "(?:didn'?t|did not|couldn'?t|could not)(?: quite| even)? (?:finish|eat it all|eat all of it)(?: (?:it|them|that))?(?: all)?",
);
/** "Half a muffin, my husband ate the other half": nothing more is told. */
const halfBefore = /(?:^|[,.;\n] ?|\b(?:had|ate) )(?:half|1\/2|½) [^,.;\n]*$/i;
const unfinishedAndTold = new RegExp(
  String.raw`(?:, |\n|\. )ate ${shareText(mostOfIt)}(?=(?:,|\.|\n) ?ate )`,
  "g",
);
const bullets = /^[-*•] /gm;

type Groups = Record<string, string | undefined>;

function withClauses(text: string, pattern: RegExp, told: (said: Groups) => number | undefined) {
  let read = "";
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const said: Groups = found.groups ?? {};
    const isSaid = /the other half/i.test(found[0]) && halfBefore.test(text.slice(0, found.index));
    const eaten = isSaid ? undefined : told(said);
    const mark = said["pause"]?.startsWith("\n") ? "\n" : said["pause"] === "." ? ". " : ", ";
    const clause = eaten === undefined ? "" : `${mark}ate ${shareSaid(eaten)}`;
    read += text.slice(from, found.index) + clause;
    from = found.index + found[0].length;
  }
  return read + text.slice(from);
}

/** A text with as many as were eaten of what is counted: "3 nuggets". */
const withCounted = (text: string): string =>
  text
    .replace(fewer, (said: string, ...rest: unknown[]) => {
      const { start = "", all = "", food = "", gone, eaten } = rest.at(-1) as Groups;
      const left =
        eaten === undefined ? (valueOf(all) ?? 0) - (valueOf(gone ?? "") ?? 0) : Number(eaten);
      return left > 0 ? `${start}${left} ${food}` : said;
    })
    .replace(someOf, "$<start>$<eaten> $<food>");

const valueIn = ({ share: said, bare, told }: Groups): number =>
  valueOf(said ?? bare ?? told ?? "") ?? 1;

/** A text with each such clause as "ate 1/2". */
export function withShareClauses(text: string): string {
  const less = (said: Groups) => 1 - valueIn(said);
  const ate = withClauses(withClauses(withCounted(text), left, less), others, less);
  const known = withClauses(withClauses(ate, eaten, valueIn), split, ({ friends, people }) =>
    people === undefined ? 1 / (1 + (valueOf(friends ?? "1") ?? 1)) : 1 / (valueOf(people) ?? 1),
  );
  const all = withClauses(known, whole, () => undefined);
  const told = withClauses(all, unfinished, () => mostOfIt).replace(unfinishedAndTold, "");
  return told === text ? text : told.replace(bullets, "");
}
