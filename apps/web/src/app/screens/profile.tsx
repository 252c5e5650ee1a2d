import { Card } from "../../components/card.tsx";
import { ThemeSwitch } from "../../components/theme-switch.tsx";
import SignInPanel from "../../features/accounts/components/sign-in-panel.tsx";
import { SignOutButton } from "../../features/accounts/components/sign-out-button.tsx";
import { useSession } from "../../features/accounts/session.state.ts";
import ProfileScreen from "../../features/profile/screens/profile.tsx";
import { useToday } from "../../lib/today.ts";
import { useDaySoFar } from "../day/day-so-far.ts";
import { figures } from "../words.ts";

/** The profile tab: the person and their goals; for visitors, the way in. */
export default function Profile() {
  const { status } = useSession();
  return status === "signed-in" ? <OwnProfile /> : <SignedOut />;
}

function OwnProfile() {
  const day = useDaySoFar(useToday());
  const today =
    day.state === "ready"
      ? [
          { label: "Meals today", value: figures.format(day.meals) },
          {
            label: "Calories today",
            value: `${figures.format(day.calories)} / ${figures.format(day.goal)}`,
          },
        ]
      : [];
  return (
    <ProfileScreen
      figures={today}
      account={
        <Card title="Session">
          <p className="mb-4 text-soft">
            Signing out clears this browser. Your diary stays on the server.
          </p>
          <SignOutButton />
        </Card>
      }
    />
  );
}

function SignedOut() {
  return (
    <div className="screen">
      <SignInPanel />
      <Card title="Appearance" className="mx-auto w-full max-w-md">
        <ThemeSwitch />
      </Card>
    </div>
  );
}
