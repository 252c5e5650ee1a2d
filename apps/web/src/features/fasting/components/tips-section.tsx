import { HeartPulse } from "lucide-react";
import { Card } from "../../../components/card.tsx";
import { fastingScreenMessages } from "../screen.messages.ts";
import { tipMessages } from "../tip.messages.ts";

const { tips, warning } = tipMessages;

/** Seven tips and the health warning. */
export function TipsSection() {
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <section
        aria-label={warning.title}
        className="flex gap-3 rounded-card bg-amber-soft p-4 sm:p-5"
      >
        <HeartPulse size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
        <div className="min-w-0">
          <h2 className="text-base">{warning.title}</h2>
          <p className="mt-1">{warning.text}</p>
        </div>
      </section>
      <Card title={fastingScreenMessages.tips}>
        <ol className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {tips.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft font-bold text-primary"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-base">{title}</h3>
                <p className="text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
