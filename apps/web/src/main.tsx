import "./styles/app.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { ErrorBoundary } from "./app/error-boundary.tsx";
import { suppressForeignErrors } from "./app/foreign-errors.ts";
import { showRootMissing } from "./app/root-missing.ts";
import { startSession } from "./features/accounts/sessions/state.ts";
import { outbox } from "./lib/changes.ts";
import { applyTheme } from "./lib/theme.ts";

suppressForeignErrors();
applyTheme();
outbox.register(async () => (await import("./app/changes.ts")).changes);
startSession();

const root = document.getElementById("root");
if (root)
  // In slices: a press is answered while it draws, and the first screen stands there anyway.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
else showRootMissing(document.body);
