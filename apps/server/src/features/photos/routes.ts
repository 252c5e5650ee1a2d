import {
  analyzeFood,
  deletePhoto,
  deletePhotos,
  getAnalyzer,
  listPhotos,
  proxyImage,
  putPlate,
  requestUpload,
  sendPicture,
  trackUpload,
} from "@morsel/contract/photos";
import { storagePathOf, storageUrlOf } from "@morsel/domain/photos/address";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { notFound } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { Person } from "../../platform/person.ts";
import { presentAnalysis } from "./analysis.presenter.ts";
import type { AnalysisService } from "./analysis.service.ts";
import { messages } from "./messages.ts";
import { presentPhoto } from "./presenter.ts";
import type { PhotoService } from "./service.ts";
import { idSentTo } from "./upload-address.ts";

const uuid = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const pathForm = new RegExp(`^users/([^/]+)/(${uuid})\\.jpg$`);
const idForm = new RegExp(`^${uuid}$`);

/** The id in a storage path, if it is the person's. */
function idIn(path: string, { userId }: Person): string | null {
  const [, owner, id] = pathForm.exec(path) ?? [];
  return owner === userId && id !== undefined ? id : null;
}

/**
 * The id in the address that the picture was sent to: specification 2 names only that, so it is all
 * that other clients know a picture by.
 */
function idOfUpload(address: string, { userId }: Person): string | null {
  const id = idSentTo(address, userId);
  return id !== null && idForm.test(id) ? id : null;
}

/** Uploads, and a person's photos. */
export function photoRoutes(
  http: Http,
  photos: PhotoService,
  analyses: AnalysisService,
  config: Pick<Config, "publicUrl" | "photoRetentionDays" | "aiDailyLimit">,
): void {
  const { publicUrl } = config;
  /** The address that the caller knows this server by. */
  const originFor = ({ protocol, host }: FastifyRequest) =>
    host === new URL(publicUrl).host ? publicUrl : `${protocol}://${host}`;

  mount(http, requestUpload, async ({ person, body, request }) => {
    const origin = originFor(request);
    const made = await photos.beginUpload(person, body.contentType);
    const storagePath = storagePathOf(person.userId, made.id);
    const storageUrl = storageUrlOf(origin, storagePath);
    if ("address" in made) return { uploadURL: made.address, storagePath, storageUrl };
    const { id, until, ...signed } = made.upload;
    const query = new URLSearchParams({ ...signed, until: String(until) });
    return { uploadURL: `${origin}/api/objects/upload/${id}?${query}`, storagePath, storageUrl };
  });

  mount(http, sendPicture, async ({ params, query, request, reply }) => {
    const { "content-type": contentType, "content-length": length } = request.headers;
    await photos.receive(
      { ...params, ...query },
      {
        contentType: contentType?.split(";", 1)[0]?.trim().toLowerCase(),
        length: length === undefined ? null : Number(length),
        // Refusing the rest of it must not take the line down before the reply.
        content: request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      },
    );
    return reply.send();
  });

  mount(http, trackUpload, async ({ person, body, request }) => {
    const { storagePath } = body;
    const id = idIn(storagePath, person) ?? idOfUpload(storagePath, person);
    if (id === null) throw notFound(messages.noUpload);
    const { fileName, analysisId = null } = body;
    const row = await photos.track(person, id, { fileName, analysisId });
    return { success: true, photo: presentPhoto(row, originFor(request)) };
  });

  mount(http, proxyImage, async ({ person, params, request, reply }) => {
    const id = idIn(`users/${params.owner}/${params.file}`, person);
    if (id === null) throw notFound();
    const { digest, open } = await photos.picture(person, id);
    const etag = `"${digest.slice(0, 22)}"`;
    reply.headers({
      etag,
      // Kept by the browser, but not shown without asking: it may be deleted by now.
      "cache-control": "private, no-cache",
      vary: "authorization",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const { bytes, content } = await open();
    return reply.type("image/jpeg").header("content-length", bytes).send(content);
  });

  mount(http, analyzeFood, async ({ person, body, request }) => {
    const { imageUrl } = body;
    const origins = [originFor(request), publicUrl, ""];
    const prefix = origins
      .map((origin) => storageUrlOf(origin, ""))
      .find((one) => imageUrl.startsWith(one));
    const read = prefix === undefined ? null : idIn(imageUrl.slice(prefix.length), person);
    const id = read ?? idOfUpload(imageUrl, person);
    if (id === null) throw notFound(messages.foreignAddress);
    const analysis = await analyses.analyze(person, id);
    // Nothing can be read at the address that a picture was sent to.
    const storagePath = storagePathOf(person.userId, id);
    const readable = read === null ? storageUrlOf(originFor(request), storagePath) : imageUrl;
    return presentAnalysis(analysis, readable);
  });

  mount(http, getAnalyzer, () => ({
    provider: analyses.provider,
    dailyLimit: config.aiDailyLimit,
    retentionDays: config.photoRetentionDays,
  }));

  mount(http, listPhotos, async ({ person, request }) => {
    const origin = originFor(request);
    return { photos: (await photos.list(person)).map((row) => presentPhoto(row, origin)) };
  });

  mount(http, putPlate, async ({ person, params, body, request }) => {
    const { id } = params;
    if (!idForm.test(id)) throw notFound(messages.notFound);
    const imageUrl = storageUrlOf(originFor(request), storagePathOf(person.userId, id));
    await photos.keepPlate(person, id, { ...body.plate, photoId: id, imageUrl });
    return { success: true };
  });

  mount(http, deletePhoto, async ({ person, params }) => {
    const count = idForm.test(params.id) ? await photos.remove(person, [params.id]) : 0;
    if (count === 0) throw notFound(messages.notFound);
    return { success: true };
  });

  mount(http, deletePhotos, async ({ person, body }) => {
    const ids = [...new Set(body.photoIds)].filter((id) => idForm.test(id));
    return { success: true, deletedCount: await photos.remove(person, ids) };
  });
}
