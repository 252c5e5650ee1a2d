import { expect, test } from "vitest";
import { scoreCommonFoods } from "../bench/most-logged/score-common.ts";
import type { Score } from "../bench/score.ts";
import { scoreSentences } from "../bench/sentences/score-sentences.ts";
import { catalogue } from "./catalogue-fixture.ts";

/** What is wrong in a table that falls below its aim, so that a failure shows its rows. */
const missesBelowAim = ({ right, of: all, reach = 0, misses }: Score) =>
  right / all >= reach ? [] : misses;

test.each([...scoreCommonFoods(catalogue), ...scoreSentences(catalogue)])(
  "our own table reaches its aim: $name",
  (score) => {
    expect(missesBelowAim(score)).toEqual([]);
  },
);
