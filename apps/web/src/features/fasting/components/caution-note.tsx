import type { Caution } from "@morsel/domain/fasting/milestone";
import { HeartPulse } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { fastingMessages as texts } from "../messages.ts";

/** A gentle note after 24 hours, a stronger one after 72; nothing before. */
export function CautionNote({ caution }: { caution: Caution }) {
  if (caution === "none") return null;
  const { title, text } = texts.cautions[caution];
  const strong = caution === "very-long";
  return (
    <div
      role="note"
      className={classNames(
        "flex gap-3 rounded-control p-3 text-left",
        strong ? "bg-danger-soft" : "bg-amber-soft",
      )}
    >
      <HeartPulse
        size={20}
        aria-hidden="true"
        className={classNames("mt-0.5 shrink-0", strong ? "text-danger" : "text-amber")}
      />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  );
}
