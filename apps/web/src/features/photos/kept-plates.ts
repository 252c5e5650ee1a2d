import type { KeptPlate } from "@morsel/contract/photos";
import { photoContract } from "./contract.ts";
import { keptForAWeek } from "./kept-for-a-week.ts";

const plates = keptForAWeek<{ plate: unknown }>("morsel-plates", "plates");

/** Keeps what a person has made of an analysis, to be corrected further. */
export const keepPlate = (plate: KeptPlate): Promise<void> => plates.keep(plate.photoId, { plate });

/** The signed-in person's plate of a photo, as it was left; null if this device doesn't have it. */
export async function keptPlate(photoId: string): Promise<KeptPlate | null> {
  const found = await plates.find(photoId);
  if (!found) return null;
  const read = (await photoContract()).keptPlate.safeParse(found.plate);
  return read.success ? read.data : null;
}

export const { forget: forgetPlates, tidy: tidyPlates } = plates;
