import { Button } from "../../../components/button.tsx";
import { tourMessages } from "../messages.ts";
import { dismissTour, startTour } from "../progress.state.ts";

const texts = tourMessages.prompt;

/** Asks a newcomer on the dashboard whether to be shown around. */
export function TourPrompt() {
  return (
    <>
      <aside
        aria-label={texts.title}
        className="docked animate-rise rounded-card border border-line bg-raised p-3 shadow-raised lg:p-4"
      >
        <p className="max-lg:text-sm">
          <strong className="max-sm:sr-only lg:mb-1 lg:block">{texts.title}</strong> {texts.text}
        </p>
        <div className="mt-2 flex flex-wrap gap-2 *:grow lg:mt-3">
          <Button onClick={startTour}>{texts.take}</Button>
          <Button look="secondary" onClick={dismissTour}>
            {texts.later}
          </Button>
        </div>
      </aside>
      {/* What stands at the page's end can be scrolled above it. */}
      <div aria-hidden="true" className="h-28 lg:hidden" />
    </>
  );
}
