import { fullDate } from "@morsel/domain/english";
import { greeting } from "../app/words.ts";
import { isOverdue } from "../features/accounts/sessions/stamps.ts";
import { sessionState } from "../features/accounts/sessions/state.ts";
import { pickAnother } from "../lib/hero-pictures.ts";
import { today } from "../lib/today.ts";
import type { Visitor } from "./first-screens.tsx";
import { putOn } from "./handover.ts";

/*
 * Runs inside the page, before the app's code is there: draws the first screen that the build has
 * put beside it (first-screens.tsx), lets the browser paint it, and then fetches the app.
 */

/** The first screen may take this long (ms) before the app is fetched without it. */
const patience = 300;

const listIn = (text = "") => text.split(" ").filter((item) => item !== "");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when a frame has been painted in which the picture is ready. */
async function painted(image: HTMLImageElement | null): Promise<void> {
  await image?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause(0);
}

/** Only the plain dashboard is drawn ahead: other addresses carry something or show another view. */
function whoseScreen(): Visitor | null {
  const { pathname, search, hash } = window.location;
  if (pathname !== "/" || search !== "" || hash !== "") return null;
  const session = sessionState();
  if (session === "signed-out") return "visitor";
  return session === "signed-in" && !isOverdue() ? "person" : null;
}

/**
 * Resolves when the first screen has been painted with its picture, which is not waited for long;
 * with the files of what comes onto it.
 */
async function drawAhead(root: HTMLElement): Promise<readonly string[]> {
  const whose = whoseScreen();
  const template = whose && document.querySelector<HTMLTemplateElement>(`#first-${whose}`);
  if (!template) return [];
  const screen = document.importNode(template.content, true);
  const image = screen.querySelector<HTMLImageElement>("header img");
  const picture = pickAnother(listIn(template.dataset["pictures"]), null, Math.random);
  image?.setAttribute("src", picture);
  const title = screen.querySelector("h1");
  if (title && whose === "person") title.textContent = greeting(new Date().getHours());
  if (title?.previousElementSibling) title.previousElementSibling.textContent = fullDate(today());
  putOn(root, screen, picture);
  // Nobody looks at a page in the background, and nothing is painted there.
  if (!document.hidden) await Promise.race([painted(image), pause(patience)]);
  return listIn(template.dataset["cards"]);
}

/** Asks for a file that is run later. */
function fetchFile(href: string): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}

/**
 * Fetches the app's files, and those of the cards that come onto the first screen, all at once; runs
 * the app's one by one, what others need first: a press comes through in between.
 */
async function runApp(root: HTMLElement, cards: readonly string[]): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>("#app-files");
  const files = [...(template?.content.querySelectorAll("link") ?? [])].map(({ href }) => href);
  for (const file of [...files, ...cards]) fetchFile(file);
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await pause(0);
    }
  } catch {
    root.textContent = "Morsel didn't arrive. Please check the connection and reload the page.";
    root.className = "noscript";
  }
}

const root = document.getElementById("root");
if (root) void drawAhead(root).then((cards) => runApp(root, cards));
