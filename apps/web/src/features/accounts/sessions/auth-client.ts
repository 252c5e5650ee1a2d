import type { AuthChangeEvent, AuthClient } from "@supabase/auth-js";

type Client = InstanceType<typeof AuthClient>;
type Watcher = (event: AuthChangeEvent) => void;

let loading: Promise<Client> | null = null;
const watchers: Watcher[] = [];

/** Runs on every auth event once the client is loaded. It must not await the client. */
export function onAuthEvent(watcher: Watcher): void {
  watchers.push(watcher);
}

/** The auth client, loaded on first use: most visits can start without its 23 kB. */
export function authClient(): Promise<Client> {
  loading ??= create().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

async function create() {
  const [{ AuthClient }, { authOptions }] = await Promise.all([
    import("@supabase/auth-js"),
    import("./auth-options.ts"),
  ]);
  const client = new AuthClient(authOptions());
  client.onAuthStateChange((event) => {
    for (const watcher of watchers) watcher(event);
  });
  await client.initialize();
  return client;
}
