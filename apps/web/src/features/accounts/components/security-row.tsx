import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";

interface SecurityRowProps {
  title: string;
  /** The current state. */
  text: ReactNode;
  /** None while the state is unknown. */
  action?: { label: string; run: () => void } | undefined;
  /** Replaces the button, and what is below the row, while it is open. */
  form?: ReactNode;
  /** Below the row. */
  children?: ReactNode;
}

/** A row of the security card: the current state, a button, and the form it opens. */
export function SecurityRow({ title, text, action, form, children }: SecurityRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  const isOpen = Boolean(form);
  useEffect(() => {
    if (isOpen) row.current?.querySelector("input")?.focus();
    else if (wasOpen.current) row.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li ref={row} className="py-3 first:pt-0 last:pb-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div className="min-w-[min(8rem,100%)] flex-1">
          <h3 className="text-base">{title}</h3>
          <div className="text-sm text-soft wrap-anywhere">{text}</div>
        </div>
        {action && !isOpen && (
          <Button
            look="outline"
            className="shrink-0"
            onClick={action.run}
            aria-label={`${action.label}: ${title}`}
          >
            {action.label}
          </Button>
        )}
      </div>
      {(form || children) && <div className="mt-3">{form || children}</div>}
    </li>
  );
}
