import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Photo } from "@morsel/contract/photos";
import { day } from "./day.ts";
import type { Person, Server } from "./server.ts";

const icon = readFileSync(new URL("../public/icons/icon-512.png", import.meta.url));

/** Uploads a picture, like another device. */
export async function addPhoto(
  server: Server,
  { token }: Person,
  fileName: string,
  { bytes, contentType }: { bytes: Buffer; contentType: string } = {
    bytes: icon,
    contentType: "image/png",
  },
) {
  const post = (path: string, body: object) => server.call("POST", path, { token, body });
  const to = (await post("/api/objects/upload", { contentType })) as {
    uploadURL: string;
    storagePath: string;
  };
  await fetch(to.uploadURL, {
    method: "PUT",
    headers: { "content-type": contentType },
    body: new Uint8Array(bytes),
  });
  const { storagePath } = to;
  const reply = await post("/api/objects/track-upload", { fileName, storagePath });
  return (reply as { photo: Photo }).photo;
}

/** Logs an entry that came from a photo; without one, from a photo that is gone. */
export async function logFromPhoto(
  server: Server,
  { token }: Person,
  name: string,
  more: { photoId?: string; date?: string; confidence?: number } = {},
): Promise<string> {
  const photoId = more.photoId ?? randomUUID();
  await server.call("POST", "/api/meals/logged", {
    token,
    body: {
      ...{ id: photoId, name, source: "photo", date: day(), time: "12:30 PM", mealType: "lunch" },
      ...{ totalCalories: 540, confidence: 0.82, photoId, ...more },
    },
  });
  return photoId;
}
