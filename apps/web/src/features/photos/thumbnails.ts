import { useQuery } from "@tanstack/react-query";
import { bearer } from "../../lib/api.ts";
import { indexedStore } from "../../lib/indexed-store.ts";
import { personId, usePersonId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { jpegOf } from "./jpeg.ts";

interface Thumbnail {
  /** The photo's. */
  id: string;
  person: string;
  /** ms since 1970. */
  keptAt: number;
  picture: Blob;
}

/** Pixels: a third of a phone's width, twice as sharp. */
const side = 320;
/** ms: as long as analyzed photos are kept on the device. */
const lifetime = 7 * 24 * 60 * 60_000;

/** Of its queries. */
const name = "thumbnail";

const store = indexedStore<Thumbnail>({
  ...{ name: "morsel-thumbnails", store: "pictures", durability: "relaxed" },
});

/** What is kept is a convenience: where nothing can be, there is nothing. */
const kept = (): Promise<Thumbnail[]> => store.all().catch(() => []);

/** Keeps a small copy of a photo of the signed-in person's, to be shown without a network. */
export async function keepThumbnail(photoId: string, picture: Blob): Promise<Blob> {
  const small = await jpegOf(await createImageBitmap(picture), side);
  const person = personId();
  if (person !== null) {
    const thumbnail = { id: photoId, person, keptAt: Date.now(), picture: small };
    await store.put(thumbnail).catch(() => undefined);
  }
  return small;
}

const forgetThumbnail = (photoId: string): Promise<void> =>
  store.remove(photoId).catch(() => undefined);

/** Of photos that were deleted: whoever shows them finds out. */
export async function forgetThumbnails(photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) await forgetThumbnail(id);
  await queryClient.invalidateQueries({ queryKey: [name] });
}

/** Deletes what is older than a week, or not this person's. */
export async function tidyThumbnails(person: string | null): Promise<void> {
  const now = Date.now();
  for (const one of await kept())
    if (one.person !== person || Math.abs(now - one.keptAt) > lifetime)
      await forgetThumbnail(one.id);
}

/** Null if the photo is gone. */
async function thumbnail(photoId: string, person: string, signal: AbortSignal) {
  const found = (await kept()).find((one) => one.id === photoId && one.person === person);
  if (found) return found.picture;
  // Not by `call`, which reads texts.
  const reply = await fetch(`/api/proxy-image/users/${person}/${photoId}.jpg`, {
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
