import { classNames } from "../lib/class-names.ts";
import { componentMessages } from "./messages.ts";

/** The logo and the name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <div className={classNames("flex items-center gap-2.5", className)}>
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <span className="text-lg font-bold tracking-tight">{componentMessages.product}</span>
    </div>
  );
}
