import { CloudOff } from "lucide-react";
import { useOnline } from "../lib/online.ts";
import { appMessages } from "./messages.ts";

/** Says that the network is gone and nothing is lost. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="mb-4 flex items-center gap-3 rounded-card border border-line bg-amber-soft px-4 py-3 text-sm font-medium text-amber">
          <CloudOff size={18} className="shrink-0" aria-hidden="true" />
          {appMessages.offline}
        </p>
      )}
    </div>
  );
}
