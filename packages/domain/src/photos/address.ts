/** What a photo is known by where pictures are kept. */
export const storagePathOf = (owner: string, photoId: string): string =>
  `users/${owner}/${photoId}.jpg`;

/** Where it is read with its owner's token; without an origin, on the page's own server. */
export const storageUrlOf = (origin: string, storagePath: string): string =>
  `${origin}/api/proxy-image/${storagePath}`;
