import { navigate } from "wouter/use-browser-location";
import { openSection } from "../lib/section.ts";

/*
 * How the system opens the installed app at a certain place (public/manifest.webmanifest): its
 * shortcuts as `?open=…`, what is shared with it by way of worker/share.ts. Nothing is logged unasked.
 */

/** How long (ms) to wait for a place whose code or data is still loading. */
const patience = 10_000;

/** The element with that `data-shortcut`, as soon as it is there. */
function placeFor(name: string): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(name)}"]`);
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const settle = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = find();
      if (element) settle(element);
    });
    const timer = setTimeout(settle, patience, null);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Types a text into a field the way a person would, so that React notices. */
function type(field: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const longest = field.maxLength > 0 ? field.maxLength : undefined;
  value?.set?.call(field, text.slice(0, longest));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Goes where the address says, and takes that out of the address. */
export async function followShortcut(): Promise<void> {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  // As with a pasted list, each line is a food.
  const shared = (query.get("text") || query.get("title") || "").trim().replace(/\s*\n\s*/g, ", ");
  const wanted = query.get("open") ?? (shared && "food");
  if (!wanted) return;
  navigate(pathname, { replace: true });
  // The analyzer takes the picture itself.
  if (wanted === "photo") {
    openSection("nutrition", "ai");
    return;
  }
  const place = await placeFor(wanted);
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
  if (shared && place instanceof HTMLInputElement) type(place, shared);
}
