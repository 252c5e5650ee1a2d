import { Trophy } from "lucide-react";
import { screenMessages } from "./messages.ts";
import { NotYet } from "./not-yet.tsx";

const texts = screenMessages.achievements;

/** Placeholder for achievements, which come in a later version. */
export default function Achievements() {
  return (
    <NotYet title={texts.title} icon={<Trophy size={22} />}>
      {texts.text}
    </NotYet>
  );
}
