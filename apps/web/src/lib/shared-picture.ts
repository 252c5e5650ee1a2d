import { indexedStore } from "./indexed-store.ts";

interface Shared {
  id: "picture";
  file: File;
  /** ms since 1970. */
  at: number;
}

/** ms: whoever shares a picture looks at it at once. Later it may be somebody else's turn. */
const lifetime = 10 * 60_000;

const store = indexedStore<Shared>({
  ...{ name: "morsel-shared", store: "pictures", durability: "relaxed" },
});

/** Keeps the picture that another app shares, until the analyzer takes it. */
export const keepShared = (file: File): Promise<void> =>
  store.put({ id: "picture", file, at: Date.now() });

/** The picture, once; null if there is none. */
export async function takeShared(): Promise<File | null> {
  const [shared] = await store.all();
  if (!shared) return null;
  await store.remove(shared.id);
  return Math.abs(Date.now() - shared.at) < lifetime ? shared.file : null;
}
