import { CloudUpload } from "lucide-react";
import { waitingMessages as texts } from "./waiting.messages.ts";

/** Marks what doesn't get through to the server: see lib/pending.ts. */
export function WaitingMark() {
  return (
    <span className="flex items-center gap-1 text-sm text-soft" title={texts.text}>
      <CloudUpload size={15} aria-hidden="true" />
      <span className="sr-only">{texts.text}</span>
      <span aria-hidden="true">{texts.short}</span>
    </span>
  );
}
