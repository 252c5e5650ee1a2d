import type { SuggestedFood } from "@morsel/domain/foods/suggestions/suggested-food";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { History } from "lucide-react";
import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { TextField } from "../../../components/field.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { prepareEngine } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import { useSuggestions } from "../suggestion.state.ts";

interface FoodBoxProps {
  label?: string;
  value: string;
  longest: number;
  ref: RefObject<HTMLInputElement | null>;
  /** The person's own foods, likeliest first. */
  own: readonly OwnFood[];
  onChange: (text: string) => void;
  /** Enter was pressed while no suggestion is selected. */
  onEnter: (event: KeyboardEvent) => void;
  /** A suggestion was picked. */
  onTaken: (food: SuggestedFood) => void;
}

/** The food's name, with suggestions to pick by arrow keys and Enter, or by a tap. */
export function FoodBox({
  label = foodMessages.form.food,
  value,
  longest,
  ref,
  own,
  onChange,
  onEnter,
  onTaken,
}: FoodBoxProps) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const found = useSuggestions(open ? value.trim() : "", own);
  const shown = open && found.length > 0;
  const optionId = (at: number) => `${id}-${at}`;
  const list = useRef<HTMLUListElement>(null);

  // On a phone the box is often low on the screen: the list would be under the bar or the keyboard.
  useLayoutEffect(() => {
    if (!shown) return;
    list.current?.scrollIntoView({ block: "nearest" });
    // Where there isn't room for both, the box counts.
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [shown, found.length, ref]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function take(food: SuggestedFood) {
    close();
    onTaken(food);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = found[active];
    if (event.key === "Enter") {
      close();
      if (chosen) {
        event.preventDefault();
        take(chosen);
      } else onEnter(event);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    } else if (shown && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      // Moving past either end returns to the box itself (-1).
      const places = found.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + step + places) % places) - 1);
    }
  }

  return (
    <div className="relative">
      <TextField
        ref={ref}
        label={label}
        placeholder={foodMessages.form.foodExample}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData("text")
            .trim()
            .split(/\s*\n\s*/);
          if (lines.length < 2) return;
          // A one-line box would join the lines of a pasted list.
          event.preventDefault();
          onChange(`${value} ${lines.join(", ")}`.trim().slice(0, longest));
        }}
        onKeyDown={onKeyDown}
        onFocus={prepareEngine}
        onBlur={close}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        data-shortcut="food"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={foodMessages.form.foods}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-20 mt-1 animate-appear overflow-hidden rounded-control border border-line bg-raised py-1 shadow-raised"
      >
        {found.map((food, at) => (
          <li
            key={food.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            // Otherwise the box loses the focus and the list closes before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(food)}
            className={classNames(
              "flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3.5 py-1.5 hover:bg-sunken",
              at === active && "bg-primary-soft",
            )}
          >
            <SuggestionRow food={food} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SuggestionRow({ food }: { food: SuggestedFood }) {
  const { name, mainName, measurement, calories, own } = food;
  return (
    <>
      <span className="flex min-w-0 flex-[1_1_6rem] items-center gap-2">
        {own && (
          <History size={16} aria-label={foodMessages.eatenBefore} className="shrink-0 text-soft" />
        )}
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          {mainName !== undefined && <span className="text-sm text-soft"> {mainName}</span>}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm text-soft">
        {calories === null ? measurement : foodMessages.usual(measurement, calories)}
      </span>
    </>
  );
}
