import { ApiFailure, NoConnection } from "../../lib/api.ts";
import { analyzerMessages } from "./analyzer.messages.ts";

/** Why an analysis failed, in words. */
export interface AnalysisProblem {
  code: string;
  title: string;
  text: string;
}

const texts = analyzerMessages.failed;

/** The server ends its messages with their code, for clients that have nothing else to go by. */
const codeAtEnd = /\s*\([A-Z_]+\)$/;

export function problemOf(failure: unknown): AnalysisProblem {
  if (failure instanceof NoConnection) return { code: "NETWORK_ERROR", ...texts.offline };
  if (!(failure instanceof ApiFailure)) return { code: "ANALYSIS_FAILED", ...texts.unknown };
  const { code, reason, data } = failure;
  const { title } = (data ?? {}) as { title?: unknown };
  // A proxy's own page, or a failure that says nothing of the analysis.
  if (typeof title !== "string")
    return { ...texts.unknown, code, ...(saysWhy(failure) && { text: reason }) };
  return { code, title, text: reason.replace(codeAtEnd, "") };
}

/** Whether the server has put it into a sentence. */
const saysWhy = ({ code, reason }: ApiFailure) => code !== "UNKNOWN" && reason.endsWith(".");

/** What may be otherwise in a while, with the same photo. */
export const isWorthRetrying = ({ code }: AnalysisProblem): boolean =>
  code === "QUOTA_EXCEEDED" || code === "NETWORK_ERROR" || code === "SUBSCRIPTION_NEEDED";
