import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "../lib/class-names.ts";
import { onSection } from "../lib/section.ts";

export interface AccordionSection {
  id: string;
  title: string;
  /** A few words below the title. */
  summary: string;
  Icon: LucideIcon;
  content: ReactNode;
}

interface AccordionProps {
  sections: readonly AccordionSection[];
  /** The section that is open at first. */
  first: string;
}

/** One section is open at a time. Opened sections stay mounted, so typed text isn't lost. */
export function Accordion({ sections, first }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(first);
  const [seen, setSeen] = useState<readonly string[]>([first]);
  const name = useId();

  useEffect(
    () =>
      onSection((wanted) => {
        if (!sections.some(({ id }) => id === wanted)) return;
        setOpen(wanted);
        setSeen((before) => (before.includes(wanted) ? before : [...before, wanted]));
      }),
    [sections],
  );

  function toggle(id: string) {
    setOpen(open === id ? null : id);
    if (!seen.includes(id)) setSeen([...seen, id]);
  }

  return (
    <div className="screen">
      {sections.map(({ id, title, summary, Icon, content }) => {
        const isOpen = open === id;
        return (
          <section
            key={id}
            data-tour={`section-${id}`}
            aria-labelledby={`${name}-${id}`}
            className="flex flex-col gap-4 lg:gap-5"
          >
            <h2>
              <button
                type="button"
                id={`${name}-${id}`}
                aria-expanded={isOpen}
                aria-controls={`${name}-${id}-content`}
                onClick={() => toggle(id)}
                className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-left shadow-card transition-colors duration-150 hover:bg-raised sm:px-5"
              >
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary max-[15rem]:hidden"
                >
                  <Icon size={20} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-base">{title}</span>
                  <span className="block truncate text-sm font-normal tracking-normal text-soft">
                    {summary}
                  </span>
                </span>
                <ChevronDown
                  size={20}
                  aria-hidden="true"
                  className={classNames(
                    "shrink-0 text-soft transition-transform duration-200",
                    isOpen && "rotate-180",
                  )}
                />
              </button>
            </h2>
            <div id={`${name}-${id}-content`} hidden={!isOpen}>
              {seen.includes(id) && content}
            </div>
          </section>
        );
      })}
    </div>
  );
}
