import { useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import { viewNames } from "./messages.ts";

/** The five tabs, in their order, with the names that the specification gives them. */
export const tabs = [
  { view: "home", name: viewNames.home },
  { view: "nutrition", name: viewNames.nutrition },
  { view: "fasting", name: viewNames.fasting },
  { view: "daily", name: viewNames.daily },
  { view: "profile", name: viewNames.profile },
] as const;
export type Tab = (typeof tabs)[number]["view"];

/** Views that are no tab of their own, and the tab that is lit while they show. */
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
  /** The tab that is lit in the navigation. */
  tab: Tab;
  /** Where the person was before; `null` on the first view. */
  previous: View | null;
  /** A part of the view to open at, such as an accordion of the profile. */
  section: string | null;
  /** Counts the views shown; a change of it draws the hero anew. */
  visit: number;
}

function isInternal(name: string): name is keyof typeof internalViews {
  return Object.hasOwn(internalViews, name);
}

/** The view that a path shows; every path that names none shows the dashboard. */
export function viewOfPath(path: string): View {
  const name = path.split("/")[1] ?? "";
  if (isInternal(name)) return name;
  return tabs.find((tab) => tab.view === name)?.view ?? "home";
}

/** The path that shows a view. */
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

// wouter sends the latter two for the history's own calls.
const changes = ["popstate", "pushState", "replaceState"] as const;

function subscribe(changed: () => void): () => void {
  for (const name of changes) window.addEventListener(name, changed);
  return () => {
    for (const name of changes) window.removeEventListener(name, changed);
  };
}

/** Which view shows, and which one did before. */
export function useTab(): TabState {
  return useSyncExternalStore(subscribe, currentState, currentState);
}

/**
 * Opens a view, at a section of it if one is named; choosing the one that shows does nothing.
 * Also the back button's way back: each view is an entry of the browser's history.
 */
export function openTab(view: View, section: string | null = null): void {
  if (view === viewOfPath(window.location.pathname)) return;
  wantedSection = section;
  navigate(pathOfView(view));
}
