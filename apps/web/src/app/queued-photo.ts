import { logTaken } from "../features/meals/photo.mutations.ts";
import type { LogQueued } from "../features/photos/changes.ts";
import { keepPlate } from "../features/photos/kept-plates.ts";
import { entryOf, plateOf } from "../features/photos/plate.ts";
import { queueMessages } from "../features/photos/queue.messages.ts";
import { toast } from "../lib/toast.ts";

/** Puts an analyzed photo that has waited into the diary, and says what became of it. */
export const logQueuedPhoto: LogQueued = async (reply, photoId, taken) => {
  if (reply.loggedBefore) {
    const { title, text } = queueMessages.loggedBefore(reply.loggedBefore.entry.name);
    toast({ title, description: text, duration: 20_000 });
    return;
  }
  const plate = plateOf(reply, photoId);
  if (plate.foods.length === 0) {
    const { title, text } = queueMessages.nothingFound;
    toast({ title, description: text, tone: "warning", duration: 20_000 });
    return;
  }
  const entry = entryOf(plate);
  const undo = await logTaken(entry, photoId, taken);
  if (!undo) return;
  await keepPlate({ ...plate, entry: { id: photoId, date: taken.day } });
  const { title, text, undo: label } = queueMessages.logged(entry.name, entry.totalCalories);
  toast({
    ...{ title, description: text, tone: "success" },
    action: { label, run: () => void undo() },
  });
};
