import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { screenTitleId } from "../components/hero.tsx";
import { later } from "../components/later.tsx";
import { dismissAuthPrompt, useAuthPrompt } from "../lib/auth-prompt.ts";
import { viewNames } from "../lib/messages.ts";
import { useTab } from "../lib/tabs.ts";
import { windowTitle } from "../lib/window-title.ts";
import { appMessages } from "./messages.ts";
import { Navigation } from "./navigation.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { ScreenPlace } from "./screen-place.tsx";
import { screens } from "./screens.ts";
import { ViewHero } from "./view-hero.tsx";

const SecondFactorModal = later(
  () => import("../features/accounts/factors/components/second-factor-modal.tsx"),
  "dialog",
);
// If their code can't be loaded, the page does without.
const Bell = lazy<() => ReactNode>(() =>
  import("./later/cards/bell.tsx").catch(() => ({ default: () => null })),
);
const ProfileCompletion = lazy<() => ReactNode>(() =>
  import("./profile-completion.tsx").catch(() => ({ default: () => null })),
);
const SignInModal = later(
  () => import("../features/accounts/sign-in/components/sign-in-modal.tsx"),
  "dialog",
);

/** The five tabs and their inner views: navigation, hero and screen. */
export function MainApp() {
  const { view, visit } = useTab();
  const prompt = useAuthPrompt();
  const Screen = screens[view];

  useEffect(() => {
    document.title = windowTitle(viewNames[view]);
    if (visit === 1) return;
    window.scrollTo(0, 0);
    document.getElementById(screenTitleId)?.focus({ preventScroll: true });
  }, [view, visit]);

  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-raised px-4 py-3 font-semibold shadow-raised focus:translate-y-0"
      >
        {appMessages.skip}
      </a>
      <Navigation />
      <div className="lg:pl-(--rail-width)">
        <main className="relative mx-auto max-w-6xl pb-[calc(var(--bar-height)+env(safe-area-inset-bottom)+1.5rem)] lg:px-8 lg:py-6">
          <ViewHero key={visit} view={view} />
          <Suspense>
            <Bell />
          </Suspense>
          <div id="content" tabIndex={-1} className="relative -mt-7 px-4 sm:px-6 lg:mt-5 lg:px-0">
            <OfflineNote />
            <Suspense fallback={<ScreenPlace />}>
              <Screen />
            </Suspense>
          </div>
        </main>
      </div>
      <Suspense>
        <ProfileCompletion />
      </Suspense>
      {prompt && (
        <Suspense>
          {prompt === "second-factor" ? (
            <SecondFactorModal />
          ) : (
            <SignInModal key={prompt} mode={prompt} onClose={dismissAuthPrompt} />
          )}
        </Suspense>
      )}
    </>
  );
}
