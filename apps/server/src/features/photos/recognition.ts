import type { AnalysisCode } from "@morsel/contract/photos";
import type { NamedFood } from "@morsel/domain/photos/named-food";
import type { Tag } from "@morsel/domain/photos/tags";
import { boundedText, OversizedReply } from "../../platform/http/bounded-text.ts";

/** A provider failed; `code` is what people are told. */
export class RecognitionError extends Error {
  readonly code: AnalysisCode;

  constructor(code: AnalysisCode, cause?: unknown) {
    super(typeof cause === "string" ? `${code}: ${cause}` : code, { cause });
    this.code = code;
  }
}

/** Foods with portions, or a bag of words for the whole picture. */
export type Recognized = { foods: NamedFood[] } | { tags: Tag[] };

/** Someone who says what is on a picture. */
export interface Recognizer {
  /** Whom the picture is sent to, as people are told. */
  name: string;
  /** Of the provider and its model: what one says isn't what another would. */
  version: string;
  /** Throws `RecognitionError`. */
  recognize(picture: Buffer): Promise<Recognized>;
}

/** Answers are some kB; anything larger isn't one. */
const maxAnswer = 1_000_000;

export interface Answer {
  status: number;
  text: string;
}

/**
 * Asks a provider, once more if the line broke or it was overloaded. A time-out isn't tried again:
 * whoever waits has waited long enough. Throws `RecognitionError`.
 */
export async function askProvider(
  url: string,
  init: () => RequestInit,
  patience: number,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(patience);
  for (let triesLeft = 1; ; triesLeft--) {
    try {
      const reply = await fetch(url, {
        ...init(),
        method: "POST",
        redirect: "error",
        signal: deadline,
      });
      const text = await boundedText(reply, maxAnswer);
      const isOverloaded = [500, 502, 503, 504].includes(reply.status);
      if (!isOverloaded || triesLeft === 0) return { status: reply.status, text };
    } catch (error) {
      if (error instanceof OversizedReply) throw new RecognitionError("ANALYSIS_FAILED", error);
      if (deadline.aborted || triesLeft === 0) throw new RecognitionError("NETWORK_ERROR", error);
    }
  }
}

/** What a provider's refusal means to people; null if it is none. */
export function refusalOf({ status, text }: Answer): RecognitionError | null {
  if (status >= 200 && status < 300) return null;
  return new RecognitionError(codeOf(status, text), `status ${status}`);
}

function codeOf(status: number, text: string): AnalysisCode {
  if (status === 402 || status === 429 || /insufficient_quota|quota exceeded/i.test(text))
    return "QUOTA_EXCEEDED";
  if ([401, 403, 404, 405].includes(status)) return "INVALID_API_KEY";
  if ([400, 413, 415, 422].includes(status)) return "IMAGE_ERROR";
  return status >= 500 ? "NETWORK_ERROR" : "ANALYSIS_FAILED";
}
