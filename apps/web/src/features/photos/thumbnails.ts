import { storagePathOf, storageUrlOf } from "@morsel/domain/photos/address";
import { useQuery } from "@tanstack/react-query";
import { bearer } from "../../lib/api.ts";
import { usePersonId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { jpegOf } from "./jpeg.ts";
import { keptForAWeek } from "./kept-for-a-week.ts";

/** Pixels: a third of a phone's width, twice as sharp. */
const side = 320;

/** Of its queries. */
const name = "thumbnail";

const thumbnails = keptForAWeek<{ picture: Blob }>("morsel-thumbnails", "pictures");

/** Keeps a small copy of a photo of the signed-in person's, to be shown without a network. */
export async function keepThumbnail(photoId: string, picture: Blob): Promise<Blob> {
  const small = await jpegOf(await createImageBitmap(picture), side);
  await thumbnails.keep(photoId, { picture: small });
  return small;
}

/** Of photos that were deleted: whoever shows them finds out. */
export async function forgetThumbnails(photoIds: readonly string[]): Promise<void> {
  await thumbnails.forget(photoIds);
  await queryClient.invalidateQueries({ queryKey: [name] });
}

export const tidyThumbnails = thumbnails.tidy;

/** Null if the photo is gone. */
async function thumbnail(photoId: string, person: string, signal: AbortSignal) {
  const found = await thumbnails.find(photoId);
  if (found) return found.picture;
  // Not by `call`, which reads texts.
  const reply = await fetch(storageUrlOf("", storagePathOf(person, photoId)), {
    headers: { authorization: `Bearer ${(await bearer()) ?? ""}` },
    signal,
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`The photo was answered with ${reply.status}.`);
  return keepThumbnail(photoId, await reply.blob());
}

/** `away`: it can't be had now, such as offline. */
type Shown = { is: "loading" | "gone" | "away" } | { is: "here"; picture: Blob };

/** A photo of the signed-in person's, small: from this device, or else from the server. */
export function useThumbnail(photoId: string): Shown {
  const person = usePersonId();
  const { data: picture, isError } = useQuery({
    queryKey: [name, person, photoId],
    queryFn: ({ signal }) => thumbnail(photoId, person ?? "", signal),
    ...{ enabled: person !== null, networkMode: "always", retry: false, staleTime: Infinity },
  });
  if (picture) return { is: "here", picture };
  if (picture === null) return { is: "gone" };
  return { is: isError ? "away" : "loading" };
}
