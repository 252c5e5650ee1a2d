import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { LinkPage, Result } from "../../mailed-links/components/link-page.tsx";
import { MailedLinkPage } from "../../mailed-links/components/mailed-link-page.tsx";
import { dateAndTime } from "../date-and-time.ts";
import { undoMessages } from "../messages.ts";
import { confirmRemoval } from "../mutations.ts";

/** The page behind the link that removes a second factor, a day later. */
export default function RemoveSecondStep() {
  const [dueAt, setDueAt] = useState<Date | null>(null);
  if (dueAt === null) {
    return (
      <MailedLinkPage
        texts={undoMessages.factorRemoval}
        onConfirm={confirmRemoval}
        onDone={setDueAt}
      />
    );
  }
  return (
    <LinkPage title={undoMessages.factorRemoval.doneTitle}>
      <Result tone="success" text={undoMessages.factorRemoval.done(dateAndTime(dueAt))}>
        {/* A full page load, as whoever was signed in no longer is. */}
        <Button size="large" onClick={() => window.location.replace("/signin")}>
          {undoMessages.problem.goSignIn}
        </Button>
      </Result>
    </LinkPage>
  );
}
