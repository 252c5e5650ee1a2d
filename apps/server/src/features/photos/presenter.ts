import type { Photo } from "@morsel/contract/photos";
import { messages } from "./messages.ts";
import type { PhotoRow } from "./repository.ts";

/** What other calls know a picture by. */
export const storagePathOf = ({ user_id, id }: Pick<PhotoRow, "user_id" | "id">): string =>
  `users/${user_id}/${id}.jpg`;

/** Where it is read with its owner's token; `origin` is the address the server was called at. */
export const storageUrlOf = (origin: string, path: string): string =>
  `${origin}/api/proxy-image/${path}`;

export function presentPhoto(row: PhotoRow, origin: string): Photo {
  const storagePath = storagePathOf(row);
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
