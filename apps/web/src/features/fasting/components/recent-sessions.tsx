import { inWords } from "@morsel/domain/fasting/duration";
import { maxRecent } from "@morsel/domain/fasting/history";
import { type FastingSession, fastedFor } from "@morsel/domain/fasting/session";
import { CloudOff, History, Pencil } from "lucide-react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { type AskedAgain, FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { dateOf } from "../clock.state.ts";
import { spanText } from "../problem.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.recent;

interface RecentSessionsProps {
  history: readonly FastingSession[];
  isLoading: boolean;
  /** The server's answer, for its failure and retry. */
  query: AskedAgain;
  hideNumbers: boolean;
  isRefused: (session: FastingSession) => boolean;
  onEdit: (session: FastingSession) => void;
}

/**
 * The most recent finished fasts, at most eight. Those that the server has refused are among them,
 * however long ago they were: nowhere else could they be corrected.
 */
export function RecentSessions(props: RecentSessionsProps) {
  const { history, isLoading, query, hideNumbers, isRefused, onEdit } = props;
  const refused = history.filter(isRefused).slice(0, maxRecent);
  const others = history.filter((fast) => !isRefused(fast)).slice(0, maxRecent - refused.length);
  const shown = history.filter((fast) => refused.includes(fast) || others.includes(fast));
  return (
    <Card title={texts.title}>
      {isLoading && shown.length === 0 ? (
        <Loading label={texts.loading} className="flex flex-col gap-5 py-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      ) : shown.length === 0 && query.error ? (
        <FailedQuery title={texts.failed} query={query} />
      ) : shown.length === 0 ? (
        <EmptyState icon={<History size={22} />} title={texts.none.title}>
          {texts.none.text}
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((session) => (
            <Row
              key={session.id}
              {...{ session, hideNumbers }}
              isRefused={isRefused(session)}
              onEdit={() => onEdit(session)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({
  session,
  hideNumbers,
  isRefused,
  onEdit,
}: {
  session: FastingSession;
  hideNumbers: boolean;
  isRefused: boolean;
  onEdit: () => void;
}) {
  const end = session.endTime ?? session.startTime;
  const fasted = inWords(fastedFor(session, end));
  const completed = session.status === "completed";
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-[min(100%,10rem)] flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 font-semibold">
          {fasted}
          {!hideNumbers && (
            <span className="text-sm font-normal text-soft">{session.planName}</span>
          )}
          {!hideNumbers && (
            <Badge tone={completed ? "primary" : "plain"}>
              {completed ? texts.completed : texts.stopped}
            </Badge>
          )}
          {session.localOnly && (
            <Badge tone="amber">
              <CloudOff size={13} aria-hidden="true" />
              {isRefused ? texts.refused : texts.onDevice}
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">{spanText(session.startTime, end)}</p>
      </div>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.edit(dateOf(session.startTime))}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
