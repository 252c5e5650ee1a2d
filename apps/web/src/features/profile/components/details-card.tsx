import type { User } from "@morsel/contract/profile";
import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { useUnits } from "../../../lib/units.ts";
import type { DetailField } from "../details.ts";
import { profileMessages } from "../messages.ts";
import { DetailsForm } from "./details-form.tsx";
import { DetailsView } from "./details-view.tsx";

interface DetailsCardProps {
  user: User;
  /** The field that editing begins at; null while the details are only read. */
  editing: DetailField | null;
  onEdit: (from: DetailField | null) => void;
}

/** The personal details, to read and to edit. */
export function DetailsCard({ user, editing, onEdit }: DetailsCardProps) {
  const [units] = useUnits();
  const edit = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEditing = useRef<DetailField | null>(null);

  // The clicked button is gone, so move the focus to where the person continues.
  useEffect(() => {
    if (editing) form.current?.querySelector<HTMLElement>(`[name="${editing}"]`)?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Card
      title={profileMessages.about.title}
      aside={
        !editing && (
          <Button
            ref={edit}
            look="quiet"
            className="-my-2 -mr-2"
            onClick={() => onEdit("fullName")}
          >
            <Pencil size={16} aria-hidden="true" />
            {profileMessages.about.edit}
          </Button>
        )
      }
    >
      {editing ? (
        <div ref={form}>
          <DetailsForm user={user} units={units} onDone={() => onEdit(null)} />
        </div>
      ) : (
        <DetailsView user={user} units={units} />
      )}
    </Card>
  );
}
