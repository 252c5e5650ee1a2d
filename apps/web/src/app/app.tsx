import { IsRestoringProvider, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import { ToastHost } from "../components/toast-host.tsx";
import { watchConnection } from "../lib/changes.ts";
import { announce } from "../lib/events.ts";
import { useRestoring } from "../lib/kept.ts";
import { queryClient } from "../lib/query-client.ts";
import { onNewDay } from "../lib/today.ts";
import { MainApp } from "./main-app.tsx";

const VerifyEmail = lazy(() => import("../features/accounts/screens/verify-email.tsx"));
const ResetPassword = lazy(() => import("../features/accounts/screens/reset-password.tsx"));

/**
 * What nobody sees at first is loaded once the page is drawn. Where the network goes before it is
 * there, the page does without: it must not fall over it.
 */
const later = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    load().then(
      (component) => ({ default: component }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  );
const SessionKeeper = later(() =>
  import("../features/accounts/components/session-keeper.tsx").then((file) => file.SessionKeeper),
);
const LoggedOverlay = later(() =>
  import("../features/meals/components/logged-overlay.tsx").then((file) => file.LoggedOverlay),
);
const FastingKeeper = later(() =>
  import("../features/fasting/components/fasting-keeper.tsx").then((file) => file.FastingKeeper),
);

/** Everything: the pages of mail links, and the main app on every other path. */
export function App() {
  useEffect(watchConnection, []);
  useEffect(() => onNewDay((date) => announce("daily-reset", { date })), []);
  useEffect(() => {
    // What waits in the outbox is sent whichever view is open.
    import("../features/meals/mutations.ts").catch(() => undefined);
    import("../features/water/mutations.ts").catch(() => undefined);
    import("../features/profile/goals.mutations.ts").catch(() => undefined);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={useRestoring()}>
        <Page path={usePathname()} />
      </IsRestoringProvider>
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
