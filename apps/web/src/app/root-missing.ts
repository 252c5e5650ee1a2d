import { failureMessages } from "../components/failure.messages.ts";
import { rootMissingMessages as texts } from "./root-missing.messages.ts";

/** Shows an error when the page has no root element; plain DOM, as nothing can be rendered. */
function show(body: HTMLElement): void {
  const page = document.createElement("main");
  page.className = "error-page";
  page.setAttribute("role", "alert");
  const title = document.createElement("h1");
  title.textContent = texts.title;
  const words = document.createElement("p");
  words.textContent = texts.text;
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = failureMessages.reload;
  reload.addEventListener("click", () => window.location.reload());
  page.append(title, words, reload);
  body.append(page);
}

show(document.body);
