import { checkPassword } from "@morsel/domain/accounts/password";
import { Check, Circle } from "lucide-react";
import { classNames } from "../../../../lib/class-names.ts";
import { passwordMessages } from "../messages.ts";

/** The rules for a new password, ticked off while typing. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  const rules = checkPassword(password);
  const complete = rules.every(({ met }) => met);
  return (
    <div id={id} className="rounded-control bg-sunken px-4 py-3 text-sm">
      <ul className="grid gap-1.5 sm:grid-cols-2" aria-label={passwordMessages.fields.requirements}>
        {rules.map(({ id: rule, label, met }) => (
          <li
            key={rule}
            className={classNames(
              "flex items-center gap-2 transition-colors duration-150",
              met ? "font-semibold text-primary" : "text-soft",
            )}
          >
            {met ? (
              <Check size={16} strokeWidth={3} aria-hidden="true" />
            ) : (
              <Circle size={16} aria-hidden="true" />
            )}
            <span>{label}</span>
            <span className="sr-only">
              {met ? passwordMessages.fields.met : passwordMessages.fields.notMet}
            </span>
          </li>
        ))}
      </ul>
      <p
        aria-live="polite"
        className={classNames("font-semibold text-primary", complete ? "mt-2" : "sr-only")}
      >
        {complete ? passwordMessages.meetsAll : ""}
      </p>
    </div>
  );
}
