import { useState } from "react";
import { Dialog } from "../../../../components/dialog.tsx";
import { toast } from "../../../../lib/toast.ts";
import { SignOutButton } from "../../sessions/components/sign-out-button.tsx";
import { signInMessages } from "../../sign-in/messages.ts";
import { type FactorWay, factorMessages } from "../messages.ts";
import { answerWith } from "../mutations.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** Blocks the page until the second factor is entered; the only other way is to sign out. */
export default function SecondFactorModal() {
  const [way, setWay] = useState<FactorWay>("app");
  return (
    <Dialog open {...factorMessages.faces[way]}>
      <div className="flex flex-col gap-2">
        {/* The dialog closes by itself once the session counts. */}
        <SecondFactorForm
          way={way}
          onWay={setWay}
          answer={answerWith(way)}
          onDone={() => toast(signInMessages.toasts.welcome)}
        />
        <SignOutButton look="quiet" />
      </div>
    </Dialog>
  );
}
