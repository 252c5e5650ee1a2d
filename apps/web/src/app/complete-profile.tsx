import type { User } from "@morsel/contract/profile";
import { useEffect, useState } from "react";
import { SignOutButton } from "../features/accounts/sessions/components/sign-out-button.tsx";
import { CompletionModal } from "../features/profile/components/completion-modal.tsx";

/** How long (ms) nobody has typed before the dialog takes the focus. */
const pause = 2_000;

const isInField = () => document.activeElement?.matches("input, textarea") ?? false;

/** False while somebody types into what is behind the dialog: it would get the rest of the text. */
function useNobodyTypes(): boolean {
  const [isQuiet, setQuiet] = useState(() => !isInField());
  useEffect(() => {
    if (isQuiet) return;
    const goOn = () => setQuiet(true);
    let timer = setTimeout(goOn, pause);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(goOn, pause);
    };
    window.addEventListener("keydown", wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", wait, true);
    };
  }, [isQuiet]);
  return isQuiet;
}

/** The profile completion modal with a sign-out button. Load it with `lazy`. */
export default function CompleteProfile({ user }: { user: User }) {
  if (!useNobodyTypes()) return null;
  return <CompletionModal user={user} foot={<SignOutButton look="quiet" />} />;
}
