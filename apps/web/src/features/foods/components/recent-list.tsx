import { ChevronRight, Clock } from "lucide-react";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import type { RecentAnalysis } from "../kept-recents.state.ts";
import { foodMessages } from "../messages.ts";
import { recentLimits, useRecents } from "../recents.state.ts";
import { energyOf } from "../sentence.ts";

interface RecentListProps {
  compact?: boolean;
  /** Shows a calculation again, ready to log. */
  onShow: (recent: RecentAnalysis) => void;
}

/** A calculation's or a sentence's line. */
function lineOf(recent: RecentAnalysis): { name: string; about: string; kcal: number | null } {
  if ("sentence" in recent) {
    const { text, foods } = recent.sentence;
    const kcal = Math.round(energyOf(foods.map(({ result }) => result)));
    // As the calculator counts them: what wasn't understood has no energy here either.
    const counted = foods.filter(({ result }) => result !== null).length;
    return { name: text, about: foodMessages.foods(counted), kcal };
  }
  const { ingredient, measurement, estimatedCalories } = recent.result;
  return { name: ingredient, about: measurement, kcal: estimatedCalories };
}

/** This device's last calculations; a tap shows one again. */
export function RecentList({ compact = false, onShow }: RecentListProps) {
  const recents = useRecents();
  const shown = recents.slice(0, compact ? recentLimits.shownInCompact : recentLimits.kept);
  if (compact && shown.length === 0) return null;

  const rows = (
    <ul className="-mx-2">
      {shown
        .map((recent) => ({ ...lineOf(recent), recent }))
        .map(({ name, about, kcal, recent }) => (
          <li key={recent.id}>
            <button
              type="button"
              onClick={() => onShow(recent)}
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
            >
              <span className="min-w-[min(100%,7rem)] flex-1">
                <span className="block truncate font-semibold first-letter:uppercase">{name}</span>
                <span className="block truncate text-sm text-soft">{about}</span>
              </span>
              <span>
                <span className="font-bold">{kcal?.toLocaleString("en") ?? "–"}</span>
                <span className="text-sm text-soft"> kcal</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-soft" />
            </button>
          </li>
        ))}
    </ul>
  );

  if (compact) {
    return (
      <section className="mt-4 border-t border-line pt-3">
        <h3 className="mb-1 text-sm text-soft">{foodMessages.titles.recents}</h3>
        {rows}
      </section>
    );
  }
  return (
    <Card title={foodMessages.titles.recents}>
      {shown.length > 0 ? (
        rows
      ) : (
        <EmptyState icon={<Clock size={22} />} title={foodMessages.noRecents.title}>
          {foodMessages.noRecents.text}
        </EmptyState>
      )}
    </Card>
  );
}
