import { ChevronRight, Compass, X } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { cards } from "../cards.ts";
import { tourMessages } from "../messages.ts";
import { clickCard, dismissTour, startTour } from "../progress.state.ts";
import { steps } from "../steps.ts";

const texts = tourMessages.helper;

interface TourHelperProps {
  /** The step at which the tour was left, which comes before any suggestion. */
  leftAt: number | null;
  suggested: number | null;
}

/**
 * A quiet suggestion: the way back into the tour, or the next feature to look at. On phones it is
 * part of the bottom bar, so that it lies on no card.
 */
export function TourHelper({ leftAt, suggested }: TourHelperProps) {
  const card = suggested === null ? undefined : cards[suggested];
  const offer =
    leftAt !== null
      ? { lead: texts.resume, name: tourMessages.step.at(leftAt, steps.length), run: startTour }
      : card && { lead: texts.next, name: card.title, run: () => clickCard(card) };
  if (!offer) return null;
  return (
    <>
      <aside
        aria-label={tourMessages.name}
        className={classNames(
          "docked flex animate-appear items-center border-line bg-card",
          "max-lg:inset-x-0 max-lg:bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] max-lg:border-t",
          "lg:rounded-card lg:border lg:bg-raised lg:shadow-card",
        )}
      >
        <button
          type="button"
          onClick={offer.run}
          className={classNames(
            buttonClass("quiet"),
            "min-w-0 flex-1 justify-start px-4 text-left text-sm -outline-offset-4 lg:rounded-card lg:px-3 lg:py-2",
          )}
        >
          <Compass size={18} className="shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <span className="font-normal text-soft lg:block">{offer.lead}</span> {offer.name}
          </span>
          <ChevronRight size={16} className="shrink-0 lg:hidden" aria-hidden="true" />
        </button>
        <Button
          look="quiet"
          size="icon"
          className="text-soft -outline-offset-4"
          aria-label={texts.putAway}
          onClick={dismissTour}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      </aside>
      <div aria-hidden="true" className="h-11 lg:hidden" />
    </>
  );
}
