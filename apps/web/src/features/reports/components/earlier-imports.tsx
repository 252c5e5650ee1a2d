import type { ImportSummary } from "@morsel/contract/imports";
import { Button } from "../../../components/button.tsx";
import { useOnline } from "../../../lib/online.ts";
import { importMessages as texts } from "../import.messages.ts";
import { takeBack, useImport } from "../import.state.ts";

/** Imports that can still be undone. */
export function EarlierImports({ imports }: { imports: readonly ImportSummary[] }) {
  const isOnline = useOnline();
  const view = useImport();
  const shownAbove = view.step === "ended" ? view.id : null;
  const applied = imports.filter(
    ({ id, state, added }) => state === "applied" && added > 0 && id !== shownAbove,
  );
  if (applied.length === 0) return null;
  return (
    <section aria-label={texts.earlier} className="border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{texts.earlier}</h3>
      <ul className="divide-y divide-line">
        {applied.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{texts.source(one)}</p>
              <p className="text-sm text-soft">{texts.summary(one)}</p>
            </div>
            <Button
              look="quiet"
              disabled={!isOnline}
              aria-label={texts.undoNamed(one.fileName)}
              onClick={() => void takeBack(one, "undo")}
            >
              {texts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
