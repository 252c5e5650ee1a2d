import type { KeptPlate } from "@morsel/contract/photos";
import { ApiFailure, call } from "../../lib/api.ts";
import { defineChange } from "../../lib/define-change.ts";
import { personId } from "../../lib/person.ts";
import { photoContract } from "./contract.ts";
import { GivenUp, photoQueue } from "./queue.state.ts";

async function put(plate: KeptPlate): Promise<void> {
  try {
    await call(photoContract, "putPlate", { params: { id: plate.photoId }, body: { plate } });
  } catch (failure) {
    const isRefused =
      failure instanceof ApiFailure && failure.isOurs && [400, 404, 413].includes(failure.status);
    // The photo is gone, or there is too much of it: the entry has its figures all the same.
    throw isRefused ? new GivenUp(null, failure) : failure;
  }
}

/** What a person has made of a plate, for their other devices. */
export const platePut = defineChange({
  kind: "photo.plate",
  schema: async () => (await photoContract()).keptPlate,
  target: ({ photoId }: KeptPlate) => `plate ${photoId}`,
  send: (plate) => ({
    make: () => put(plate),
    // Only the page sends plates.
    requests: async () => [],
  }),
  overlay: [],
  refused: () => null,
});

/** Sends it as soon as that works. */
export async function sendPlate(plate: KeptPlate): Promise<void> {
  const person = personId();
  if (person === null) return;
  // The keeper, which opens the queue for whoever is signed in, may not have loaded yet.
  await photoQueue.use(person);
  await photoQueue.add(platePut, plate);
}
