import { navigate } from "wouter/use-browser-location";
import type { Mode } from "./notice.ts";

const newLink = "new-reset-link";

/** Opens the sign-in screen where it sends a new reset link, in place of a page that had an old one. */
export const askForNewLink = () => navigate("/signin", { replace: true, state: newLink });

/** The mode that the sign-in screen opens in. */
export function openingMode(): Extract<Mode, "sign-in" | "forgot-password"> {
  return window.history.state === newLink ? "forgot-password" : "sign-in";
}
