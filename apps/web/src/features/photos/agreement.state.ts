import { useState } from "react";
import * as z from "zod/mini";
import { readStored, readText, storageKeys, writeText } from "../../lib/storage.ts";

/** What somebody agrees to: another provider, or another time, is asked about anew. */
interface Terms {
  provider: string;
  retentionDays: number | null;
}

const textOf = ({ provider, retentionDays }: Terms) =>
  JSON.stringify({ agreedTo: { provider, retentionDays } });

const kept = z.object({
  agreedTo: z.object({ provider: z.string(), retentionDays: z.nullable(z.number()) }),
});

/** What the person has agreed to; null if nothing. */
export const agreedTerms = (): Terms | null =>
  readStored(storageKeys.aiAnalyzerUsage, kept)?.agreedTo ?? null;

/** Whether the person has agreed to exactly that. */
export const isAgreedTo = (terms: Terms): boolean =>
  readText(storageKeys.aiAnalyzerUsage) === textOf(terms);

/** Whether the person agrees to where photos go. Until then none is sent. */
export function useAgreement(terms: Terms) {
  const text = textOf(terms);
  const [agreed, setAgreed] = useState(() => readText(storageKeys.aiAnalyzerUsage));
  return {
    isAgreed: agreed === text,
    agree() {
      // Where nothing can be stored, it holds as long as the page.
      writeText(storageKeys.aiAnalyzerUsage, text);
      setAgreed(text);
    },
  };
}
