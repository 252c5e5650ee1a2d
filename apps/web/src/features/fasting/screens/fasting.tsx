import type { EatenMeal } from "@morsel/domain/fasting/suggestion";
import { useState } from "react";
import { flushSync } from "react-dom";
import { SectionTabs } from "../../../components/section-tabs.tsx";
import { choose, useChosen } from "../choice.state.ts";
import { type Choice, likelyChoice } from "../choice.ts";
import { PlansSection } from "../components/plans-section.tsx";
import { focusTimer } from "../components/timer-card.tsx";
import { TipsSection } from "../components/tips-section.tsx";
import { TrackerSection } from "../components/tracker-section.tsx";
import { WeekCard } from "../components/week-card.tsx";
import { useDevice } from "../device.state.ts";
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
  const chosen = useChosen();
  const isRunning = useDevice().session !== null;
  const settings = useSettings();
  const { history } = useHistory();
  const choice = chosen ?? likelyChoice(settings, history[0], openedAt);

  function take(next: Choice) {
    choose(next);
    if (isRunning) return;
    // Drawn at once, so that the timer is there to get the focus.
    flushSync(() => setSection("tracker"));
    focusTimer();
  }

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
            {...{ choice, chosen, settings }}
            meals={meals}
            onChangePlan={() => setSection("plans")}
          />
        )}
        {section === "plans" && (
          <>
            <PlansSection choice={choice} isForNext={isRunning} onChoose={take} />
            <WeekCard settings={settings} />
          </>
        )}
        {section === "tips" && <TipsSection />}
      </div>
    </div>
  );
}
