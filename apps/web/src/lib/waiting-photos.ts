import type { Day } from "@morsel/domain/day";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A photo that waits to be sent and analyzed. */
export interface WaitingPhoto {
  id: string;
  /** The day and meal that its entry will belong to. */
  day: Day;
  mealType: MealType;
}

const { subscribe, tell } = createListeners();
const none: readonly WaitingPhoto[] = [];
let photos = none;
let send: () => Promise<void> = async () => undefined;

/** The queue of photos, whose code loads later than what asks about it (features/photos). */
export function joinPhotoQueue(sendNow: () => Promise<void>) {
  send = sendNow;
  return (waiting: readonly WaitingPhoto[]): void => {
    photos = waiting;
    tell();
  };
}

/** The signed-in person's photos that aren't in the diary yet, oldest first. */
export const waitingPhotos = (): readonly WaitingPhoto[] => photos;

/** The same for components. */
export const useWaitingPhotos = (): readonly WaitingPhoto[] =>
  useSyncExternalStore(subscribe, waitingPhotos, () => none);

/** Tries to send them now. Resolves when done, whether or not it worked. */
export const sendPhotos = (): Promise<void> => send();
