import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import { ToastHost } from "../components/toast-host.tsx";
import { watchConnection } from "../lib/changes.ts";
import { queryClient } from "../lib/query-client.ts";
import { MainApp } from "./main-app.tsx";

const VerifyEmail = lazy(() => import("../features/accounts/screens/verify-email.tsx"));
const ResetPassword = lazy(() => import("../features/accounts/screens/reset-password.tsx"));

// What nobody sees at first is loaded once the page is drawn.
const SessionKeeper = lazy(() =>
  import("../features/accounts/components/session-keeper.tsx").then((file) => ({
    default: file.SessionKeeper,
  })),
);
const LoggedOverlay = lazy(() =>
  import("../features/meals/components/logged-overlay.tsx").then((file) => ({
    default: file.LoggedOverlay,
  })),
);
// A fast goes on in whichever view; without its code the rest of the app goes on too.
const FastingKeeper = lazy<() => null>(() =>
  import("../features/fasting/components/fasting-keeper.tsx").catch(() => ({
    default: () => null,
  })),
);

/** Everything: the pages of mail links, and the main app on every other path. */
export function App() {
  useEffect(watchConnection, []);
  useEffect(() => {
    // What waits in the outbox is sent whichever view is open.
    void import("../features/meals/mutations.ts");
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Page path={usePathname()} />
      <ToastHost />
      <Suspense>
        <LoggedOverlay />
        <SessionKeeper />
      </Suspense>
      <Suspense>
        <FastingKeeper />
      </Suspense>
    </QueryClientProvider>
  );
}

function Page({ path }: { path: string }) {
  switch (path.replace(/\/+$/, "")) {
    case "/verify-email":
      return (
        <Suspense>
          <VerifyEmail />
        </Suspense>
      );
    case "/reset-password":
      return (
        <Suspense>
          <ResetPassword />
        </Suspense>
      );
    default:
      return <MainApp />;
  }
}
