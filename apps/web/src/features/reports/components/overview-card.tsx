import { wholeText } from "@morsel/domain/english";
import { Badge } from "../../../components/badge.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { Tile } from "../../../components/tile.tsx";
import { useOnline } from "../../../lib/online.ts";
import { countMade, useHeldUp } from "../../../lib/pending.ts";
import { reportMessages } from "../messages.ts";
import { useDataOverview } from "../queries.ts";

const texts = reportMessages.overview;
const rowClass = "grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2";

/** How much there is of the person, and whether it is in step. */
export function OverviewCard() {
  return (
    <Card title={texts.title} aside={<AutoSync />}>
      <Figures />
    </Card>
  );
}

function Figures() {
  const overview = useDataOverview();
  const { data } = overview;
  if (data)
    return (
      <dl className={rowClass}>
        <Tile name={texts.meals} value={wholeText(data.mealsLogged)} />
        <Tile name={texts.days} value={wholeText(data.daysTracked)} />
        <Tile name={texts.size} value={reportMessages.dataSize(data.dataSizeBytes)} />
      </dl>
    );
  if (cameToNothing(overview))
    return (
      <FailedQuery title={texts.failed} query={overview}>
        {overview.isError ? undefined : texts.offline}
      </FailedQuery>
    );
  return (
    <Loading label={texts.loading} className={rowClass}>
      {["meals", "days", "size"].map((name) => (
        <Skeleton key={name} className="h-16" />
      ))}
    </Loading>
  );
}

/** What has been on its way for a moment isn't in step. */
function AutoSync() {
  const isOnline = useOnline();
  const waiting = countMade(useHeldUp());
  const { active, offline, waiting: waits } = reportMessages.autoSync;
  if (!isOnline) return <Badge tone="amber">{offline}</Badge>;
  if (waiting > 0) return <Badge tone="amber">{waits(waiting)}</Badge>;
  return <Badge tone="primary">{active}</Badge>;
}
