import { minute } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { PhotoService } from "./service.ts";

/** Deletes what was never tracked and what is too old, and the objects of what is deleted. */
export function tidyPhotos(photos: Pick<PhotoService, "sweep">, log: Log, every = minute) {
  return repeat(photos.sweep, { name: "tidying photos", every, log });
}
