/**
 * Runs `work` while no other tab does work of that name. Without locks (plain HTTP) they run at
 * once: what is done twice must be harmless.
 */
export async function alone(
  name: string,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(name, signal ? { signal } : {}, work);
}

/** Tells the other open tabs; undefined where the browser has no BroadcastChannel. */
export function otherTabs<News>(name: string) {
  if (typeof BroadcastChannel === "undefined") return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (news: News) => channel.postMessage(news),
    listen: (hear: (news: News) => void) => {
      channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
    },
  };
}
