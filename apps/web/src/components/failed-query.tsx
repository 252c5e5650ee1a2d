import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedState } from "./failed-state.tsx";

/** What is needed of a query to explain its failure and retry it. */
export type AskedAgain = Pick<UseQueryResult, "error" | "refetch" | "isFetching">;

interface FailedQueryProps {
  /** What failed, such as "Today's meals didn't load". */
  title: string;
  query: AskedAgain;
  children?: ReactNode;
  className?: string;
}

/** Whether a query won't have data for now: it failed, or waits for a network. */
export function cameToNothing(query: Pick<UseQueryResult, "isError" | "fetchStatus">): boolean {
  return query.isError || query.fetchStatus === "paused";
}

/** Explains a failed query, with a retry button. */
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
