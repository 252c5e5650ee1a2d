import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

interface StateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet: says what belongs here and how to add it. */
export function EmptyState({ title, children, icon, action, className }: StateProps) {
  return (
    <div className={classNames("flex flex-col items-center gap-1 py-6 text-center", className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-2 grid size-12 place-items-center rounded-full bg-primary-soft text-primary"
        >
          {icon}
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {children && <div className="max-w-[36ch] text-sm text-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
