import { Sprout } from "lucide-react";
import { Button } from "../components/button.tsx";
import { askToSign } from "../lib/auth-prompt.ts";
import { appMessages } from "./messages.ts";

/** Tells visitors what an account is good for. */
export function SignUpCard() {
  return (
    <section
      aria-label={appMessages.keepDay.title}
      className="flex flex-col gap-3 rounded-card bg-primary-soft p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-primary"
        >
          <Sprout size={22} />
        </span>
        <div>
          <h2 className="text-base">{appMessages.keepDay.title}</h2>
          <p className="text-sm">{appMessages.keepDay.text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => askToSign("up")}>{appMessages.createAccount}</Button>
        <Button look="quiet" onClick={() => askToSign("in")} className="hover:bg-card">
          {appMessages.signIn}
        </Button>
      </div>
    </section>
  );
}
