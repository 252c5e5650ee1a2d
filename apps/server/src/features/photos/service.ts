import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type KeptPlate, maxPhotos, photoCodes } from "@morsel/contract/photos";
import { storagePathOf } from "@morsel/domain/photos/address";
import { maxPictureBytes } from "@morsel/domain/photos/limits";
import { day, hour, minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { limitConcurrency } from "../../platform/concurrency.ts";
import type { Config } from "../../platform/config/config.ts";
import { readEncryptionKey } from "../../platform/config/encryption-key.ts";
import type { Db } from "../../platform/database/database.ts";
import { toJson } from "../../platform/database/json.ts";
import { digestOf } from "../../platform/digest.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import type { ObjectStore, StoredObject } from "../../platform/objects/objects.ts";
import {
  claimRemoval,
  forgetRemoval,
  noteRemoval,
  releaseRemoval,
} from "../../platform/objects/removals.ts";
import type { People } from "../../platform/people.ts";
import type { Person, UserId } from "../../platform/person.ts";
import { deleteOlder, deleteUntracked, findUpload } from "./anybody.repository.ts";
import { messages } from "./messages.ts";
import { PictureError, rewritten } from "./picture.ts";
import {
  countPhotos,
  deletePhotos,
  findPhoto,
  insertUpload,
  listPhotos,
  type PhotoRow,
  type ShownPhoto,
  sumPictures,
  updatePhoto,
} from "./repository.ts";
import { arrivedKey, isSigned, signatureOf, signingKey, type Upload } from "./upload-address.ts";

/** How long an upload address is valid. */
const addressLifetime = 15 * minute;
/** What was begun before it expired has arrived by then. */
const arrivalTime = 2 * minute;
/** Uploads that nobody has tracked for this long are deleted. */
const untrackedLifetime = hour;

/** Where an upload's bytes are to be sent: to the store's own address, or to ours. */
export type Destination = { id: string } & ({ address: string } | { upload: SignedUpload });
type SignedUpload = Upload & { signature: string };

/** Bytes on their way. */
export interface Arriving {
  contentType: string | undefined;
  /** As announced; null if it wasn't. */
  length: number | null;
  content: AsyncIterable<Buffer>;
}

export interface PhotoService {
  beginUpload(person: Person, contentType: string): Promise<Destination>;
  /** Takes the bytes for a signed address of ours. */
  receive(upload: SignedUpload, arriving: Arriving): Promise<void>;
  /** Makes an upload one of the person's photos. */
  track(person: Person, id: string, about: Tracked): Promise<PhotoRow>;
  /** Its digest, and how to open it. */
  picture(person: Person, id: string): Promise<{ digest: string; open(): Promise<StoredObject> }>;
  /** An upload's row and its picture, for an analysis; tracked or not. */
  toAnalyze(person: Person, id: string): Promise<{ row: PhotoRow; read(): Promise<Buffer> }>;
  /** Keeps what the person has made of its analysis. */
  keepPlate(person: Person, id: string, plate: KeptPlate): Promise<void>;
  list(person: Person): Promise<ShownPhoto[]>;
  /** Of all the person's pictures. */
  bytes(userId: UserId): Promise<number>;
  /** Returns how many there were. */
  remove(person: Person, ids: readonly string[]): Promise<number>;
  sweep(): Promise<void>;
}

interface Tracked {
  fileName: string;
  analysisId: string | null;
}

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  store: ObjectStore;
  config: Pick<Config, "encryptionKey" | "dataDir" | "photoRetentionDays">;
  report: (error: unknown) => void;
}

