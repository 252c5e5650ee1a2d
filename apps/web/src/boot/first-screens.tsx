import { renderToStaticMarkup } from "react-dom/server";
import { App } from "../app/app.tsx";
import { showPerson } from "../lib/changes.ts";
import { heroesOf } from "../lib/hero-pictures.ts";
import { queryClient } from "../lib/query-client.ts";
import { pathOfView, type View } from "../lib/tabs.ts";

/** Whose first screen it is: a visitor's or a signed-in person's. */
export type Visitor = "visitor" | "person";

export interface FirstScreen {
  whose: Visitor;
  path: string;
  /** URLs of the pictures it may show. */
  pictures: string[];
  /** The name of the file with what it shows next; null if it is in the first load. */
  screen: string | null;
  html: string;
}

/** The views that people open most. Each costs everybody's page 0.3 kB. */
const views = [
  { view: "home", screen: null },
  { view: "nutrition", screen: "nutrition" },
  { view: "daily", screen: "journal" },
] as const satisfies { view: View; screen: string | null }[];

/** The preload links React adds: which picture to load isn't known until start.ts picks one. */
const hints = /<link rel="preload"[^>]*>/g;

function drawAll(whose: Visitor): FirstScreen[] {
  return views.map(({ view, screen }) => {
    const path = pathOfView(view);
    window.location.pathname = path;
    const html = renderToStaticMarkup(<App />).replace(hints, "");
    return { whose, path, pictures: heroesOf(view), screen, html };
  });
}

/**
 * Views as the app first draws them, before any data, for the build to put into the page. start.ts
 * fills in what only the browser knows: the date, the greeting, the picture.
 */
export function firstScreens(): FirstScreen[] {
  const visitor = drawAll("visitor");
  void showPerson("somebody");
  const person = drawAll("person");
  void showPerson(null);
  // The cache's timers would keep the build from exiting.
  queryClient.clear();
  return [...visitor, ...person];
}
