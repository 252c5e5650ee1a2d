/** This worker's global scope: the library types `self` as that of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
