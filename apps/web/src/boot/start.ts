import { fullDate } from "@morsel/domain/english";
import { greeting } from "../app/greeting.messages.ts";
import { isOverdue } from "../features/accounts/sessions/stamps.ts";
import { sessionState } from "../features/accounts/sessions/state.ts";
import { pickAnother } from "../lib/hero-pictures.ts";
import { today } from "../lib/today.ts";
import type { Visitor } from "./first-screens.tsx";
import { putOn } from "./handover.ts";
import { bootMessages } from "./messages.ts";

/*
 * Runs inline, before the app's code has loaded: shows the first screen that the build put beside
 * it (first-screens.tsx), lets the browser paint it, then fetches the app.
 */

/** How long (ms) the first screen may hold up fetching the app. */
const patience = 300;

const listIn = (text = "") => text.split(" ").filter((item) => item !== "");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves after a frame has been painted with the picture decoded. */
async function painted(image: HTMLImageElement | null): Promise<void> {
  await image?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause(0);
}

function whoseScreen(): Visitor | null {
  const session = sessionState();
  if (session === "signed-out") return "visitor";
  return session === "signed-in" && !isOverdue() ? "person" : null;
}

/** Only plain addresses of a few views are drawn ahead: others may carry a token. */
function firstScreen(): HTMLTemplateElement | undefined {
  const { pathname, search, hash } = window.location;
  if (search !== "" || hash !== "") return undefined;
  const whose = whoseScreen();
  return [...document.querySelectorAll("template")].find(
    ({ dataset }) => dataset["whose"] === whose && dataset["path"] === pathname,
  );
}

/**
 * Shows the first screen and resolves once it is painted, with the files that it needs next. A slow
 * picture isn't waited for.
 */
async function drawAhead(root: HTMLElement): Promise<readonly string[]> {
  const template = firstScreen();
  if (!template) return [];
  const screen = document.importNode(template.content, true);
  const image = screen.querySelector<HTMLImageElement>("header img");
  const picture = pickAnother(listIn(template.dataset["pictures"]), null, Math.random);
  image?.setAttribute("src", picture);
  const { whose, path } = template.dataset;
  const title = screen.querySelector("h1");
  if (title && whose === "person" && path === "/")
    title.textContent = greeting(new Date().getHours());
  const date = screen.querySelector("header time");
  date?.setAttribute("datetime", today());
  if (date) date.textContent = fullDate(today());
  putOn(root, screen, picture);
  // Background tabs don't paint.
  if (!document.hidden) await Promise.race([painted(image), pause(patience)]);
  return listIn(template.dataset["files"]);
}

/** Downloads a module without running it. */
function fetchFile(href: string): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}

/**
 * Downloads the app's files and the screen's all at once, then runs the app's one by one,
 * dependencies first, with a pause after each so that clicks get through.
 */
async function runApp(root: HTMLElement, next: readonly string[]): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>("#app-files");
  const files = [...(template?.content.querySelectorAll("link") ?? [])].map(({ href }) => href);
  for (const file of [...files, ...next]) fetchFile(file);
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await pause(0);
    }
  } catch {
    root.textContent = bootMessages.notArrived;
    root.className = "noscript";
  }
}

const root = document.getElementById("root");
if (root) void drawAhead(root).then((next) => runApp(root, next));
// The app itself says that its place is missing.
else void runApp(document.body, []);
