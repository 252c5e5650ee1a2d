import { activityState } from "@morsel/domain/accounts/inactivity";
import type { Query } from "@tanstack/react-query";
import { ApiFailure } from "../../../lib/api.ts";
import { showPerson } from "../../../lib/changes.ts";
import { personId } from "../../../lib/person.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { storageKeys } from "../../../lib/storage.ts";
import { userKey } from "../../../lib/user-key.ts";
import { authClient, onAuthEvent } from "./auth-client.ts";
import { readStamp, writeStamp } from "./stamps.ts";
import { sessionPerson } from "./state.ts";
import { storedSession } from "./stored-session.ts";
import { endSession, follow, say, sayFarewell } from "./transitions.ts";

const hour = 60 * 60_000;
/** How often inactivity and the hourly refresh are looked at (ms). */
const lookEvery = 60_000;
/** A reload this soon after a refresh (ms) does not refresh again. */
const freshEnough = 60_000;
/** Activity is noted at most this often (ms). */
const noteEvery = 15_000;

/** What counts as being there. */
const activityEvents = ["mousedown", "keydown", "scroll", "touchstart"] as const;

/** Trades the refresh token for a new session, through the auth client. */
async function refresh(): Promise<void> {
  if (!storedSession()) return;
  const client = await authClient();
  await client.refreshSession();
}

function refreshWhenDue(age: number): void {
  const last = readStamp("lastRefresh") ?? 0;
  if (storedSession() && Date.now() - last >= age) refresh().catch(() => undefined);
}

function watchActivity(): () => void {
  let noted = 0;
  const note = () => {
    if (!storedSession() || Date.now() - noted < noteEvery) return;
    noted = Date.now();
    writeStamp("lastActivity", noted);
  };
  for (const name of activityEvents)
    window.addEventListener(name, note, { passive: true, capture: true });
  return () => {
    for (const name of activityEvents) window.removeEventListener(name, note, { capture: true });
  };
}

/** Looks whether the session has run out, or is about to; warns once for each absence. */
function watchInactivity(): () => void {
  let warnedAt: number | null = null;
  const look = () => {
    if (!storedSession()) return;
    const last = readStamp("lastActivity") ?? Date.now();
    const state = activityState(last, Date.now());
    if (state === "expired") {
      endSession("inactivity");
      return;
    }
    if (state === "expiring" && warnedAt !== last) {
      warnedAt = last;
      void say("expiringSoon");
    }
  };
  const lookAgain = () => {
    look();
    refreshWhenDue(hour);
  };
  look();
  const timer = setInterval(lookAgain, lookEvery);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

/**
 * The user endpoint decides who is signed in: a 401 ends the session here, any other refusal shows
 * the app as signed out until the next attempt. No network is no refusal. Where it knows the person,
 * another tab may still have signed out, before this one listened.
 */
function watchUser(): () => void {
  const heed = (query: Query) => {
    const [path, person] = query.queryKey;
    if (path !== userKey(null)[0] || person !== personId()) return;
    if (query.state.status === "success" && query.state.fetchStatus === "idle") follow();
    if (!(query.state.error instanceof ApiFailure)) return;
    if (query.state.error.status === 401) endSession("refused");
    else if (query.state.data === undefined) void showPerson(null);
  };
  const cache = queryClient.getQueryCache();
  // This file comes after the first page: the refusal may have been there before.
  for (const query of cache.getAll()) heed(query);
  return cache.subscribe((event) => {
    const isSettled = event.type === "updated" && ["error", "success"].includes(event.action.type);
    if (isSettled) heed(event.query as Query);
  });
}

/** Other tabs sign in and out through the same storage. */
function watchOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === storageKeys.session || event.key === null) follow();
  };
  // A person who was shown as signed out after a failure of the server gets another try.
  const looked = () => document.visibilityState === "visible" && follow();
  window.addEventListener("storage", changed);
  document.addEventListener("visibilitychange", looked);
  return () => {
    window.removeEventListener("storage", changed);
    document.removeEventListener("visibilitychange", looked);
  };
}

let listening = false;
function listenToClient(): void {
  if (listening) return;
  listening = true;
  onAuthEvent((event) => {
    // The client has let the session go: the server refused it.
    if (event === "SIGNED_OUT" && personId() !== null) {
      endSession("refused");
      return;
    }
    if (event === "TOKEN_REFRESHED") writeStamp("lastRefresh");
    if (event === "USER_UPDATED")
      void queryClient.invalidateQueries({ queryKey: userKey(personId()) });
    follow();
  });
}

function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}

/** Keeps the session alive while the app is open; answers how to stop. Call it once it is drawn. */
export function keepSession(): () => void {
  listenToClient();
  // This file comes after the first page: a code may have let somebody in before. Who went out
  // before is left to watchUser, which can say why.
  if (sessionPerson() !== null) follow();
  sayFarewell();
  if (storedSession() && readStamp("lastActivity") === null) writeStamp("lastActivity");
  const stops = [
    watchActivity(),
    watchInactivity(),
    watchUser(),
    watchOtherTabs(),
    whenIdle(() => {
      if (!storedSession()) return;
      // Loading the client starts its ticks of 30 s, which refresh within 90 s of the end.
      authClient().then(
        () => refreshWhenDue(freshEnough),
        () => undefined,
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
