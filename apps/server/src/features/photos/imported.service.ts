import { type KeptPlate, maxPhotos } from "@morsel/contract/photos";
import { storagePathOf, storageUrlOf } from "@morsel/domain/photos/address";
import { maxPictureBytes, maxPictureSide } from "@morsel/domain/photos/limits";
import type { NamedFood } from "@morsel/domain/photos/named-food";
import { hour } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { toJson } from "../../platform/database/json.ts";
import { digestOf } from "../../platform/digest.ts";
import type { ObjectStore } from "../../platform/objects/objects.ts";
import { forgetRemoval, noteRemoval } from "../../platform/objects/removals.ts";
import type { UserId } from "../../platform/person.ts";
import { deleteImported } from "./imported.repository.ts";
import { PictureError, pictureSize, rewritten } from "./picture.ts";
import { countPhotos, findPhoto, insertUpload } from "./repository.ts";
import { isBareJpeg } from "./stored-jpeg.ts";

export interface ImportedPhoto {
  id: string;
  fileName: string | null;
  createdAt: number;
  uploadedAt: number;
  analysisId: string | null;
  namedBy: string | null;
  namedFoods: NamedFood[] | null;
  plate: KeptPlate | null;
  /** Its bytes, of `maxPictureBytes` at most; null if they aren't there. */
  read(): Promise<Buffer | null>;
  /** Set once its picture is in the store. */
  stored?: { digest: string; size: number };
}

interface Needs {
  db: Db;
  clock: Clock;
  store: ObjectStore;
}

export type ImportedPhotoService = ReturnType<typeof createImportedPhotoService>;

const typeOf = (importId: string) => `image/jpeg; import=${importId}`;

/** Takes in photos of an archive, with their pictures. */
export function createImportedPhotoService({ db, clock, store }: Needs) {
  return {
    async meet(userId: UserId, photos: readonly ImportedPhoto[]) {
      let same = 0;
      for (const { id } of photos) if (await findPhoto(db, userId, id)) same += 1;
      return { same };
    },

    /** Puts pictures into the store, before anything is written of them. */
    async ready(userId: UserId, photos: readonly ImportedPhoto[]): Promise<void> {
      for (const photo of photos) {
        if (photo.stored || (await findPhoto(db, userId, photo.id))) continue;
        const picture = await pictureOf(photo);
        if (!picture) continue;
        const key = storagePathOf(userId, photo.id);
        // If it comes to nothing, the job removes it. One removed before, such as by an undo, stays.
        await noteRemoval(db, key, { dueAt: clock() + hour, now: clock() });
        await store.put(key, picture, "image/jpeg");
        photo.stored = { digest: digestOf(picture), size: picture.length };
      }
    },

    async add(tx: Db, userId: UserId, importId: string, photos: readonly ImportedPhoto[]) {
      let { kept } = await countPhotos(tx, userId);
      let added = 0;
      for (const photo of photos) {
        const { id, stored, namedFoods, plate } = photo;
        if (!stored || kept >= maxPhotos.kept || (await findPhoto(tx, userId, id))) continue;
        await insertUpload(tx, {
          ...{ user_id: userId, id, created_at: photo.createdAt, upload_until: clock() },
          // By this an undo knows it.
          content_type: typeOf(importId),
          ...{ digest: stored.digest, file_size: stored.size, tracked_at: photo.uploadedAt },
          ...{ file_name: photo.fileName, analysis_id: photo.analysisId },
          // Its picture is here now.
          plate:
            plate && toJson({ ...plate, imageUrl: storageUrlOf("", storagePathOf(userId, id)) }),
          ...{ named_foods: namedFoods && toJson(namedFoods), named_by: photo.namedBy },
        });
        await forgetRemoval(tx, storagePathOf(userId, id));
        kept += 1;
        added += 1;
      }
      return { added, skipped: photos.length - added };
    },

    remove: (tx: Db, userId: UserId, importId: string, limit: number) =>
      deleteImported(tx, userId, typeOf(importId), limit),
  };
}

/** As the server would have stored it; null for what is no picture, or isn't there. */
async function pictureOf(photo: ImportedPhoto): Promise<Buffer | null> {
  const bytes = await photo.read();
  if (!bytes || bytes.length > maxPictureBytes) return null;
  try {
    if (isBareJpeg(bytes) && (await pictureSize(bytes)) <= maxPictureSide) return bytes;
    return await rewritten(bytes);
  } catch (error) {
    if (error instanceof PictureError || error instanceof RangeError) return null;
    throw error;
  }
}
