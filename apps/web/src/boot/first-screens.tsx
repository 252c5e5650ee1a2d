import { renderToStaticMarkup } from "react-dom/server";
import { App } from "../app/app.tsx";
import { showPerson } from "../lib/changes.ts";
import { queryClient } from "../lib/query-client.ts";

/** Whose first screen it is: a visitor's or a signed-in person's. */
export type Visitor = "visitor" | "person";

/** The preload links React adds: which picture to load isn't known until start.ts picks one. */
const hints = /<link rel="preload"[^>]*>/g;

function draw(): string {
  return renderToStaticMarkup(<App />).replace(hints, "");
}

/**
 * The dashboard as the app first draws it, before any data, for the build to put into the page.
 * start.ts fills in what only the browser knows: the date, the greeting, the picture.
 */
export function firstScreens(): Record<Visitor, string> {
  const visitor = draw();
  void showPerson("somebody");
  const person = draw();
  void showPerson(null);
  // The cache's timers would keep the build from exiting.
  queryClient.clear();
  return { visitor, person };
}
