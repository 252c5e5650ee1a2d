import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type OutsideEvent, onEvent, onOutsideEvent } from "../lib/events.ts";
import { personId } from "../lib/person.ts";
import { drawnPicture } from "./handover.ts";

/** How long (ms) a first screen that was drawn ahead has the browser to itself. */
const startAfter = 1_000;

// If its code can't be loaded, the page does without: going offline mustn't crash it.
const Keepers = lazy<() => ReactNode>(() =>
  import("./keepers.tsx").catch(() => ({ default: () => null })),
);

const loadWater = () => import("../features/water/changes.ts");
type Water = Awaited<ReturnType<typeof loadWater>>;
let water: Water | null = null;

/** A glass is stored in the same turn once its code is there, as the page may be closed right away. */
function withWater(run: (water: Water) => void): void {
  if (water) run(water);
  else
    loadWater()
      .then(run)
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
  useEffect(
    () => onEvent("calories-logged", (entry) => withWater((room) => room.pourLogged(entry))),
    [],
  );
  useEffect(
    () => onEvent("entry-removed", (entry) => withWater((room) => room.takeBackPoured(entry))),
    [],
  );
  useEffect(() => onOutsideEvent(refresh), []);
  useEffect(() => {
    const wait = drawnPicture() === null ? 0 : startAfter;
    const timer = setTimeout(() => {
      setBegun(true);
      // Pending changes are sent from any view, so load the calls they need while still online.
      if (personId() !== null)
        import("../features/meals/foreseen.state.ts")
          .then(({ learnRules }) => learnRules())
          .catch(() => undefined);
      import("../app/changes.ts").catch(() => undefined);
      loadWater()
        .then((loaded) => (water = loaded))
        .catch(() => undefined);
    }, wait);
    return () => clearTimeout(timer);
  }, []);
  if (!begun) return null;
  return (
    <Suspense>
      <Keepers />
    </Suspense>
  );
}
