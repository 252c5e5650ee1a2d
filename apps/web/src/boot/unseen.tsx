import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { fetchParts } from "../components/later.tsx";
import { contract } from "../lib/contract.ts";
import { type AppEvents, type OutsideEvent, onEvent, onOutsideEvent } from "../lib/events.ts";
import { personId } from "../lib/person.ts";
import { drawnPicture } from "./handover.ts";

/** How long (ms) a first screen that was drawn ahead has the browser to itself. */
const startAfter = 1_000;

/** Renders nothing if its code can't be loaded: going offline mustn't crash the page. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: nothing }),
    ),
  );
}
const SessionKeeper = later(() =>
  import("../features/accounts/sessions/components/session-keeper.tsx").then(
    (file) => file.SessionKeeper,
  ),
);
const FastingKeeper = later(() =>
  import("../features/fasting/components/fasting-keeper.tsx").then((file) => file.FastingKeeper),
);
const LoggedOverlay = later(() =>
  import("../features/meals/components/logged-overlay.tsx").then((file) => file.LoggedOverlay),
);

const Questions = later(() => import("../components/questions.tsx").then((file) => file.Questions));

const loadWater = () => import("../features/water/changes.ts");
let water: Awaited<ReturnType<typeof loadWater>> | null = null;

/** A glass is stored in the same turn once its code is there, as the page may be closed right away. */
function pour(entry: AppEvents["calories-logged"]): void {
  if (water) water.pourLogged(entry);
  else
    loadWater()
      .then(({ pourLogged }) => pourLogged(entry))
      .catch(() => undefined);
}

function refresh(announced: OutsideEvent): void {
  import("../app/outside-events.ts").then(({ follow }) => follow(announced)).catch(() => undefined);
}

/** Whatever isn't visible at first, loaded after the first screen is drawn. */
export function Unseen() {
  const [begun, setBegun] = useState(false);
  // A first log doesn't wait: the overlay appears once its code has loaded.
  useEffect(() => onEvent("meal-logged-success", () => setBegun(true)), []);
  useEffect(() => onEvent("calories-logged", pour), []);
  useEffect(() => onOutsideEvent(refresh), []);
  useEffect(() => {
    const wait = drawnPicture() === null ? 0 : startAfter;
    const timer = setTimeout(() => {
      setBegun(true);
      // Pending changes are sent from any view, so load the calls they need while still online.
      if (personId() !== null) contract.meals().catch(() => undefined);
      import("../app/changes.ts").catch(() => undefined);
      loadWater()
        .then((loaded) => (water = loaded))
        .catch(() => undefined);
      import("../lib/kept-focus.ts").then(({ keepFocus }) => keepFocus()).catch(() => undefined);
      void fetchParts();
    }, wait);
    return () => clearTimeout(timer);
  }, []);
  if (!begun) return null;
  return (
    <>
      <Suspense>
        <LoggedOverlay />
        <SessionKeeper />
      </Suspense>
      <Suspense>
        <FastingKeeper />
        <Questions />
      </Suspense>
    </>
  );
}
