import { useState } from "react";
import { readText, storageKeys, writeText } from "../../lib/storage.ts";

/** What somebody agrees to: another provider, or another time, is asked about anew. */
interface Terms {
  provider: string;
  retentionDays: number | null;
}

const textOf = ({ provider, retentionDays }: Terms) =>
  JSON.stringify({ agreedTo: { provider, retentionDays } });

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
