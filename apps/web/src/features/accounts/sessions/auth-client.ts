import type { AuthChangeEvent, AuthClient } from "@supabase/auth-js";
import { storageKeys } from "../../../lib/storage.ts";
import { authPlace } from "../hosted/auth-place.ts";

/** Names the product to the auth service. */
const clientInfo = "morsel-web";

type Client = InstanceType<typeof AuthClient>;
type Watcher = (event: AuthChangeEvent) => void;

let loading: Promise<Client> | null = null;
const watchers: Watcher[] = [];

/** Runs on each event of the auth client, from when it is loaded. Must not wait for the client. */
export function onAuthEvent(watcher: Watcher): void {
  watchers.push(watcher);
}

/** The auth client, loaded when first needed: 23 kB that most visits can do without at the start. */
export function authClient(): Promise<Client> {
  loading ??= create().catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

async function create() {
  const { AuthClient } = await import("@supabase/auth-js");
  const { url, headers } = authPlace();
  const client = new AuthClient({
    url,
    storageKey: storageKeys.session,
    headers: { ...headers, "X-Client-Info": clientInfo },
    flowType: "pkce",
    // The pages of mail links and arrival.ts read the address, both kinds of it.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    skipAutoInitialize: true,
    experimental: { recoveryCodes: true },
  });
  client.onAuthStateChange((event) => {
    for (const watcher of watchers) watcher(event);
  });
  await client.initialize();
  return client;
}
