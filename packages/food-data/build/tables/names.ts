import type { EverydayNames } from "@morsel/domain/foods/knowledge";
import type { Vocabulary } from "@morsel/domain/foods/names/vocabulary";
import { readTable, type TableRow } from "./table-text.ts";

/** Which food each name belongs to. Compares names like the search: "apples" is "apple". */
export interface NameClaims {
  /** Fails the row if another food already has this name. */
  claim(row: Pick<TableRow<string>, "at" | "fail">, name: string, foodId: string): void;
}

export function openNameClaims({ wordsOf }: Vocabulary): NameClaims {
  const owners = new Map<string, { foodId: string; at: string }>();
  return {
    claim({ at, fail }, name, foodId) {
      const words = wordsOf(name).join(" ");
      if (words === "") fail(`"${name}" has no word that the search reads.`);
      const owner = owners.get(words);
      if (owner && owner.foodId !== foodId) {
        fail(`"${name}" is ${foodId}'s here and ${owner.foodId}'s in ${owner.at}.`);
      }
      owners.set(words, { foodId, at });
    },
  };
}

/** names/*.txt: what people call a food of the reference, or a dish of ours. */
export function readNames(
  file: string,
  text: string,
  claims: NameClaims,
  isFood: (id: string) => boolean,
): EverydayNames {
  return readTable(file, text, ["food", "names"]).map((row) => {
    const food = row.text("food");
    if (!isFood(food)) row.fail(`there is no food or dish ${food}.`);
    const names = row.list("names");
    if (names.length === 0) row.fail("no names.");
    for (const name of names) claims.claim(row, name, food);
    return [food, names.join("; ")];
  });
}
