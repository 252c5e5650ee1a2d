import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { contract } from "../lib/contract.ts";
import { type AppEvents, type LoggedMeal, onEvent } from "../lib/events.ts";
import { personId } from "../lib/person.ts";
import { drawnPicture } from "./handover.ts";

/** ms that a first screen which was drawn ahead has for itself. */
const startAfter = 1_000;

/** Where the network goes before it is there, the page does without: it must not fall over it. */
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

/** Its code came with the list of changes, unless that is still on its way. */
function pour(entry: AppEvents["calories-logged"]): void {
  import("../features/water/mutations.ts")
    .then(({ pourLogged }) => pourLogged(entry))
    .catch(() => undefined);
}

/** What nobody sees at first: it is loaded once the first screen has been drawn. */
export function Unseen() {
  const [meal, setMeal] = useState<LoggedMeal | null>(null);
  const [begun, setBegun] = useState(false);
  // Heard of from the start, and shown when the code for it is there.
  useEffect(() => onEvent("meal-logged-success", setMeal), []);
  useEffect(() => onEvent("calories-logged", pour), []);
  useEffect(() => {
    const wait = drawnPicture() === null ? 0 : startAfter;
    const timer = setTimeout(() => {
      setBegun(true);
      // What waits in the outbox is sent whichever view is open; its calls are there before the
      // network may go.
      if (personId() !== null) contract.meals().catch(() => undefined);
      import("../app/changes.ts").catch(() => undefined);
    }, wait);
    return () => clearTimeout(timer);
  }, []);
  if (!begun && meal === null) return null;
  return (
    <>
      <Suspense>
        <LoggedOverlay meal={meal} onClose={() => setMeal(null)} />
        <SessionKeeper />
      </Suspense>
      <Suspense>
        <FastingKeeper />
        <Questions />
      </Suspense>
    </>
  );
}
