import type { Photo } from "@morsel/contract/photos";
import { storagePathOf, storageUrlOf } from "@morsel/domain/photos/address";
import { messages } from "./messages.ts";
import type { ShownPhoto } from "./repository.ts";

export function presentPhoto(row: ShownPhoto, origin: string): Photo {
  const storagePath = storagePathOf(row.user_id, row.id);
  return {
    id: row.id,
    fileName: row.file_name ?? messages.unnamed,
    uploadedAt: new Date(row.tracked_at ?? row.created_at).toISOString(),
    fileSize: row.file_size ?? 0,
    mimeType: "image/jpeg",
    storagePath,
    storageUrl: storageUrlOf(origin, storagePath),
    analysisId: row.analysis_id,
  };
}
