import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../../../../components/button.tsx";
import { toast } from "../../../../lib/toast.ts";
import { sessionMessages } from "../messages.ts";
import { signOut } from "../mutations.ts";

/** Signs out of this browser, online or offline. */
export function SignOutButton({ look = "outline" }: Pick<ButtonProps, "look">) {
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch {
      setBusy(false);
      toast(sessionMessages.toasts.signOutFailed);
    }
  }

  return (
    <Button look={look} busy={busy} onClick={() => void leave()}>
      {!busy && <LogOut size={18} aria-hidden="true" />}
      {sessionMessages.card.signOut}
    </Button>
  );
}
