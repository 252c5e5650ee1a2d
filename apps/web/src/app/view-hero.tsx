import { fullDate } from "@morsel/domain/english";
import { displayName } from "@morsel/domain/profile/name";
import { Button } from "../components/button.tsx";
import { Hero } from "../components/hero.tsx";
import { useUser } from "../features/profile/queries.ts";
import { askToSign } from "../lib/auth-prompt.ts";
import { usePersonId } from "../lib/person.ts";
import { openTab, type View } from "../lib/tabs.ts";
import { useToday } from "../lib/today.ts";
import { greeting } from "./words.ts";

interface Banner {
  name: string;
  /** A few words over the name; `date` stands for the current day. */
  eyebrow: string;
  action: { label: string; run: () => void };
}

const toDay = { label: "See Today", run: () => openTab("home") };
const logFood = { label: "Log Food", run: () => openTab("nutrition") };
const signUp = { label: "Sign Up to Track", run: () => askToSign("up") };
const createAccount = { label: "Create an Account", run: () => askToSign("up") };

const calculator: Banner = {
  name: "Calorie Tracker",
  eyebrow: "Any food, any amount",
  action: { label: "Open Journal", run: () => openTab("daily") },
};
const journal: Banner = { name: "Meal Journal", eyebrow: "date", action: logFood };

const banners: Record<Exclude<View, "home">, Banner> = {
  nutrition: calculator,
  calculator,
  daily: journal,
  search: journal,
  tracking: { name: "Tracking", eyebrow: "How the day adds up", action: logFood },
  fasting: { name: "Fasting", eyebrow: "Time between meals", action: toDay },
  profile: { name: "Profile", eyebrow: "You and your goals", action: toDay },
  signin: { name: "Welcome", eyebrow: "Good to see you", action: toDay },
  achievements: { name: "Achievements", eyebrow: "Small steps, counted", action: toDay },
  data: { name: "Data Management", eyebrow: "It's yours", action: toDay },
};

/** What a view is called, in the window's title. */
export function viewName(view: View): string {
  return view === "home" ? "Dashboard" : banners[view].name;
}

/** The banner of a view; a new `key` draws it anew with another picture. */
export function ViewHero({ view }: { view: View }) {
  const today = useToday();
  const visitor = usePersonId() === null;
  if (view === "home") return <HomeHero />;
  const { name, eyebrow, action } = banners[view];
  const shown = visitor && action === logFood ? signUp : action;
  const press = visitor && view === "profile" ? createAccount : shown;
  return (
    <Hero
      page={view}
      title={name}
      eyebrow={eyebrow === "date" ? fullDate(today) : eyebrow}
      action={
        <Button look="light" onClick={press.run}>
          {press.label}
        </Button>
      }
    />
  );
}

function HomeHero() {
  const { data: user } = useUser();
  const today = useToday();
  const visitor = usePersonId() === null;
  const hello = greeting(new Date().getHours());
  return (
    <Hero
      page="home"
      eyebrow={fullDate(today)}
      title={visitor ? "Know what you eat" : user ? `${hello}, ${displayName(user)}` : hello}
      action={
        visitor ? (
          <Button look="light" onClick={signUp.run}>
            {signUp.label}
          </Button>
        ) : (
          <Button look="light" onClick={logFood.run}>
            Start Tracking
          </Button>
        )
      }
    />
  );
}
