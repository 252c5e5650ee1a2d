/**
 * How long (ms) a change's call may take: meanwhile, neither a tab nor the service worker sends
 * anything else. A connection that was lost without a word fails only after a quarter of an hour.
 */
export const patience = 30_000;
