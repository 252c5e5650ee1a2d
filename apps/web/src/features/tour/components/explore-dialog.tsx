import {
  Award,
  Calculator,
  Camera,
  Check,
  Droplets,
  type LucideIcon,
  Search,
  Timer,
} from "lucide-react";
import { Dialog } from "../../../components/dialog.tsx";
import { cards, type FeatureCard } from "../cards.ts";
import { tourMessages } from "../messages.ts";
import { clickCard, useTour } from "../progress.state.ts";

const texts = tourMessages.explore;

const icons: Record<FeatureCard["id"], LucideIcon> = {
  search: Search,
  photo: Camera,
  calculator: Calculator,
  fasting: Timer,
  achievements: Award,
  water: Droplets,
};

/** Six cards, each leading to the feature it names. Load it with `later`. */
export default function ExploreDialog({ onClose }: { onClose: () => void }) {
  const { clickedCards } = useTour();
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      <ul className="flex flex-col gap-2">
        {cards.map((card) => {
          const Icon = icons[card.id];
          return (
            <li key={card.title}>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  clickCard(card);
                }}
                className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-left hover:bg-sunken"
              >
                <Icon size={20} className="shrink-0 text-primary" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{card.title}</span>
                  <span className="block text-sm text-soft">{card.text}</span>
                </span>
                {clickedCards.includes(card.title) && (
                  <span className="shrink-0 text-primary">
                    <Check size={18} aria-hidden="true" />
                    <span className="sr-only">{texts.seen}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
