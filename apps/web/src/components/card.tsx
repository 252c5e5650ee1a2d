import { type HTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The heading; a card without one is a plain surface. */
  title?: ReactNode;
  /** At the end of the heading line: a small button or a badge. */
  aside?: ReactNode;
}

/** A surface with a heading, which makes it a named region. */
export function Card({ title, aside, className, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={title ? id : undefined}
      className={classNames(
        "rounded-card border border-line bg-card p-4 shadow-card sm:p-5",
        className,
      )}
    >
      {title && (
        <header className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={id} className="text-base">
            {title}
          </h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
