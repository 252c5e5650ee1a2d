/*
 * How Morsel starts fast; everything that knows of it is in this folder or in build/.
 * - The build draws the dashboard, the tracker and the journal (first-screens.tsx) and inlines them
 *   into index.html with the styles and start.ts, so that the first paint waits for one file.
 *   start.ts shows the one that is asked for, then fetches the app.
 * - The first load is what this file imports statically, at most 100 kB gzipped (.size-limit.mjs):
 *   our libraries in one file, our code in another (build/chunks.ts).
 * - React then draws the same screen in its place; handover.ts passes on focus and clicks.
 * - app/later/ holds what the dashboard shows next, one file per folder, fetched meanwhile;
 *   unseen.tsx loads what isn't visible a second later. Everything else is a part that loads when
 *   needed, or quietly after the start: components/later.tsx.
 * Too big? `node scripts/first-load.mjs` names what grew. Why all this: docs/decisions, 13 and 26.
 */
import "../styles/app.css";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "../app/app.tsx";
import { suppressForeignErrors } from "../app/foreign-errors.ts";
import { RenderFailure } from "../app/render-failure.tsx";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { startSession } from "../features/accounts/sessions/state.ts";
import { outbox } from "../lib/changes.ts";
import { setStandingHero } from "../lib/hero-pictures.ts";
import { noteConnection } from "../lib/online.ts";
import { registerReplica } from "../lib/replica-start.ts";
import { applyTheme } from "../lib/theme.ts";
import { drawnPicture, takeOver } from "./handover.ts";
import { Unseen } from "./unseen.tsx";

suppressForeignErrors();
applyTheme();
noteConnection();
outbox.register(async () => (await import("../app/changes.ts")).changes);
registerReplica(() => import("../app/kinds.ts"));
startSession();
setStandingHero(drawnPicture());

/** The app; its first render takes over from the first screen. */
function Main() {
  useEffect(() => {
    takeOver();
    setStandingHero(null);
  }, []);
  return (
    <App>
      <Unseen />
    </App>
  );
}

const root = document.getElementById("root");
if (root)
  // Renders in slices, so that clicks are answered meanwhile; the first screen is still up.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary fallback={(error) => <RenderFailure error={error} />}>
          <Main />
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
else void import("../app/root-missing.ts");
