import { wholeText } from "@morsel/domain/english";
import { Award, Compass, Database, Sprout, UserRound } from "lucide-react";
import { Suspense } from "react";
import { Accordion, type AccordionSection } from "../../components/accordion.tsx";
import { Card } from "../../components/card.tsx";
import { later } from "../../components/later.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ThemeSwitch } from "../../components/theme-switch.tsx";
import { DangerZone } from "../../features/accounts/components/danger-zone.tsx";
import { SecurityCard } from "../../features/accounts/components/security-card.tsx";
import { DevicesCard } from "../../features/accounts/sessions/components/devices-card.tsx";
import { SessionCard } from "../../features/accounts/sessions/components/session-card.tsx";
import { SignOutButton } from "../../features/accounts/sessions/components/sign-out-button.tsx";
import SignInPanel from "../../features/accounts/sign-in/components/sign-in-panel.tsx";
import { AchievementsBoard } from "../../features/achievements/components/board.tsx";
import { CalmNote } from "../../features/achievements/components/calm-note.tsx";
import { useStatistics } from "../../features/achievements/queries.ts";
import ProfileScreen from "../../features/profile/screens/profile.tsx";
import { useShop } from "../../features/subscriptions/queries.ts";
import { DeviceCard } from "../../features/sync/components/device-card.tsx";
import { Training } from "../../features/tour/components/training.tsx";
import { useCalm } from "../../lib/calm.ts";
import { isNativeApp } from "../../lib/native.ts";
import { usePersonId } from "../../lib/person.ts";
import { openTab, useTab } from "../../lib/tabs.ts";
import { useToday } from "../../lib/today.ts";
import { useDaySoFar } from "../day/day-so-far.ts";
import { SignpostCard } from "../signpost-card.tsx";
import { screenMessages } from "./messages.ts";

const HealthCard = later(() => import("../../features/health/components/health-card.tsx"));
const TokensCard = later(() => import("../../features/accounts/tokens/components/tokens-card.tsx"));
const PrivacyCard = later(() => import("../../features/photos/components/privacy-card.tsx"));
const ServerCard = later(() => import("../server-card.tsx"));
const SubscriptionPanel = later(
  () => import("../../features/subscriptions/components/subscription-panel.tsx"),
);

const NativeStorePanel = later(
  () => import("../../features/subscriptions/components/native-store-panel.tsx"),
);

const texts = screenMessages.profile;

/** The profile tab: a signed-in person's sections, or the sign-in form for visitors. */
export default function Profile() {
  return usePersonId() === null ? <SignedOut /> : <Sections />;
}

function Sections() {
  const { section } = useTab();
  const calm = useCalm();
  const { store, web, gated = [] } = useShop();
  const shop = store ? (
    <NativeStorePanel {...store} gated={gated} />
  ) : (
    web && <SubscriptionPanel {...web} gated={gated} />
  );
  const sections: AccordionSection[] = [
    {
      id: "profile",
      ...texts.profile,
      Icon: UserRound,
      content: <OwnProfile />,
    },
    {
      id: "tour",
      ...texts.tour,
      Icon: Compass,
      content: <Training />,
    },
    {
      id: "awards",
      ...texts.awards,
      Icon: Award,
      content: calm ? <CalmNote /> : <AchievementsBoard />,
    },
    {
      id: "data",
      ...texts.data,
      Icon: Database,
      content: (
        <div className="flex flex-col gap-4 lg:gap-5">
          <SignpostCard {...texts.management} onOpen={() => openTab("data")} />
          <DeviceCard />
          <Suspense>
            <PrivacyCard />
          </Suspense>
          <Suspense>
            <TokensCard />
          </Suspense>
          <DangerZone />
        </div>
      ),
    },
  ];
  if (shop)
    sections.push({
      id: "subscription",
      ...texts.subscription,
      Icon: Sprout,
      content: <Suspense fallback={<Skeleton className="h-60" />}>{shop}</Suspense>,
    });
  const wanted = sections.find(({ id }) => id === section);
  return <Accordion sections={sections} first={wanted?.id ?? "profile"} />;
}

function OwnProfile() {
  const day = useDaySoFar(useToday());
  const calm = useCalm();
  const isKnown = day.state === "ready";
  // The places stand from the start, so that nothing jumps.
  const { data: earned } = useStatistics();
  const ofToday = [
    { label: texts.mealsToday, value: isKnown ? wholeText(day.meals) : texts.unknown },
    {
      label: texts.caloriesToday,
      value: isKnown ? `${wholeText(day.calories)} / ${wholeText(day.goal)}` : texts.unknown,
    },
  ];
  const level = earned ? wholeText(earned.level) : texts.unknown;
  const awards = earned ? wholeText(earned.achievementsUnlocked) : texts.unknown;
  const figures = calm
    ? ofToday
    : [
        { label: texts.level, value: level },
        ...ofToday,
        { label: texts.awards.title, value: awards },
      ];
  return (
    <ProfileScreen
      figures={figures}
      signOut={<SignOutButton />}
      session={
        <>
          <SessionCard />
          <Suspense fallback={<Skeleton className="h-28" />}>
            <HealthCard />
          </Suspense>
        </>
      }
      account={
        <>
          <SecurityCard />
          <DevicesCard />
        </>
      }
    />
  );
}

function SignedOut() {
  return (
    <div className="screen">
      <SignInPanel />
      <Card title={texts.appearance} className="mx-auto w-full max-w-md">
        <ThemeSwitch />
      </Card>
      {isNativeApp() && (
        <Suspense>
          <ServerCard />
        </Suspense>
      )}
    </div>
  );
}
