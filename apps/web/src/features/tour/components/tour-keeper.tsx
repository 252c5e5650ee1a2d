import { Suspense, useEffect, useSyncExternalStore } from "react";
import { usePathname } from "wouter/use-browser-location";
import { later } from "../../../components/later.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { pathOfView, useTab, type View } from "../../../lib/tabs.ts";
import { replica } from "../../../lib/things.ts";
import { stopTour, useTour } from "../progress.state.ts";
import { TourHelper } from "./tour-helper.tsx";
import { TourPrompt } from "./tour-prompt.tsx";

const TourStep = later(() => import("./tour-step.tsx"), "dialog");

/** The views on which something is suggested. */
const helped: readonly View[] = ["home", "nutrition", "fasting", "daily"];

/** The welcome, the running tour, and what is suggested afterwards: at most one at a time. */
export default function TourKeeper() {
  return usePersonId() === null ? null : <Keeper />;
}

function Keeper() {
  const { running, leftAt, completed, dismissed, suggestedNext } = useTour();
  const { view } = useTab();
  // Pages behind mailed links and unknown addresses have no tour.
  const isOwnPath = usePathname() === pathOfView(view);
  // Before that, another device may have answered.
  const isKnown = useSyncExternalStore(replica.subscribe, replica.isWhole, replica.isWhole);
  useEffect(() => stopTour, []);
  if (running !== null)
    return (
      <Suspense>
        <TourStep at={running} />
      </Suspense>
    );
  if (!isKnown || !isOwnPath || dismissed) return null;
  if (view === "home" && !completed && leftAt === null) return <TourPrompt />;
  if (!helped.includes(view) || (leftAt === null && suggestedNext === null)) return null;
  return <TourHelper leftAt={leftAt} suggested={suggestedNext} />;
}
