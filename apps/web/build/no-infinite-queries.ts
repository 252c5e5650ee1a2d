/** Stands in for TanStack Query's infinite queries, of which we have none. */
function none(): never {
  throw new Error("Infinite queries are left out of the build: see apps/web/vite.config.ts.");
}

export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
