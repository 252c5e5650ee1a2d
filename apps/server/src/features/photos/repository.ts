import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import { evenList } from "../../platform/database/even-list.ts";
import type { Row } from "../../platform/database/tables.ts";
import type { UserId } from "../../platform/person.ts";

export type PhotoRow = Row<"photos">;

export async function insertUpload(db: Db, row: PhotoRow): Promise<void> {
  await asPerson(db, row.user_id).insertInto("photos").values(row).execute();
}

export function findPhoto(db: Db, userId: UserId, id: string): Promise<PhotoRow | undefined> {
  return asPerson(db, userId)
    .selectFrom("photos")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What is shown of a photo: its plate and the foods named on it may be long. */
const shown = [
  ...(["user_id", "id", "created_at", "tracked_at"] as const),
  ...(["file_name", "file_size", "analysis_id"] as const),
] as const;
export type ShownPhoto = Pick<PhotoRow, (typeof shown)[number]>;

/** The tracked ones, newest first. */
export function listPhotos(db: Db, userId: UserId): Promise<ShownPhoto[]> {
  return asPerson(db, userId)
    .selectFrom("photos")
    .select(shown)
    .where("tracked_at", "is not", null)
    .orderBy("tracked_at", "desc")
    .orderBy("id")
    .execute();
}

/** How many photos a person has, and how many uploads that aren't tracked. */
export async function countPhotos(db: Db, userId: UserId): Promise<{ kept: number; open: number }> {
  const { all, kept } = await asPerson(db, userId)
    .selectFrom("photos")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>("tracked_at").as("kept"),
    ])
    .executeTakeFirstOrThrow();
  return { kept, open: all - kept };
}

/** Bytes of all pictures of a person. */
export async function sumPictures(db: Db, userId: UserId): Promise<number> {
  const { bytes } = await asPerson(db, userId)
    .selectFrom("photos")
    .select(({ fn }) => fn.sum<string | number | null>("file_size").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The same picture, analyzed before by this provider and model. */
export function findAnalyzed(
  db: Db,
  userId: UserId,
  digest: string,
  by: string,
): Promise<PhotoRow | undefined> {
  return asPerson(db, userId)
    .selectFrom("photos")
    .selectAll()
    .where("digest", "=", digest)
    .where("named_by", "=", by)
    .where("named_foods", "is not", null)
    .executeTakeFirst();
}

/** The person's other photos of the same picture. */
export async function findSamePicture(
  db: Db,
  { user_id, id, digest }: Pick<PhotoRow, "user_id" | "id" | "digest">,
): Promise<string[]> {
  const rows = await asPerson(db, user_id)
    .selectFrom("photos")
    .select("id")
    .where("digest", "=", digest)
    .where("id", "<>", id)
    .execute();
  return rows.map((row) => row.id);
}

type Change = Partial<Pick<PhotoRow, "digest" | "file_size" | "tracked_at" | "file_name">> &
  Partial<Pick<PhotoRow, "analysis_id" | "named_foods" | "named_by" | "plate">>;

/** Returns the row as it is then; undefined if it is gone. */
export function updatePhoto(
  db: Db,
  userId: UserId,
  id: string,
  change: Change,
): Promise<PhotoRow | undefined> {
  return asPerson(db, userId)
    .updateTable("photos")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns how many there were. A trigger notes their objects for removal. */
export async function deletePhotos(
  db: Db,
  userId: UserId,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await asPerson(db, userId)
    .deleteFrom("photos")
    .where("id", "in", evenList(ids))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
