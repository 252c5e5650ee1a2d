import { DatabaseBackup } from "lucide-react";
import { screenMessages } from "./messages.ts";
import { NotYet } from "./not-yet.tsx";

const texts = screenMessages.data;

/** Placeholder for data management, which comes in a later version. */
export default function Data() {
  return (
    <NotYet title={texts.title} icon={<DatabaseBackup size={22} />}>
      {texts.text}
    </NotYet>
  );
}
