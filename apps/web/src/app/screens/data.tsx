import { DatabaseBackup } from "lucide-react";
import { screenMessages } from "./messages.ts";
import { NotYet } from "./not-yet.tsx";

const texts = screenMessages.data;

/** The place of the data management, which a later version brings. */
export default function Data() {
  return (
    <NotYet title={texts.title} icon={<DatabaseBackup size={22} />}>
      {texts.text}
    </NotYet>
  );
}
