import { Trophy } from "lucide-react";
import { screenMessages } from "./messages.ts";
import { NotYet } from "./not-yet.tsx";

const texts = screenMessages.achievements;

/** The place of the achievements, which a later version brings. */
export default function Achievements() {
  return (
    <NotYet title={texts.title} icon={<Trophy size={22} />}>
      {texts.text}
    </NotYet>
  );
}
