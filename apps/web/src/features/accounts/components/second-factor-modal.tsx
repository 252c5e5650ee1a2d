import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { toast } from "../../../lib/toast.ts";
import { challengeTexts } from "../factor.messages.ts";
import { toasts } from "../messages.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** Stands over the page until the second factor is shown; the other way on is out. */
export default function SecondFactorModal() {
  const [recovery, setRecovery] = useState(false);
  const texts = recovery
    ? { title: challengeTexts.recoveryTitle, description: challengeTexts.recoveryDescription }
    : { title: challengeTexts.title, description: challengeTexts.description };
  return (
    <Dialog open {...texts}>
      <div className="flex flex-col gap-2">
        {/* The window closes by itself: the session counts from here. */}
        <SecondFactorForm
          recovery={recovery}
          onRecovery={setRecovery}
          onDone={() => toast(toasts.welcome)}
        />
        <SignOutButton look="quiet" />
      </div>
    </Dialog>
  );
}
