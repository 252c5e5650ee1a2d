/** The page has no place for the app: says so, in plain DOM, since nothing can be rendered. */
export function showRootMissing(body: HTMLElement): void {
  const page = document.createElement("main");
  page.className = "error-page";
  page.setAttribute("role", "alert");
  const title = document.createElement("h1");
  title.textContent = "Morsel can't start here";
  const words = document.createElement("p");
  words.textContent =
    "This page came without its root element, so there is nowhere to draw the app. " +
    "Nothing you logged is lost. Reloading usually helps.";
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = "Reload";
  reload.addEventListener("click", () => window.location.reload());
  page.append(title, words, reload);
  body.append(page);
}
