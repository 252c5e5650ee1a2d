import type { User } from "@morsel/contract/profile";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { useUnits } from "../../../lib/units.ts";
import { profileMessages } from "../messages.ts";
import { DetailsForm } from "./details-form.tsx";
import { DetailsView } from "./details-view.tsx";

/** The personal details, to read and to edit. */
export function DetailsCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const [units] = useUnits();
  const edit = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);

  // The clicked button is gone, so move the focus to where the person continues.
  useEffect(() => {
    if (editing) form.current?.querySelector("input")?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Card
      title={profileMessages.about.title}
      aside={
        !editing && (
          <Button ref={edit} look="quiet" className="-my-2 -mr-2" onClick={() => setEditing(true)}>
            <Pencil size={16} aria-hidden="true" />
            {profileMessages.about.edit}
          </Button>
        )
      }
    >
      {editing ? (
        <div ref={form}>
          <DetailsForm user={user} units={units} onDone={() => setEditing(false)} />
        </div>
      ) : (
        <DetailsView user={user} units={units} />
      )}
    </Card>
  );
}
