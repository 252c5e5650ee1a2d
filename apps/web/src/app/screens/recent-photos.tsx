import type { Meal } from "@morsel/contract/meals";
import { detachPhoto } from "../../features/meals/photo.mutations.ts";
import { useMealsFromPhotos } from "../../features/meals/week.ts";
import { RecentPhotos } from "../../features/photos/components/recent-photos.tsx";

/** What was analyzed in the last days, as the diary has it. */
export function RecentAnalyzedPhotos({ onOpen }: { onOpen: (meal: Meal) => void }) {
  const meals = useMealsFromPhotos() ?? [];
  return <RecentPhotos meals={meals} detach={detachPhoto} onOpen={onOpen} />;
}
