import type { AchievementState } from "@morsel/contract/achievements";
import { type Category, categories } from "@morsel/domain/achievements/catalogue";
import { wholeText } from "@morsel/domain/english";
import { Trophy } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Bar, growing } from "../../../components/bar.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { SectionTabs } from "../../../components/section-tabs.tsx";
import { SignedOutCard } from "../../../components/signed-out-card.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { Tile } from "../../../components/tile.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { achievementMessages as texts } from "../messages.ts";
import { type Statistics, useAchievements, useStatistics } from "../queries.ts";
import { BadgePicture } from "./badge-picture.tsx";

type Filter = Category | "all";
const filters = (["all", ...categories] as const).map((name) => ({
  name,
  words: texts.filters[name],
}));

const fill = `bg-primary ${growing}`;
const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3";

/** All achievements with their progress, below the person's statistics. */
export function AchievementsBoard() {
  const isVisitor = usePersonId() === null;
  return (
    <div className="flex flex-col gap-4 lg:gap-5">{isVisitor ? <SignedOut /> : <Board />}</div>
  );
}

const SignedOut = () => <SignedOutCard {...texts.signedOut} icon={<Trophy size={22} />} />;

function Board() {
  const achievements = useAchievements();
  const statistics = useStatistics();
  if (achievements.data && statistics.data)
    return (
      <>
        <Overview statistics={statistics.data} achievements={achievements.data} />
        <Filtered achievements={achievements.data} />
      </>
    );
  const failed = [achievements, statistics].find((query) => !query.data && cameToNothing(query));
  if (failed)
    return (
      <Card>
        <FailedQuery title={texts.failed} query={failed}>
          {failed.isError ? undefined : texts.offline}
        </FailedQuery>
      </Card>
    );
  return <Placeholders />;
}

interface OverviewProps {
  statistics: Statistics;
  achievements: readonly AchievementState[];
}

function Overview({ statistics, achievements }: OverviewProps) {
  const { totalPoints, currentStreak, longestStreak, level, pointsForNextLevel } = statistics;
  const names = texts.statistics;
  const unlocked = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  const overall = texts.overall.text(unlocked, achievements.length);
  return (
    <Card title={names.title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        <Tile name={names.points} value={wholeText(totalPoints)} />
        <Tile name={names.unlocked} value={wholeText(unlocked)} />
        <Tile name={names.currentStreak} value={names.days(currentStreak)} />
        <Tile name={names.longestStreak} value={names.days(longestStreak)} />
        <Tile
          name={names.level}
          value={wholeText(level)}
          more={names.toNext(pointsForNextLevel - totalPoints, level + 1)}
        />
      </dl>
      <div className="mt-4 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{texts.overall.label}</span>
        <span className="text-soft">{overall}</span>
      </div>
      <Bar
        role="progressbar"
        fill={fill}
        label={texts.overall.label}
        text={overall}
        value={unlocked}
        max={achievements.length}
        className="mt-1.5 h-3"
      />
    </Card>
  );
}

function Filtered({ achievements }: { achievements: readonly AchievementState[] }) {
  const [chosen, setChosen] = useState<Filter>("all");
  const shown = achievements.filter(({ category }) => chosen === "all" || category === chosen);
  return (
    <Card title={texts.board}>
      <SectionTabs label={texts.filter} sections={filters} chosen={chosen} onChoose={setChosen} />
      <div role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`}>
        <ul className={`mt-4 ${gridClass}`}>
          {shown.map((one) => (
            <AchievementCard key={`${one.kind} ${one.id}`} achievement={one} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function AchievementCard({ achievement }: { achievement: AchievementState }) {
  const { kind, title, description, category, difficulty, points, earnedAt } = achievement;
  const locked = earnedAt === null;
  const often = category === "weekly" ? texts.often.weekly : texts.often.daily;
  return (
    <li className="flex flex-wrap gap-3 rounded-card border border-line bg-card p-3">
      <BadgePicture achievement={achievement} locked={locked} className="size-16" />
      <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-soft">{description}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{difficulty ? texts.difficulties[difficulty] : often}</Badge>
          <Badge tone={locked ? "plain" : "primary"}>{texts.points(points)}</Badge>
        </p>
        <div className="mt-auto pt-1">
          {locked ? (
            <Progress achievement={achievement} />
          ) : (
            <p className="text-sm font-semibold text-primary">
              {texts[kind === "award" ? "lastEarned" : "earned"]({ ...achievement, earnedAt })}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function Progress({ achievement }: { achievement: AchievementState }) {
  const text = texts.progress(achievement);
  return (
    <>
      <p className="text-sm font-semibold">{text}</p>
      <Bar
        role="progressbar"
        fill={fill}
        label={achievement.title}
        text={text}
        value={achievement.progress}
        max={achievement.target}
        className="mt-1 h-2"
      />
    </>
  );
}

function Placeholders() {
  return (
    <Loading label={texts.loading} className="flex flex-col gap-4 lg:gap-5">
      <Card>
        <Skeleton className="h-44 sm:h-32" />
      </Card>
      <Card>
        <Skeleton className="mb-4 h-26" />
        <div className={gridClass}>
          {Array.from({ length: 6 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
            <Skeleton key={at} className="h-32 rounded-card" />
          ))}
        </div>
      </Card>
    </Loading>
  );
}
