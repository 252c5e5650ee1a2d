import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { CalmKeeper } from "../app/calm-keeper.tsx";
import { UpdateBanner } from "../app/update-banner.tsx";
import { Questions } from "../components/questions.tsx";
import { SessionKeeper } from "../features/accounts/sessions/components/session-keeper.tsx";
import { AchievementsKeeper } from "../features/achievements/components/achievements-keeper.tsx";
import { FastingKeeper } from "../features/fasting/components/fasting-keeper.tsx";
import { LoggedOverlay } from "../features/meals/components/logged-overlay.tsx";
import { SyncKeeper } from "../features/sync/components/sync-keeper.tsx";
import { keepFocus } from "../lib/kept-focus.ts";
import { isNativeApp } from "../lib/native.ts";
import { watchBack } from "../lib/window-history.ts";

// If their code can't be loaded, the page does without.
const TourKeeper = lazy<() => ReactNode>(() =>
  import("../features/tour/components/tour-keeper.tsx").catch(() => ({ default: () => null })),
);
const PhotosKeeper = lazy<() => ReactNode>(() =>
  import("../app/photos-keeper.tsx").catch(() => ({ default: () => null })),
);
const ShellKeeper = lazy<() => ReactNode>(() =>
  import("../app/shell-keeper.tsx").catch(() => ({ default: () => null })),
);

/** What runs beside any screen, and floats above it when there is something to show or ask. */
export default function Keepers() {
  useEffect(watchBack, []);
  useEffect(keepFocus, []);
  return (
    <>
      <LoggedOverlay />
      <SessionKeeper />
      <FastingKeeper />
      <SyncKeeper />
      <CalmKeeper />
      <AchievementsKeeper />
      <Questions />
      <UpdateBanner />
      <Suspense>
        <TourKeeper />
        <PhotosKeeper />
        {isNativeApp() && <ShellKeeper />}
      </Suspense>
    </>
  );
}
