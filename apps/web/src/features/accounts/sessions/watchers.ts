import { activityState } from "@morsel/domain/accounts/inactivity";
import type { Query } from "@tanstack/react-query";
import { ApiFailure, watchRefusedTokens } from "../../../lib/api.ts";
import { showPerson } from "../../../lib/changes.ts";
import { personId } from "../../../lib/person.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { storageKeys } from "../../../lib/storage.ts";
import { userKey } from "../../../lib/user-key.ts";
import { authClient, onAuthEvent } from "./auth-client.ts";
import { wasRefused } from "./auth-requests.ts";
import { forgetWaitingIfDeleted } from "./deleted-account.ts";
import { readStamp, writeStamp } from "./stamps.ts";
import { sessionPerson } from "./state.ts";
import { storedSession } from "./stored-session.ts";
import { endSession, follow, followOtherTab, say, sayFarewell } from "./transitions.ts";

const hour = 60 * 60_000;
/** How often to check for inactivity and for the hourly refresh (ms). */
const lookEvery = 60_000;
/** A reload within this time of a refresh (ms) doesn't refresh again. */
const freshEnough = 60_000;
/** How often to store the last activity at most (ms). */
const noteEvery = 15_000;

/** What counts as activity. */
const activityEvents = ["mousedown", "keydown", "scroll", "touchstart"] as const;

/** Refreshes the session through the auth client. */
async function refresh(): Promise<void> {
  if (!storedSession()) return;
  const client = await authClient();
  await client.refreshSession();
}

function refreshWhenDue(age: number): void {
  const last = readStamp("lastRefresh") ?? 0;
  // A clock that was set back tells nothing of how old the token is.
  if (storedSession() && Math.abs(Date.now() - last) >= age) refresh().catch(() => undefined);
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

/** Ends an expired session and warns before it expires, once per absence. */
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

/** Ends a session that was refused, unless another one has taken its place meanwhile. */
async function endRefused(): Promise<void> {
  const refused = storedSession()?.access_token;
  await forgetWaitingIfDeleted();
  if (storedSession()?.access_token === refused) endSession("refused");
}

/**
 * The user endpoint decides who is signed in: a 401 ends the session, any other refusal shows the
 * app as signed out until the next attempt, and not reaching the server changes nothing, whoever
 * answers instead. After a success, the stored session is read again: another tab may have signed
 * out before this one listened.
 */
function watchUser(): () => void {
  const heed = (query: Query) => {
    const [path, person] = query.queryKey;
    if (path !== userKey(null)[0] || person !== personId()) return;
    if (query.state.status === "success" && query.state.fetchStatus === "idle") follow();
    if (!(query.state.error instanceof ApiFailure) || !query.state.error.isOurs) return;
    // Signed out in another tab meanwhile: refused, too, but nothing to be told about. If the client
    // here dropped the session, its event only comes later.
    if (query.state.error.status === 401 && !storedSession() && !wasRefused()) follow();
    else if (query.state.error.status === 401) void endRefused();
    else if (query.state.data === undefined) void showPerson(null);
  };
  const cache = queryClient.getQueryCache();
  // This module loads late: the refusal may be in the cache already.
  for (const query of cache.getAll()) heed(query);
  return cache.subscribe((event) => {
    const isSettled = event.type === "updated" && ["error", "success"].includes(event.action.type);
    if (isSettled) heed(event.query as Query);
  });
}

/**
 * A call's 401 may mean that the session was ended on another device: asks the user endpoint at
 * once, rather than show "That's on our side" until the hourly refresh.
 */
function watchRefusals(): () => void {
  watchRefusedTokens((path) => {
    const key = userKey(personId());
    if (path !== key[0]) void queryClient.invalidateQueries({ queryKey: key });
  });
  return () => watchRefusedTokens(() => undefined);
}

/** Other tabs sign in and out through the same storage. */
function watchOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === storageKeys.session || event.key === null) followOtherTab();
  };
  // Tries again for a person shown as signed out after a server error.
  const looked = () => document.visibilityState === "visible" && followOtherTab();
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
    // The client dropped the session because the server refused it.
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

/** Keeps the session alive; returns a stop function. Call it after the first render. */
export function keepSession(): () => void {
  listenToClient();
  // This module loads late: someone may have signed in with a code already. Sign-outs before now
  // are left to watchUser, which knows the reason.
  if (sessionPerson() !== null) follow();
  sayFarewell();
  if (storedSession() && readStamp("lastActivity") === null) writeStamp("lastActivity");
  const stops = [
    watchActivity(),
    watchInactivity(),
    watchUser(),
    watchRefusals(),
    watchOtherTabs(),
    whenIdle(() => {
      if (!storedSession()) return;
      // Loading the client starts its timer, which refreshes the session 90 s before it expires.
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
