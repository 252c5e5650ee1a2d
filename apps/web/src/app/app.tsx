import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { ToastHost } from "../components/toast-host.tsx";
import { SessionKeeper } from "../features/accounts/components/session-keeper.tsx";
import { LoggedOverlay } from "../features/meals/components/logged-overlay.tsx";
import { watchConnection } from "../lib/changes.ts";
import { queryClient } from "../lib/query-client.ts";
import { MainApp } from "./main-app.tsx";

const VerifyEmail = lazy(() => import("../features/accounts/screens/verify-email.tsx"));
const ResetPassword = lazy(() => import("../features/accounts/screens/reset-password.tsx"));

/** Everything: the pages of mail links, and the main app on every other path. */
export function App() {
  useEffect(watchConnection, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Switch>
        <Route path="/verify-email">
          <Suspense>
            <VerifyEmail />
          </Suspense>
        </Route>
        <Route path="/reset-password">
          <Suspense>
            <ResetPassword />
          </Suspense>
        </Route>
        <Route>
          <MainApp />
        </Route>
      </Switch>
      <LoggedOverlay />
      <ToastHost />
      <SessionKeeper />
    </QueryClientProvider>
  );
}
