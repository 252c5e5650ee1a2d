import { ChevronDown } from "lucide-react";
import { foodMessages } from "../messages.ts";
import { useRecents } from "../recents.state.ts";

/** How to write foods and amounts; open until something has been calculated. */
export function HowToUse() {
  const newcomer = useRecents().length === 0;
  const { title, tips, examples } = foodMessages.howTo;
  return (
    <details
      open={newcomer}
      className="group rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <summary className="-my-2 flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{title}</h2>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {[tips, examples].map(({ heading, lines }) => (
          <div key={heading}>
            <h3 className="mb-1.5 text-sm">{heading}</h3>
            <ul className="flex list-disc flex-col gap-1 pl-4 text-sm text-soft marker:text-primary">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
