import { type View, viewOfPath } from "../../lib/tabs.ts";
import { tourMessages } from "./messages.ts";
import { controlOf } from "./spotlight.ts";
import { openScreenOf } from "./steps.ts";

interface Destination {
  id: keyof typeof tourMessages.cards;
  view: View;
  section?: string;
  /** The `data-tour` of what is meant there. */
  control: string;
}

/** The six feature cards and where each leads. */
const destinations = [
  { id: "search", view: "nutrition", section: "calculator", control: "calculator" },
  { id: "photo", view: "nutrition", section: "ai", control: "modes" },
  { id: "calculator", view: "nutrition", section: "calculator", control: "calculator" },
  { id: "fasting", view: "fasting", control: "fasting" },
  { id: "achievements", view: "profile", section: "awards", control: "section-awards" },
  { id: "water", view: "home", control: "water" },
] as const satisfies Destination[];

export type FeatureCard = Destination & (typeof tourMessages.cards)[Destination["id"]];
export const cards: readonly FeatureCard[] = destinations.map((destination) => ({
  ...destination,
  ...tourMessages.cards[destination.id],
}));

/** The first card that wasn't clicked, 0 to 5; `null` once all were. */
export function suggestedNext(clickedCards: readonly string[]): number | null {
  const next = cards.findIndex(({ title }) => !clickedCards.includes(title));
  return next < 0 ? null : next;
}

/** Goes to a card's destination; where that is on screen already, to the control itself. */
export function visit(card: FeatureCard): void {
  const isHere = viewOfPath(window.location.pathname) === card.view;
  openScreenOf(card);
  if (!isHere) return;
  const show = () => {
    const place = controlOf(card);
    if (!place) return;
    place.scrollIntoView({ block: "center" });
    // Not a field in it, which would open a phone's keyboard.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  // After a dialog that closes has given the focus back.
  requestAnimationFrame(() => setTimeout(show));
}
