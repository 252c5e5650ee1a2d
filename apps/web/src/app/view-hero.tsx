import type { Day } from "@morsel/domain/day";
import { fullDate } from "@morsel/domain/english";
import { displayName } from "@morsel/domain/profile/name";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "../components/button.tsx";
import { Hero } from "../components/hero.tsx";
import { useUser } from "../features/profile/queries.ts";
import { askToSign } from "../lib/auth-prompt.ts";
import { viewNames } from "../lib/messages.ts";
import { usePersonId } from "../lib/person.ts";
import { openTab, type View } from "../lib/tabs.ts";
import { useToday } from "../lib/today.ts";
import { greeting } from "./greeting.messages.ts";
import { appMessages } from "./messages.ts";

// If its code can't be loaded, the banner does without.
const GlassButton = lazy<() => ReactNode>(() =>
  import("./later/cards/glass-button.tsx").catch(() => ({ default: () => null })),
);

interface Action {
  label: string;
  run: () => void;
}

const { hero } = appMessages;
const toDay = { label: hero.seeToday, run: () => openTab("home") };
const logFood = { label: hero.logFood, run: () => openTab("nutrition") };
const signUp = { label: hero.signUp, run: () => askToSign("up") };
const createAccount = { label: hero.createAccount, run: () => askToSign("up") };
const openJournal = { label: hero.openJournal, run: () => openTab("daily") };

/** Each view's call to action; the default leads to today. */
const actions: Partial<Record<View, Action>> = {
  nutrition: openJournal,
  calculator: openJournal,
  daily: logFood,
  search: logFood,
  tracking: logFood,
};

/** A view's banner; a new `key` picks another picture. */
export function ViewHero({ view }: { view: View }) {
  const today = useToday();
  const visitor = usePersonId() === null;
  if (view === "home") return <HomeHero />;
  const action = actions[view] ?? toDay;
  const shown = visitor && action === logFood ? signUp : action;
  const press = visitor && view === "profile" ? createAccount : shown;
  return (
    <Hero
      page={view}
      title={viewNames[view]}
      eyebrow={appMessages.eyebrows[view] ?? <Today today={today} />}
      action={
        <Button look="light" onClick={press.run}>
          {press.label}
        </Button>
      }
    />
  );
}

/** boot/start.ts writes the day into it before the app's code is there. */
function Today({ today }: { today: Day }) {
  return <time dateTime={today}>{fullDate(today)}</time>;
}

function HomeHero() {
  const { data: user } = useUser();
  const today = useToday();
  const visitor = usePersonId() === null;
  const hello = greeting(new Date().getHours());
  return (
    <Hero
      page="home"
      eyebrow={<Today today={today} />}
      title={visitor ? hero.visitor : user ? hero.person(hello, displayName(user)) : hello}
      action={
        <div className="flex w-max max-w-[calc(100vw-2rem)] flex-wrap gap-2">
          <Button look="light" onClick={visitor ? signUp.run : logFood.run}>
            {visitor ? signUp.label : hero.start}
          </Button>
          <Suspense>
            <GlassButton />
          </Suspense>
        </div>
      }
    />
  );
}
