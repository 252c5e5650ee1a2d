import { renderToStaticMarkup } from "react-dom/server";
import { App } from "../app/app.tsx";
import { showPerson } from "../lib/changes.ts";
import { queryClient } from "../lib/query-client.ts";

/** Whose first screen it is: nobody's that we know, or that of somebody who is signed in. */
export type Visitor = "visitor" | "person";

/** What React asks the browser to load ahead: it can't be known before a picture is chosen. */
const hints = /<link rel="preload"[^>]*>/g;

function draw(): string {
  return renderToStaticMarkup(<App />).replace(hints, "");
}

/**
 * The dashboard as the app draws it at first, while nothing has been answered yet; for the build,
 * which puts it into the page. What only the browser knows (the date, the hour, which picture) is
 * set there by start.ts.
 */
export function firstScreens(): Record<Visitor, string> {
  const visitor = draw();
  void showPerson("somebody");
  const person = draw();
  void showPerson(null);
  // Its timers would keep the build from ending.
  queryClient.clear();
  return { visitor, person };
}
