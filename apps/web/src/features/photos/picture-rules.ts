import { maxPictureBytes } from "@morsel/domain/photos/limits";
import { photoMessages } from "./messages.ts";

const texts = photoMessages.upload;

/** SVG is a program rather than a picture, and no browser draws it in a worker. */
const isImageType = (type: string) => /^image\/(?!svg)/i.test(type);

/** Browsers without HEIC don't know its type either. */
const namesHeic = (name: string) => /\.hei[cf]$/i.test(name);

/** Why this file can't be a photo, in words; null if it may be one. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): string | null {
  if (!isImageType(type) && !(type === "" && namesHeic(name))) return texts.notAnImage;
  if (size === 0) return texts.empty;
  return size > maxPictureBytes ? texts.tooLarge(size) : null;
}
