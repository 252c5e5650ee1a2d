import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { toast } from "../../../../lib/toast.ts";
import { LinkPage, Result } from "../../mailed-links/components/link-page.tsx";
import { MailedLinkPage } from "../../mailed-links/components/mailed-link-page.tsx";
import { resetPage } from "../../mailed-links/state.ts";
import { undoProblem, undoTexts } from "../messages.ts";
import { undoEmailChange } from "../mutations.ts";

const goTo = (path: string) => navigate(path, { replace: true });

/** The page behind the old address's link: undoes the change, then asks for a password. */
export default function UndoEmailChange() {
  const [isElsewhere, setElsewhere] = useState(false);

  function done(signedIn: boolean) {
    if (!signedIn) {
      setElsewhere(true);
      return;
    }
    toast({ ...undoTexts.done, tone: "success" });
    goTo(resetPage);
  }

  if (isElsewhere) {
    return (
      <LinkPage title={undoTexts.done.title}>
        <Result tone="success" text={undoTexts.doneElsewhere}>
          <Button size="large" onClick={() => goTo("/signin")}>
            {undoProblem.goSignIn}
          </Button>
        </Result>
      </LinkPage>
    );
  }
  return <MailedLinkPage texts={undoTexts} onConfirm={undoEmailChange} onDone={done} />;
}
