import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedState } from "./failed-state.tsx";

/** What is told of a query that failed, and how it is asked again. */
export type AskedAgain = Pick<UseQueryResult, "error" | "refetch" | "isFetching">;

interface FailedQueryProps {
  /** What did not work, such as "Today's meals didn't load". */
  title: string;
  query: AskedAgain;
  children?: ReactNode;
  className?: string;
}

/** Whether nothing comes of a query for now: it failed, or waits for a network. */
export function cameToNothing(query: Pick<UseQueryResult, "isError" | "fetchStatus">): boolean {
  return query.isError || query.fetchStatus === "paused";
}

/** What a query should have brought did not load; asks it again. */
export function FailedQuery({ title, query, children, className }: FailedQueryProps) {
  return (
    <FailedState
      title={title}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      className={className}
    >
      {children}
    </FailedState>
  );
}
