import { Suspense, useEffect, useState } from "react";
import { later } from "../../components/later.tsx";
import { SectionTabs } from "../../components/section-tabs.tsx";
import { Loading, Skeleton } from "../../components/skeleton.tsx";
import CalculatorScreen from "../../features/foods/screens/calculator.tsx";
import { LogAgain } from "../../features/meals/components/log-again.tsx";
import { LogTargetCard } from "../../features/meals/components/log-target-card.tsx";
import { QuickSuggestions } from "../../features/meals/components/quick-suggestions.tsx";
import { isMeant, logMeals } from "../../features/meals/mutations.ts";
import { useOwnFoods } from "../../features/meals/own-foods.ts";
import { logTarget } from "../../lib/log-target.ts";
import { onSection } from "../../lib/section.ts";
import { useTab } from "../../lib/tabs.ts";
import { screenMessages } from "./messages.ts";

const Photos = later(() => import("./photos.tsx"));

const texts = screenMessages.nutrition;

const sections = [
  { name: "ai", words: texts.photos },
  { name: "calculator", words: texts.calculator },
] as const;
type Mode = (typeof sections)[number]["name"];

const modeOf = (section: string | null): Mode => (section === "ai" ? "ai" : "calculator");

/** The calorie tracker: log food from photos or with the calculator. */
export default function Nutrition() {
  const { section } = useTab();
  const { found: own, isLoading } = useOwnFoods();
  const [mode, setMode] = useState<Mode>(modeOf(section));
  useEffect(() => onSection((wanted) => setMode(modeOf(wanted))), []);
  // Whoever pressed a meal's "Add" wants to type.
  const [startsTyping] = useState(() => Boolean(logTarget()?.mealType));
  return (
    <div className="screen">
      <LogTargetCard />
      <div className="lg:max-w-md" data-tour="modes">
        <SectionTabs label={texts.ways} sections={sections} chosen={mode} onChoose={setMode} />
      </div>
      <div role="tabpanel" id={`panel-${mode}`} aria-labelledby={`tab-${mode}`}>
        {mode === "ai" ? (
          <Suspense fallback={<PhotosPlace />}>
            <Photos />
          </Suspense>
        ) : (
          <CalculatorScreen
            {...{ own, isMeant, startsTyping }}
            onLog={logMeals}
            under={<LogAgain />}
            beside={<QuickSuggestions />}
            besideIsLoading={isLoading}
          />
        )}
      </div>
    </div>
  );
}

function PhotosPlace() {
  return (
    <Loading>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}
