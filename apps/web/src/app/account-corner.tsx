import { Button } from "../components/button.tsx";
import { useEmail } from "../features/accounts/sessions/state.ts";
import { askToSign } from "../lib/auth-prompt.ts";
import { classNames } from "../lib/class-names.ts";
import { usePersonId } from "../lib/person.ts";
import { appMessages } from "./messages.ts";

/** Who is signed in, at the bottom of the rail; a sign-in link for visitors. */
export function AccountCorner({ className }: { className?: string }) {
  const person = usePersonId();
  const email = useEmail();
  if (person !== null)
    return (
      <p className={classNames("truncate px-3 text-sm text-soft", className)} title={email}>
        {email}
      </p>
    );
  return (
    <div className={classNames("flex flex-col gap-2", className)}>
      <Button onClick={() => askToSign("up")}>{appMessages.createAccount}</Button>
      <Button look="quiet" onClick={() => askToSign("in")}>
        {appMessages.signIn}
      </Button>
    </div>
  );
}
