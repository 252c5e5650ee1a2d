import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { toast } from "../../../../lib/toast.ts";
import { LinkPage, Result } from "../../mailed-links/components/link-page.tsx";
import { MailedLinkPage } from "../../mailed-links/components/mailed-link-page.tsx";
import { resetPage } from "../../mailed-links/state.ts";
import { undoMessages } from "../messages.ts";
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
    toast({ ...undoMessages.emailChange.done, tone: "success" });
    goTo(resetPage);
  }

  if (isElsewhere) {
    return (
      <LinkPage title={undoMessages.emailChange.done.title}>
        <Result tone="success" text={undoMessages.emailChange.doneElsewhere}>
          <Button size="large" onClick={() => goTo("/signin")}>
            {undoMessages.problem.goSignIn}
          </Button>
        </Result>
      </LinkPage>
    );
  }
  return (
    <MailedLinkPage texts={undoMessages.emailChange} onConfirm={undoEmailChange} onDone={done} />
  );
}
