import { analysisCodeIn, analysisFailures } from "@morsel/domain/photos/analysis-failure";
import { ApiFailure, NoConnection } from "../../lib/api.ts";
import { analyzerMessages } from "./analyzer.messages.ts";

/** Why an analysis failed, in words. */
export interface AnalysisProblem {
  code: string;
  title: string;
  text: string;
}

const texts = analyzerMessages.failed;
const unknown = analysisFailures.ANALYSIS_FAILED;

/** The server ends its messages with their code, for clients that have nothing else to go by. */
const codeAtEnd = /\s*\([A-Z_]+\)$/;

export function problemOf(failure: unknown): AnalysisProblem {
  if (failure instanceof NoConnection) return { code: "NETWORK_ERROR", ...texts.offline };
  if (!(failure instanceof ApiFailure)) return { code: "ANALYSIS_FAILED", ...unknown };
  const { code, reason, data } = failure;
  const { title } = (data ?? {}) as { title?: unknown };
  if (typeof title === "string") return { code, title, text: reason.replace(codeAtEnd, "") };
  // Its message is all of the reply: another server may send no more than an `error` with a code.
  const contained = analysisCodeIn(failure.message);
  // Without one it is a proxy's own page, or a failure that says nothing of the analysis.
  const words = contained ? analysisFailures[contained] : unknown;
  return { ...words, code: contained ?? code, ...(saysWhy(failure) && { text: reason }) };
}

/** Whether the server has put it into a sentence. */
const saysWhy = ({ code, reason }: ApiFailure) =>
  code !== "UNKNOWN" && reason.endsWith(".") && analysisCodeIn(reason) === undefined;

/** What may be otherwise in a while, with the same photo. */
export const isWorthRetrying = ({ code }: AnalysisProblem): boolean =>
  code === "QUOTA_EXCEEDED" || code === "NETWORK_ERROR" || code === "SUBSCRIPTION_NEEDED";
