import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { SectionTabs } from "../../components/section-tabs.tsx";
import { DayList } from "../../features/meals/components/day-list.tsx";
import { SearchBox, SearchResults } from "../../features/meals/components/diary-search.tsx";
import { WeeklySummary, WeekTotal } from "../../features/meals/components/week-cards.tsx";
import { askToSign } from "../../lib/auth-prompt.ts";
import { usePersonId } from "../../lib/person.ts";
import { openTab, useTab } from "../../lib/tabs.ts";
import { useGoals } from "../day/goals.ts";
import { screenMessages } from "./messages.ts";

const texts = screenMessages.tracking;

const sections = [
  { name: "daily", words: texts.daily },
  { name: "weekly", words: texts.weekly },
] as const;
type Section = (typeof sections)[number]["name"];

/** The tracking view: today's entries in detail or the week, and a search over the last month. */
export default function Tracking() {
  const { section } = useTab();
  const [chosen, setChosen] = useState<Section>(section === "weekly" ? "weekly" : "daily");
  const [typed, setTyped] = useState("");
  const goal = useGoals().dailyCalorieGoal;
  const visitor = usePersonId() === null;
  return (
    <div className="screen mx-auto w-full max-w-3xl">
      <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card sm:flex-row sm:*:first:flex-1">
        <SearchBox typed={typed} onType={setTyped} />
        <Button
          className="min-h-12"
          onClick={() => (visitor ? askToSign("up") : openTab("nutrition"))}
        >
          {visitor ? texts.signUp : texts.logFood}
        </Button>
      </div>
      <SectionTabs label={texts.range} sections={sections} chosen={chosen} onChoose={setChosen} />
      <div
        role="tabpanel"
        id={`panel-${chosen}`}
        aria-labelledby={`tab-${chosen}`}
        className="screen"
      >
        {chosen === "weekly" && (
          <>
            <WeekTotal goal={goal} />
            <WeeklySummary goal={goal} />
          </>
        )}
        {chosen === "daily" &&
          (typed.trim() === "" ? <DayList detailed /> : <SearchResults typed={typed} />)}
      </div>
    </div>
  );
}
