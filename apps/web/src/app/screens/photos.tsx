import type { Meal } from "@morsel/contract/meals";
import { storagePathOf, storageUrlOf } from "@morsel/domain/photos/address";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { later } from "../../components/later.tsx";
import { CompactCalculator } from "../../features/foods/components/compact-calculator.tsx";
import { FoodChoice } from "../../features/foods/components/food-choice.tsx";
import { MealChips } from "../../features/meals/components/meal-chips.tsx";
import { isMeant, logMeals } from "../../features/meals/mutations.ts";
import { useOwnFoods } from "../../features/meals/own-foods.ts";
import { correctPhoto, logPhoto, removePhotoEntry } from "../../features/meals/photo.mutations.ts";
import { type Diary, reopen } from "../../features/photos/analyzer.state.ts";
import AnalyzerScreen from "../../features/photos/screens/analyzer.tsx";
import { useGate } from "../../features/subscriptions/queries.ts";
import { personId } from "../../lib/person.ts";
import { RecentAnalyzedPhotos } from "./recent-photos.tsx";

const GatedNote = later(() => import("../../features/subscriptions/components/gated-note.tsx"));

const diary: Diary = { log: logPhoto, correct: correctPhoto, remove: removePhotoEntry };

/** Shows the plate that an entry came from, to be corrected. */
function open(meal: Meal): void {
  const { photoId } = meal;
  const person = personId();
  if (photoId === null || person === null) return;
  const storageUrl = storageUrlOf("", storagePathOf(person, photoId));
  void reopen({ id: photoId, storageUrl }, meal, diary);
}

/** The AI Food Analyzer, wired to the diary and to the foods, and what it has analyzed lately. */
export default function Photos() {
  const gate = useGate("photo-analysis");
  const note = (
    <Suspense>
      <GatedNote feature="photo-analysis" />
    </Suspense>
  );
  return (
    <>
      <AnalyzerScreen {...{ diary, ChooseFood, WayOn, gate }} note={note} />
      <RecentAnalyzedPhotos onOpen={open} />
    </>
  );
}

function ChooseFood(props: Omit<ComponentProps<typeof FoodChoice>, "own">) {
  const { found: own } = useOwnFoods();
  return <FoodChoice own={own} {...props} />;
}

function WayOn({ children }: { children: ReactNode }) {
  const { found: own, ofMeal, isLoading, isFailed } = useOwnFoods();
  return (
    <CompactCalculator own={own} onLog={logMeals} isMeant={isMeant}>
      {children}
      <MealChips meals={isLoading ? undefined : ofMeal} isFailed={isFailed} />
    </CompactCalculator>
  );
}
