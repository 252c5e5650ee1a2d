import openDecoder from "libheif-js/libheif-wasm/libheif.js";
import decoderFile from "libheif-js/libheif-wasm/libheif.wasm?url";
import { jpegOf } from "./jpeg.ts";
import type { Prepared } from "./prepare.ts";

async function decoder() {
  const file = await fetch(decoderFile);
  if (!file.ok) throw new Error(`${decoderFile}: ${file.status}`);
  const wasmBinary = await file.arrayBuffer();
  return openDecoder({ wasmBinary });
}

async function prepared(file: Blob): Promise<Prepared> {
  const { HeifDecoder } = await decoder();
  const pictures = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) return null;
  const empty = new ImageData(picture.get_width(), picture.get_height());
  const drawn = await new Promise<ImageData | null>((resolve) => picture.display(empty, resolve));
  return drawn && jpegOf(await createImageBitmap(drawn));
}

self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void prepared(data).then((picture) => self.postMessage(picture), reportError);
});
