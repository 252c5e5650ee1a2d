import { Suspense, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Bar } from "../../../components/bar.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { later } from "../../../components/later.tsx";
import { viewNames } from "../../../lib/messages.ts";
import { openTab } from "../../../lib/tabs.ts";
import { cards } from "../cards.ts";
import { tourMessages } from "../messages.ts";
import { resetTour, startTour, useTour } from "../progress.state.ts";
import { steps } from "../steps.ts";

const ExploreDialog = later(() => import("./explore-dialog.tsx"), "dialog");

const texts = tourMessages.training;
const links = ["nutrition", "fasting", "daily", "achievements", "data"] as const;

/** The profile's App Tour & Training: the tour, the six features, and links to the screens. */
export function Training() {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <TourCard />
      <div className="flex flex-col gap-4 lg:gap-5">
        <ExploreCard />
        <Card title={texts.links}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            {links.map((view) => (
              <Button key={view} look="outline" onClick={() => openTab(view)}>
                {viewNames[view]}
              </Button>
            ))}
          </div>
        </Card>
      </div>
    </div>
  );
}

function TourCard() {
  const { completed, dismissed, leftAt, clickedCards } = useTour();
  const done = leftAt ?? (completed ? steps.length : 0);
  const isUntouched = done === 0 && !dismissed && clickedCards.length === 0;
  const start = leftAt !== null ? texts.resume : completed ? texts.retake : texts.start;
  return (
    <Card title={texts.tour}>
      <p className="text-soft">{texts.about}</p>
      <p className="mt-3 text-sm font-semibold">{texts.steps(done, steps.length)}</p>
      <Bar
        role="progressbar"
        label={texts.progress}
        value={done}
        max={steps.length}
        className="mt-1.5 h-2"
        fill="bg-primary"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={startTour}>{start}</Button>
        <Button look="quiet" disabled={isUntouched} onClick={resetTour}>
          {texts.reset}
        </Button>
      </div>
    </Card>
  );
}

function ExploreCard() {
  const { clickedCards, suggestedNext } = useTour();
  const [isOpen, setOpen] = useState(false);
  const { title, about, all, count } = tourMessages.explore;
  const clicked = cards.filter((card) => clickedCards.includes(card.title)).length;
  return (
    <Card title={title} aside={<Badge tone="primary">{count(clicked, cards.length)}</Badge>}>
      <p className="text-soft">{suggestedNext === null ? all : about}</p>
      {suggestedNext !== null && (
        <Button className="mt-3" onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ExploreDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
