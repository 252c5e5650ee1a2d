import { Suspense } from "react";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { later } from "../../components/later.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { usePersonId } from "../../lib/person.ts";
import { openTab } from "../../lib/tabs.ts";
import { useToday } from "../../lib/today.ts";
import { TodaysProgress } from "../day/todays-progress.tsx";
import { appMessages } from "../messages.ts";
import { SignUpCard } from "../sign-up-card.tsx";

// Loaded separately, so that the day's number doesn't wait for them.
const Calculator = later(() => import("../later/calculator/quick-calculator.tsx"));
const TodayList = later(() => import("../later/diary/day-list.tsx"));
const Micronutrients = later(() => import("../later/cards/micronutrients-card.tsx"));
const LowerCards = later(() => import("../later/cards/lower-cards.tsx"));
const FastingCard = later(() => import("../later/cards/fasting-card.tsx"));

/**
 * The dashboard: how the day stands, and where to enter the next food. The second column of wide
 * screens comes below the first on phones, so that both are read in the order they are seen.
 */
export default function Home() {
  const visitor = usePersonId() === null;
  const today = useToday();
  return (
    <div className="screen lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        <TodaysProgress
          date={today}
          aside={
            !visitor && (
              <Button
                look="quiet"
                className="-my-2 -mr-3 text-sm"
                onClick={() => openTab("daily", "trends")}
              >
                {appMessages.progress.trends}
              </Button>
            )
          }
        />
        <Suspense fallback={<CalculatorPlace hasChips={!visitor} />}>
          <Calculator />
        </Suspense>
        {visitor ? (
          <SignUpCard />
        ) : (
          <Suspense fallback={<ListPlace />}>
            <TodayList />
          </Suspense>
        )}
      </div>
      <div className="flex flex-col gap-4 lg:gap-5">
        <Suspense fallback={<FastingPlace />}>
          <FastingCard />
        </Suspense>
        <Suspense fallback={<LowerPlace />}>
          <LowerCards date={today} />
        </Suspense>
        <Suspense fallback={null}>
          <Micronutrients date={today} />
        </Suspense>
      </div>
    </div>
  );
}

function CalculatorPlace({ hasChips }: { hasChips: boolean }) {
  return (
    <Card title={appMessages.places.calculator} aria-busy="true">
      <div className="flex flex-col gap-3">
        {hasChips && <Skeleton className="mb-1 h-[4.375rem] rounded-control" />}
        <Skeleton className="h-12 rounded-control" />
        <Skeleton className="h-12 rounded-control" />
        <Skeleton className="h-24 rounded-control lg:h-3" />
      </div>
    </Card>
  );
}

function LowerPlace() {
  return (
    <div className="flex flex-col gap-4 lg:gap-5" aria-busy="true">
      <Card>
        <Skeleton className="h-28" />
      </Card>
      <Card>
        <Skeleton className="h-44" />
      </Card>
    </div>
  );
}

function FastingPlace() {
  return (
    <Card title={appMessages.places.fasting} aria-busy="true">
      <Skeleton className="h-6 w-3/5" />
    </Card>
  );
}

function ListPlace() {
  return (
    <Card title={appMessages.places.today} aria-busy="true">
      <div className="flex flex-col gap-5 py-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </Card>
  );
}