export function createPhotoService(needs: Needs): PhotoService {
  const { db, clock, people, store, config, report } = needs;
  const key = signingKey(readEncryptionKey(config));
  // A decoded picture takes many times its bytes.
  const inTurn = limitConcurrency({ atOnce: 1 });

  async function owned(userId: UserId, id: string): Promise<PhotoRow> {
    const row = await findPhoto(db, userId, id);
    if (!row) throw notFound(messages.notFound);
    return row;
  }

  /** The person's upload with its picture written anew, which is done once. */
  async function settled(userId: UserId, id: string): Promise<PhotoRow> {
    const row = await owned(userId, id);
    return row.digest === null ? inTurn(() => settle(userId, id)) : row;
  }

  async function settle(userId: UserId, id: string): Promise<PhotoRow> {
    const row = await owned(userId, id);
    if (row.digest !== null) return row;
    const arrived = arrivedKey(userId, id);
    const object = await store.get(arrived);
    if (!object) throw new Failure(409, photoCodes.uploadMissing, messages.uploadMissing);
    const picture = await readPicture(object).catch(async (error: unknown) => {
      if (error instanceof Failure && error.status < 500)
        await people.change(userId, (tx) => deletePhotos(tx, userId, [id]));
      throw error;
    });
    const kept = storagePathOf(userId, id);
    await store.put(kept, picture, "image/jpeg");
    try {
      const made = await people.change(userId, async (tx) => {
        await noteRemoval(tx, arrived, { dueAt: row.upload_until, now: clock() });
        const change = { digest: digestOf(picture), file_size: picture.length };
        return updatePhoto(tx, userId, id, change);
      });
      if (!made) throw notFound(messages.notFound);
      await store.remove(arrived);
      return made;
    } catch (error) {
      // Deleted meanwhile, or the account with it.
      if (error instanceof Failure && error.status < 500) await store.remove(kept);
      throw error;
    }
  }

  async function stored(userId: UserId, id: string): Promise<StoredObject> {
    const object = await store.get(storagePathOf(userId, id));
    if (!object) throw notFound(messages.notFound);
    return object;
  }

  async function removeDue(): Promise<void> {
    for (;;) {
      const due = await claimRemoval(db, clock());
      if (due === undefined) return;
      await store.remove(due).catch(async (error: unknown) => {
        await releaseRemoval(db, due);
        throw error;
      });
      await forgetRemoval(db, due);
    }
  }

  return {
    async beginUpload({ userId }, contentType) {
      const [id, now] = [randomUUID(), clock()];
      const upload = { id, owner: userId, type: contentType, until: now + addressLifetime };
      await people.change(userId, async (tx) => {
        const { kept, open } = await countPhotos(tx, userId);
        const { tooMany } = photoCodes;
        if (kept >= maxPhotos.kept)
          throw new Failure(409, tooMany, messages.tooMany(maxPhotos.kept));
        if (open >= maxPhotos.open) throw new Failure(409, tooMany, messages.tooManyOpen);
        await insertUpload(tx, {
          ...{ user_id: userId, id, created_at: now, content_type: contentType },
          ...{ upload_until: upload.until + arrivalTime, digest: null, file_size: null },
          ...{ tracked_at: null, file_name: null, analysis_id: null },
          ...{ named_foods: null, named_by: null, plate: null },
        });
      });
      if (!store.direct) return { id, upload: { ...upload, signature: signatureOf(key, upload) } };
      const address = await store.direct.addressFor({
        ...{ key: arrivedKey(userId, id), contentType, seconds: addressLifetime / 1000 },
      });
      return { id, address };
    },

    async receive({ signature, ...upload }, { contentType, length, content }) {
      const { id, owner, type, until } = upload;
      const row =
        isSigned(key, upload, signature) && clock() < until
          ? await findUpload(db, owner, id)
          : undefined;
      if (!row) throw new Failure(403, photoCodes.addressInvalid, messages.addressInvalid);
      if (row.digest !== null)
        throw new Failure(409, photoCodes.uploadClosed, messages.uploadClosed);
      if (contentType !== type)
        throw new Failure(415, "UNSUPPORTED_MEDIA_TYPE", messages.otherType(type));
      if (length !== null && length > maxPictureBytes) throw tooLarge(messages.tooLarge(length));
      await store.put(arrivedKey(owner, id), bounded(content), type);
    },

    async track({ userId }, id, { fileName, analysisId }) {
      await settled(userId, id);
      const change = {
        ...{ tracked_at: clock(), file_name: fileName },
        // It may have been analyzed before.
        ...(analysisId !== null && { analysis_id: analysisId }),
      };
      const made = await people.change(userId, async (tx) => {
        const row = await findPhoto(tx, userId, id);
        return row?.tracked_at === null ? updatePhoto(tx, userId, id, change) : row;
      });
      if (!made) throw notFound(messages.notFound);
      return made;
    },

    async picture({ userId }, id) {
      const { digest } = await owned(userId, id);
      if (digest === null) throw notFound(messages.notFound);
      return {
        digest,
        open: () => stored(userId, id),
      };
    },

    async toAnalyze({ userId }, id) {
      const row = await settled(userId, id);
      return {
        row,
        async read() {
          return buffer((await stored(userId, id)).content);
        },
      };
    },

    async keepPlate({ userId }, id, plate) {
      const change = { plate: toJson(plate) };
      const kept = await people.change(userId, (tx) => updatePhoto(tx, userId, id, change));
      if (!kept) throw notFound(messages.notFound);
    },

    list: ({ userId }) => listPhotos(db, userId),
    bytes: (userId) => sumPictures(db, userId),

    async remove({ userId }, ids) {
      const count = await people.change(userId, (tx) => deletePhotos(tx, userId, ids));
      // They are the person's no longer; the job tries again.
      await removeDue().catch(report);
      return count;
    },

    async sweep() {
      const { photoRetentionDays } = config;
      await deleteUntracked(db, clock() - untrackedLifetime);
      if (photoRetentionDays !== null) await deleteOlder(db, clock() - photoRetentionDays * day);
      await removeDue();
    },
  };
}

/** A picture that arrived, written anew. Throws a `Failure` for whoever sent it. */
async function readPicture({ bytes, content }: StoredObject): Promise<Buffer> {
  if (bytes > maxPictureBytes) {
    content.destroy();
    throw tooLarge(messages.tooLarge(bytes));
  }
  return rewritten(await buffer(bounded(content))).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new Failure(422, photoCodes.imageError, error.message);
  });
}

const tooLarge = (message: string) =>
  new Failure(413, photoCodes.tooLarge, message, { headers: { connection: "close" } });

/** The same bytes. Throws a `Failure` at the first too many, and if there are none. */
async function* bounded(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxPictureBytes) throw tooLarge(messages.larger);
    yield chunk;
  }
  if (bytes === 0) throw new Failure(400, photoCodes.imageError, messages.empty);
}
