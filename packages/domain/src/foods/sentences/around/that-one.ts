import type { Catalogue } from "../../catalogue.ts";
import { sizes } from "../../measures/size-words.ts";

/** Which one it was, told behind it: "a pretzel, the big soft one", "monster (the white zero one)" */
const thatOne =
  /(?<=^|[,;.\n] ?|\b(?:and|had|ate) )((?:an? |the |\d{1,2} )?)((?:\p{L}+ ){0,2}\p{L}+)(?:, | \()the ((?:\p{L}+ ){1,3})ones?\)?(?=[,.;\n]|$| (?:and|with) )/giu;
const sizesFirst = new RegExp(`^(?:${sizes} )+`, "i");

/** A text with such foods as they are called: "a soft pretzel", "monster zero". */
export function withThatOne(catalogue: Catalogue, text: string): string {
  const asOne = (_: string, count: string, food: string, which: string) => {
    const bare = which.replace(sizesFirst, "").trim();
    const names = [bare, bare.split(" ").at(-1)].flatMap((one) => [
      `${one} ${food}`,
      `${food} ${one}`,
    ]);
    const name = names.find((one) => catalogue.isName(one));
    if (name !== undefined) return `${count}${name}`;
    return catalogue.isName(bare) ? `${count}${food}, ${bare}` : `${count}${food}`;
  };
  return text.replace(thatOne, asOne);
}
