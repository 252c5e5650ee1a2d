import { withCapitalsOf } from "../text-parts.ts";
import { withBatchesShared } from "./batches.ts";
import { withEachSummed } from "./each.ts";
import { withSharesEaten } from "./eaten-share.ts";
import { withoutDishesMade, withoutRecipesOfPieces } from "./made-of.ts";
import { withPacksWeighed } from "./packs.ts";
import { withoutOwners } from "./whose.ts";

/**
 * A text with how much of each food was eaten before the food, however that was told: of each, of a
 * batch, of a recipe, as a share behind it.
 */
export function withSharesTold(text: string, isName: (text: string) => boolean): string {
  const written = text.replaceAll("’", "'").toLowerCase();
  const owned = withoutOwners(written, isName);
  const summed = withEachSummed(withPacksWeighed(owned), isName);
  const made = withoutDishesMade(withoutRecipesOfPieces(summed));
  const told = withSharesEaten(withBatchesShared(made), isName);
  return told === written ? text : withCapitalsOf(text, told);
}
