import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { photoContract } from "./contract.ts";

const analyzerQuery = defineQuery({
  name: "/api/ai/analyzer",
  ask: (_: undefined, _person, signal) => call(photoContract, "getAnalyzer", { signal }),
});

/** Who analyzes photos, and how long they are kept. */
export const useAnalyzerInfo = () => useAnswer(analyzerQuery, undefined);
