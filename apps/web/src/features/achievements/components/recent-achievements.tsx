import { recentlyEarned } from "@morsel/domain/achievements/goals-met";
import { Trophy } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { cameToNothing } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { openTab } from "../../../lib/tabs.ts";
import { goalMessages } from "../goals.messages.ts";
import { useAchievements } from "../queries.ts";
import { BadgePicture } from "./badge-picture.tsx";

const texts = goalMessages.recent;
const shown = 4;
const gridClass = "grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3";

/** The four achievements earned last. */
export function RecentAchievements() {
  const query = useAchievements();
  const recent = query.data && recentlyEarned(query.data, shown);
  // The board below reports the failure and offers a retry.
  if (!recent && cameToNothing(query)) return null;
  return (
    <Card title={texts.title}>
      {!recent && (
        <Loading label={texts.loading} className={gridClass}>
          {Array.from({ length: shown }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
            <Skeleton key={at} className="h-31 rounded-control" />
          ))}
        </Loading>
      )}
      {recent?.length === 0 && (
        <EmptyState
          title={texts.empty.title}
          icon={<Trophy size={22} />}
          action={<Button onClick={() => openTab("nutrition")}>{texts.empty.action}</Button>}
        >
          {texts.empty.text}
        </EmptyState>
      )}
      {recent && recent.length > 0 && (
        <ul className={gridClass}>
          {recent.map((one) => (
            <li
              key={`${one.kind} ${one.id}`}
              className="flex flex-col items-center gap-1 rounded-control bg-sunken px-2 py-3 text-center"
            >
              <BadgePicture achievement={one} className="size-14" />
              <span className="text-sm font-semibold">{one.title}</span>
              {one.earnedAt && (
                <span className="text-sm text-soft">
                  {texts.earned({ ...one, earnedAt: one.earnedAt })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
