import { useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import { viewNames } from "./messages.ts";

/** The five tabs, in order, named as in the specification. */
export const tabs = [
  { view: "home", name: viewNames.home },
  { view: "nutrition", name: viewNames.nutrition },
  { view: "fasting", name: viewNames.fasting },
  { view: "daily", name: viewNames.daily },
  { view: "profile", name: viewNames.profile },
] as const;
export type Tab = (typeof tabs)[number]["view"];

/** Views without a tab of their own, and the tab that is highlighted meanwhile. */
export const internalViews = {
  calculator: "nutrition",
  tracking: "home",
  signin: "profile",
  achievements: "profile",
  search: "daily",
  data: "profile",
} as const satisfies Record<string, Tab>;
export type View = Tab | keyof typeof internalViews;

export interface TabState {
  view: View;
  /** The highlighted tab. */
  tab: Tab;
  /** The view before this one; `null` on the first. */
  previous: View | null;
  /** The part of the view to open at, such as an accordion of the profile. */
  section: string | null;
  /** Counts navigations; a change redraws the hero. */
  visit: number;
}

function isInternal(name: string): name is keyof typeof internalViews {
  return Object.hasOwn(internalViews, name);
}

/** The view a path shows; unknown paths show the dashboard. */
export function viewOfPath(path: string): View {
  const name = path.split("/")[1] ?? "";
  if (isInternal(name)) return name;
  return tabs.find((tab) => tab.view === name)?.view ?? "home";
}

export function pathOfView(view: View): string {
  return view === "home" ? "/" : `/${view}`;
}

function tabOfView(view: View): Tab {
  return isInternal(view) ? internalViews[view] : view;
}

let wantedSection: string | null = null;
let state: TabState | null = null;

function currentState(): TabState {
  const view = viewOfPath(window.location.pathname);
  if (state?.view === view) return state;
  state = {
    view,
    tab: tabOfView(view),
    previous: state?.view ?? null,
    section: wantedSection,
    visit: (state?.visit ?? 0) + 1,
  };
  wantedSection = null;
  return state;
}

// wouter dispatches the latter two when history is changed by code.
const changes = ["popstate", "pushState", "replaceState"] as const;

/** Runs on every change of the address. */
export function onNavigation(changed: () => void): () => void {
  for (const name of changes) window.addEventListener(name, changed);
  return () => {
    for (const name of changes) window.removeEventListener(name, changed);
  };
}

/** The view on screen and the one before it. */
export function useTab(): TabState {
  return useSyncExternalStore(onNavigation, currentState, currentState);
}

/** How many windows were open at this history entry (window-history.ts). */
export const windowsAt = (): number => (history.state as { windows?: number } | null)?.windows ?? 0;

/**
 * Opens a view, at a section if given; does nothing if it is open already. Each view is a history
 * entry, so the back button works; it takes over that of the window in which it was chosen.
 */
export function openTab(view: View, section: string | null = null): void {
  if (view === viewOfPath(window.location.pathname)) return;
  wantedSection = section;
  navigate(pathOfView(view), { replace: windowsAt() > 0 });
}
