import { useEffect, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { outbox } from "../../../../lib/changes.ts";
import { useOnline } from "../../../../lib/online.ts";
import { countMade, usePending } from "../../../../lib/pending.ts";
import { sendPhotos, useWaitingPhotos } from "../../../../lib/waiting-photos.ts";
import { sessionMessages } from "../messages.ts";

const texts = sessionMessages.unsent;

interface UnsentDialogProps {
  onClose: () => void;
  onSignOut: () => void;
}

/** Asks what to do with changes that the server doesn't have yet, before signing out. */
export default function UnsentDialog({ onClose, onSignOut }: UnsentDialogProps) {
  const count = countMade(usePending()) + useWaitingPhotos().length;
  const online = useOnline();
  const [waiting, setWaiting] = useState(false);
  const isDone = waiting && count === 0;

  useEffect(() => {
    if (isDone) onSignOut();
  }, [isDone, onSignOut]);

  function wait() {
    setWaiting(true);
    void outbox.retryNow();
    void sendPhotos();
  }

  return (
    <Dialog open onClose={onClose} title={texts.title(count)} description={texts.text(count)}>
      <p role="status" className="text-sm text-soft">
        {waiting && (online ? texts.sending(count) : texts.offline)}
      </p>
      <div className="mt-4 grid gap-2">
        {count > 0 && (
          <Button busy={waiting} onClick={wait}>
            {texts.wait}
          </Button>
        )}
        <Button look="outline" onClick={onSignOut}>
          {count > 0 ? texts.leave : sessionMessages.card.signOut}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
