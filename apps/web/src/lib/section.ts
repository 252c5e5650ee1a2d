import { openTab, type View, viewOfPath } from "./tabs.ts";

const listeners = new Set<(section: string) => void>();

/** Opens a view at a section; a view that is open already is told of it. */
export function openSection(view: View, section: string): void {
  if (view !== viewOfPath(window.location.pathname)) openTab(view, section);
  else for (const listener of listeners) listener(section);
}

/** Hears which section is wanted of a view that is open already. */
export function onSection(listener: (section: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
