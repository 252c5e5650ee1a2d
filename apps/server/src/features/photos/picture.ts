import { maxPictureSide } from "@morsel/domain/photos/limits";
import { messages } from "./messages.ts";

/** Bytes that aren't a picture we take; the message is for whoever sent them. */
export class PictureError extends Error {}

/** More than any phone's camera has. */
const maxPixels = 50_000_000;
const patienceSeconds = 15;

/** What may be read at all: neither SVG, which is a program, nor PDF, GIF or TIFF. */
const readers = ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Loaded with the first picture: the library needs 30 MB. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readers });
  return sharp;
}
let sharpLoading: ReturnType<typeof loadSharp> | undefined;

async function opened(bytes: Buffer) {
  sharpLoading ??= loadSharp();
  const sharp = await sharpLoading;
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
}

/**
 * Decodes a picture and writes it anew as a JPEG, upright and at most 1,600 pixels wide and high:
 * only its pixels are left, no metadata and nothing that hid behind it. Throws `PictureError`.
 */
export async function rewritten(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = await opened(bytes);
    const { pages = 1, width, height } = await picture.metadata();
    if (pages > 1) throw new PictureError(messages.moving);
    if (width * height > maxPixels) throw new PictureError(messages.tooManyPixels);
    return await picture
      .autoOrient()
      .resize({
        width: maxPictureSide,
        height: maxPictureSide,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#fff" })
      .timeout({ seconds: patienceSeconds })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureError(isTooLarge ? messages.tooManyPixels : messages.notAPicture);
  }
}

/** The longer side of a picture that can be drawn whole, in pixels. Throws `PictureError`. */
export async function pictureSize(bytes: Buffer): Promise<number> {
  try {
    const { width, height } = await (await opened(bytes)).metadata();
    await (await opened(bytes)).timeout({ seconds: patienceSeconds }).stats();
    return Math.max(width, height);
  } catch {
    throw new PictureError(messages.notAPicture);
  }
}
