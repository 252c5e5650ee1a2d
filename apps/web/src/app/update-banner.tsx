import { RefreshCw, X } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../components/button.tsx";
import { dismissUpdate, updateNow, useUpdate, watchReleases } from "./releases.ts";
import { followShortcut } from "./shortcuts.ts";
import { updateMessages as texts } from "./update-banner.messages.ts";

/** What makes the page an app of its own: where the system opens it, and the offer of a new release. Its place stands ready before it shows, so that screen readers say it. */
export function UpdateBanner() {
  const isOffered = useUpdate();
  useEffect(() => void watchReleases(), []);
  useEffect(() => void followShortcut(), []);
  return (
    <div aria-live="polite">
      {isOffered && (
        <div className="fixed inset-x-3 bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-30 mx-auto flex max-w-md animate-rise gap-3 rounded-card border border-line bg-raised p-4 shadow-raised lg:right-6 lg:bottom-6 lg:left-auto">
          <RefreshCw size={20} className="mt-0.5 shrink-0 text-primary" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className="pr-8 font-semibold">{texts.title}</p>
            <p className="mt-0.5 text-sm text-soft">{texts.text}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={updateNow}>{texts.now}</Button>
              <Button look="quiet" onClick={dismissUpdate}>
                {texts.later}
              </Button>
            </div>
          </div>
          <Button
            look="quiet"
            size="icon"
            aria-label={texts.close}
            className="absolute top-1 right-1 text-soft"
            onClick={dismissUpdate}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
