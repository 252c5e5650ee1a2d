import { Trophy } from "lucide-react";
import { NotYet } from "./not-yet.tsx";

/** The place of the achievements, which a later version brings. */
export default function Achievements() {
  return (
    <NotYet title="No achievements to show yet" icon={<Trophy size={22} />}>
      They come with one of the next versions. The meals you log now are kept and will count.
    </NotYet>
  );
}
