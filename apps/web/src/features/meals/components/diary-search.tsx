import { monthBefore } from "@morsel/domain/day";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { TextField } from "../../../components/field.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { useToday } from "../../../lib/today.ts";
import { shortDayName } from "../day-names.ts";
import { searchDiary } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { useDiary } from "../queries.ts";
import { MealRows, MealRowsPlace } from "./meal-rows.tsx";

const texts = mealMessages.search;

interface SearchBoxProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The last month's entries whose names contain the typed text; without them while none are known. */
function useFound(typed: string) {
  const today = useToday();
  const month = useDiary(monthBefore(today), today);
  const isVisitor = usePersonId() === null;
  const found = searchDiary(month.data ?? [], typed);
  const known = isVisitor || month.data !== undefined;
  const told =
    known && (found.count > 0 ? texts.found(found.count, found.shown.length) : texts.none);
  return { today, month, found, told };
}

/** The search field; Escape and the cross clear it. It says how many are found. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 z-10 -translate-y-1/2 text-soft"
      />
      <TextField
        ref={box}
        label={texts.label}
        labelHidden
        placeholder={texts.placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="gap-0"
        inputClassName="pl-11"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onType("")}
        end={
          typed !== "" && (
            <Button
              look="quiet"
              size="icon"
              className="text-soft"
              aria-label={texts.clear}
              onClick={() => {
                onType("");
                box.current?.focus();
              }}
            >
              <X size={18} aria-hidden="true" />
            </Button>
          )
        }
      />
      {/* There before the first letter: what appears together with its region may not be read out. */}
      <p role="status" className="sr-only">
        {typed.trim() !== "" && <Told typed={typed} />}
      </p>
    </search>
  );
}

const Told = ({ typed }: { typed: string }) => useFound(typed).told;

/** The last month's entries whose names contain the typed text, and their number. */
export function SearchResults({ typed }: { typed: string }) {
  const { today, month, found, told } = useFound(typed);
  if (!month.data && cameToNothing(month))
    return (
      <Card title={texts.results}>
        <FailedQuery title={mealMessages.loadFailed} query={month} />
      </Card>
    );
  return (
    <Card title={texts.results}>
      <p className="-mt-2 mb-2 min-h-5 text-sm text-soft">{told}</p>
      {told === false && <MealRowsPlace />}
      <MealRows meals={found.shown} detailed dayName={(date) => shortDayName(date, today)} />
    </Card>
  );
}
