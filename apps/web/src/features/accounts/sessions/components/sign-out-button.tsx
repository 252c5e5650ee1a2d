import { LogOut } from "lucide-react";
import { Suspense, useState } from "react";
import { Button, type ButtonProps } from "../../../../components/button.tsx";
import { later } from "../../../../components/later.tsx";
import { toast } from "../../../../lib/toast.ts";
import { sessionMessages } from "../messages.ts";
import { signOut, trySending } from "../mutations.ts";

const UnsentDialog = later(() => import("./unsent-dialog.tsx"), "dialog");

type State = "here" | "asking" | "leaving";

/**
 * Signs out of this browser, online or offline; asks first if something would stay behind unsent.
 */
export function SignOutButton({ look = "outline" }: Pick<ButtonProps, "look">) {
  const [state, setState] = useState<State>("here");

  async function leave() {
    setState("leaving");
    try {
      await signOut();
    } catch {
      setState("here");
      toast(sessionMessages.toasts.signOutFailed);
    }
  }

  async function press() {
    setState("leaving");
    if (await trySending()) await leave();
    else setState("asking");
  }

  const busy = state === "leaving";
  return (
    <>
      <Button look={look} busy={busy} onClick={() => void press()}>
        {!busy && <LogOut size={18} aria-hidden="true" />}
        {sessionMessages.card.signOut}
      </Button>
      {state === "asking" && (
        <Suspense>
          <UnsentDialog onClose={() => setState("here")} onSignOut={() => void leave()} />
        </Suspense>
      )}
    </>
  );
}
