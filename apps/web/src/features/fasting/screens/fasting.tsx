import type { EatenMeal } from "@morsel/domain/fasting/suggestion";
import { useState } from "react";
import { SectionTabs } from "../../../components/section-tabs.tsx";
import { type Choice, likelyChoice } from "../choice.ts";
import { PlansSection } from "../components/plans-section.tsx";
import { TipsSection } from "../components/tips-section.tsx";
import { TrackerSection } from "../components/tracker-section.tsx";
import { WeekCard } from "../components/week-card.tsx";
import { useHistory, useSettings } from "../queries.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const sections = [
  { name: "tracker", words: fastingScreenMessages.sections.tracker },
  { name: "plans", words: fastingScreenMessages.sections.plans },
  { name: "tips", words: fastingScreenMessages.sections.tips },
] as const;
type Section = (typeof sections)[number]["name"];

/** The fasting tab: timer, plans and tips. */
export default function Fasting({ meals }: { meals: readonly EatenMeal[] }) {
  const [section, setSection] = useState<Section>("tracker");
  const [openedAt] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Choice | null>(null);
  const settings = useSettings();
  const { history } = useHistory();
  const choice = chosen ?? likelyChoice(settings, history[0], openedAt);

  return (
    <div className="screen lg:gap-5">
      <SectionTabs
        label={fastingScreenMessages.title}
        sections={sections}
        chosen={section}
        onChoose={setSection}
      />
      <div
        role="tabpanel"
        id={`panel-${section}`}
        aria-labelledby={`tab-${section}`}
        className="flex flex-col gap-4 lg:gap-5"
      >
        {section === "tracker" && (
          <TrackerSection
            choice={choice}
            settings={settings}
            meals={meals}
            onChangePlan={() => setSection("plans")}
          />
        )}
        {section === "plans" && (
          <>
            <PlansSection
              choice={choice}
              onChoose={(next) => {
                setChosen(next);
                setSection("tracker");
              }}
            />
            <WeekCard settings={settings} />
          </>
        )}
        {section === "tips" && <TipsSection />}
      </div>
    </div>
  );
}
