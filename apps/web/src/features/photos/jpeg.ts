import { maxPictureSide } from "@morsel/domain/photos/limits";

/** The picture as a JPEG, made smaller if it is longer than `side` (pixels). */
export async function jpegOf(picture: ImageBitmap, side = maxPictureSide): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("There is no canvas to draw on.");
  // JPEG has no transparency: what shows through is white, as on paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  // "high" takes three times as long, and shows no difference at less than half the size.
  context.imageSmoothingQuality = "medium";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
