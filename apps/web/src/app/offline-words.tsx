import { CloudOff } from "lucide-react";
import { useTrouble } from "../features/sync/storage.ts";
import { usePersonId } from "../lib/person.ts";
import { offlineMessages as texts } from "./offline.messages.ts";

/** What is said without a network: nothing of a visitor's is ever sent. */
export default function OfflineWords() {
  const person = usePersonId();
  const trouble = useTrouble();
  return (
    <p className="mb-4 flex items-center gap-3 rounded-card border border-line bg-amber-soft px-4 py-3 text-sm font-medium text-amber">
      <CloudOff size={18} className="shrink-0" aria-hidden="true" />
      {person === null ? texts.visitor : trouble ? texts.unkept : texts.person}
    </p>
  );
}
