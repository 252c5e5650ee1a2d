import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { photoContract } from "./contract.ts";

const analyzerQuery = defineQuery({
  name: "/api/ai/analyzer",
  async ask(_: Record<string, never>, _person, signal) {
    return call(photoContract, "getAnalyzer", { signal });
  },
});

const nothing = {};

/** Who analyzes photos, and how long they are kept. */
export const useAnalyzerInfo = () => useAnswer(analyzerQuery, nothing);
