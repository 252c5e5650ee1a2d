import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./api.ts";

const minute = 60_000;

/** Freshness and retries: specification 1, section 9. */
export const cacheRules = {
  freshFor: 2 * minute,
  keptFor: 15 * minute,
  userFreshFor: 5 * minute,
  queryRetries: 3,
  mutationRetries: 2,
} as const;

/** Retrying helps when the connection or the server failed, not when it refused the request. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || !error.isOurs) return true;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Delay (ms) before retry `attempt` (from 0): 1 s, doubling, at most 10 s. */
export function backoff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 10_000);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: cacheRules.freshFor,
      gcTime: cacheRules.keptFor,
      retry: (failures, error) => failures < cacheRules.queryRetries && isWorthRetrying(error),
      retryDelay: backoff,
      refetchOnWindowFocus: true,
      refetchInterval: false,
    },
    mutations: {
      retry: (failures, error) => failures < cacheRules.mutationRetries && isWorthRetrying(error),
      retryDelay: 1000,
    },
  },
});
