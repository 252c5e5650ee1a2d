import type { KeyboardEvent } from "react";
import { classNames } from "../lib/class-names.ts";

interface SectionTabsProps<Name extends string> {
  label: string;
  /** `words` is the tab's label; its panel has the id `panel-<name>`. */
  sections: readonly { name: Name; words: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Three to a row instead of all in one. */
  inRows?: boolean;
}

/** Tabs within a screen; arrow keys move between them. */
export function SectionTabs<Name extends string>({
  label,
  sections,
  chosen,
  onChoose,
  inRows,
}: SectionTabsProps<Name>) {
  function move(event: KeyboardEvent) {
    const at = sections.findIndex(({ name }) => name === chosen);
    const last = sections.length - 1;
    const to = new Map([
      ["ArrowRight", at === last ? 0 : at + 1],
      ["ArrowLeft", at === 0 ? last : at - 1],
      ["Home", 0],
      ["End", last],
    ]).get(event.key);
    const next = to === undefined ? undefined : sections[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(
        "grid gap-1 rounded-control border border-line bg-sunken p-1",
        inRows
          ? "grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))]"
          : "grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))]",
      )}
    >
      {sections.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === chosen}
          aria-controls={`panel-${name}`}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={move}
          className={classNames(
            "choice min-h-11 rounded-chip border-2 p-1 leading-tight font-semibold transition-colors duration-150",
            name === chosen
              ? "border-primary bg-primary-soft text-primary"
              : "border-transparent text-soft hover:text-ink",
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
