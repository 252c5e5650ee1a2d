import { IsRestoringProvider, QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import { ToastHost } from "../components/toast-host.tsx";
import { watchConnection } from "../lib/changes.ts";
import { announce } from "../lib/events.ts";
import { queryClient } from "../lib/query-client.ts";
import { useRestoring } from "../lib/replica-start.ts";
import { onNewDay } from "../lib/today.ts";
import { MainApp } from "./main-app.tsx";

const MailedLink = lazy(() => import("../features/accounts/mailed-links/screens/mailed-link.tsx"));
const mailedLinks = /^\/(verify-email|reset-password|undo-email-change|remove-second-step)\/*$/;

interface AppProps {
  /** Parts without a place on the page, such as dialogs and background tasks. */
  children?: ReactNode;
}

/** The whole app: the pages behind mailed links, and the main app on every other path. */
export function App({ children }: AppProps) {
  useEffect(watchConnection, []);
  useEffect(() => onNewDay((date) => announce("daily-reset", { date })), []);
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={useRestoring()}>
        <Page path={usePathname()} />
        <ToastHost />
        {children}
      </IsRestoringProvider>
    </QueryClientProvider>
  );
}

function Page({ path }: { path: string }) {
  if (!mailedLinks.test(path)) return <MainApp />;
  return (
    <Suspense>
      <MailedLink path={path.replace(/\/+$/, "")} />
    </Suspense>
  );
}
