import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { SignedIn, TestReply } from "./caller.ts";
import type { TestServer } from "./server.ts";

const size = { width: 640, height: 480, channels: 3 } as const;
const plain = (background: string) => sharp({ create: { ...size, background } });

/** A JPEG as a phone takes it: lying on its side, and telling where it was taken. */
export const phonePhoto = (background = "#b5651d"): Promise<Buffer> =>
  plain(background)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Phone", ImageDescription: "at home" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
    })
    .jpeg()
    .toBuffer();

/** A picture that can't be compressed: of some 400 kB. */
export const noisyPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();

export const png = (): Promise<Buffer> => plain("#4a7").png().toBuffer();

/** A PNG that shows what is behind it. */
export const clearPng = (): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(["#f00", "#0f0"].map((one) => plain(one).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG of a few bytes that says it is this large. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = [data.length, crc32(body)].map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(number);
      return bytes;
    });
    return Buffer.concat([ends[0] ?? body, body, ends[1] ?? body]);
  };
  const pixels = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * Math.min(side, 100)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...[chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))],
  ]);
}

export interface UploadedTo {
  uploadURL: string;
  storagePath: string;
  storageUrl: string;
}

/** The three steps from a picture to a photo. */
export function uploader(server: Pick<TestServer, "call">, { token }: Pick<SignedIn, "token">) {
  async function begin(contentType = "image/jpeg"): Promise<UploadedTo> {
    const { status, body } = await server.call("POST", "/api/objects/upload", {
      ...{ token, body: { contentType } },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as UploadedTo;
  }
  const track = ({ storagePath, storageUrl }: UploadedTo, over: object = {}): Promise<TestReply> =>
    server.call("POST", "/api/objects/track-upload", {
      token,
      body: {
        ...{ fileName: "lunch.jpg", storagePath, storageUrl },
        ...{ mimeType: "image/jpeg", fileSize: 1, analysisId: null, ...over },
      },
    });
  async function add(bytes: Buffer, contentType = "image/jpeg") {
    const to = await begin(contentType);
    const sent = await put(to.uploadURL, bytes, contentType);
    return { to, sent, tracked: await track(to) };
  }
  return { begin, track, add };
}

export const put = (address: string, bytes: BodyInit | Buffer, contentType = "image/jpeg") =>
  fetch(address, {
    method: "PUT",
    headers: { "content-type": contentType },
    body: Buffer.isBuffer(bytes) ? new Uint8Array(bytes) : bytes,
    ...{ duplex: "half" },
  });

/** What a picture is, and the colour of its middle. */
export async function factsOf(picture: Buffer) {
  const { format, width, height, exif, orientation } = await sharp(picture).metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  const [red, green, blue] = await sharp(picture).extract(middle).raw().toBuffer();
  return { format, width, height, hasMetadata: Boolean(exif ?? orientation), red, green, blue };
}

/** A phone's photo of 12 megapixels, with all that it tells. */
export const largePhoto = async (): Promise<Buffer> =>
  sharp(await phonePhoto())
    .resize(4_032, 3_024)
    .keepMetadata()
    .jpeg()
    .toBuffer();

/**
 * One with as many bytes as a phone's, 4 MB: noise, since what is plain compresses to nothing. Of
 * those that come in passes, all of it has to be held at once.
 */
export const detailedPhoto = (inPasses = false): Promise<Buffer> => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 4_032, height: 3_024, channels: 3, background: "#000", noise } as const;
  return sharp({ create })
    .blur(0.8)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88, progressive: inPasses })
    .toBuffer();
};

/** A plate from which everything was removed. */
export const emptyPlate = (photoId: string) => ({
  ...{ photoId, imageUrl: "", analysisId: "", analysisTime: "2026-03-02T12:30:00.000Z" },
  ...{ foods: [], unmatched: [], entry: null },
});
