import { DatabaseBackup } from "lucide-react";
import { NotYet } from "./not-yet.tsx";

/** The place of the data management, which a later version brings. */
export default function Data() {
  return (
    <NotYet title="Reports and exports aren't here yet" icon={<DatabaseBackup size={22} />}>
      They come with one of the next versions. Everything you log is kept on the server of this
      Morsel, and whoever runs it can back it up already.
    </NotYet>
  );
}
