import { jpegOf } from "./jpeg.ts";
import type { Prepared } from "./prepare.ts";

async function prepared(file: Blob): Promise<Prepared> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
  return jpegOf(picture);
}

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  // The page hears of what is reported as of any error of its worker.
  void prepared(data).then((picture) => self.postMessage(picture), reportError);
});
