import { fullDate } from "@morsel/domain/english";
import type { Visitor } from "./app/first-screens.tsx";
import { greeting } from "./app/words.ts";
import { isOverdue, sessionPerson, storedSession } from "./features/accounts/session.state.ts";
import { putOn } from "./lib/first-screen.ts";
import { pickAnother } from "./lib/hero-pictures.ts";
import { today } from "./lib/today.ts";

/*
 * Runs inside the page, before the app's code is there: draws the first screen that the build has
 * put beside it (app/first-screens.tsx), lets the browser paint it, and fetches the app.
 */

/** The first screen may take this long (ms) before the app's code is run without it. */
const patience = 500;

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
  if (storedSession() === null) return "visitor";
  return sessionPerson() !== null && !isOverdue() ? "person" : null;
}

/** Resolves when the first screen has been painted with its picture, which is not waited for long. */
async function drawAhead(root: HTMLElement): Promise<void> {
  const whose = whoseScreen();
  const template = whose && document.querySelector<HTMLTemplateElement>(`#first-${whose}`);
  if (!template) return;
  const screen = document.importNode(template.content, true);
  const image = screen.querySelector<HTMLImageElement>("header img");
  const picture = pickAnother(template.dataset["pictures"]?.split(" ") ?? [], null, Math.random);
  image?.setAttribute("src", picture);
  const title = screen.querySelector("h1");
  if (title && whose === "person") title.textContent = greeting(new Date().getHours());
  if (title?.previousElementSibling) title.previousElementSibling.textContent = fullDate(today());
  putOn(root, screen, picture);
  // Nobody looks at a page in the background, and nothing is painted there.
  if (document.hidden) return;
  await Promise.race([painted(image), pause(patience)]);
}

/** Runs the app's files one by one, what others need first: a press comes through in between. */
async function runApp(root: HTMLElement): Promise<void> {
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    for (const { href } of files) {
      await import(/* @vite-ignore */ href);
      await pause(0);
    }
  } catch {
    root.textContent = "Morsel didn't arrive. Please check the connection and reload the page.";
    root.className = "noscript";
  }
}

const root = document.getElementById("root");
if (root) void drawAhead(root).then(() => runApp(root));
