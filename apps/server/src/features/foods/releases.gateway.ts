import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { ReleaseError } from "@morsel/food-data/release/zip-file";
import { messages } from "./messages.ts";

/** A release's file, and the checksum that is expected of it. */
export interface ReleaseAddress {
  url: URL;
  sha256?: string;
}

/** What was fetched. */
export interface FetchedRelease {
  name: string;
  bytes: number;
  sha256: string;
}

/** The largest release that is read has some tens of megabytes. */
const maxBytes = 400_000_000;
const maxPageBytes = 5_000_000;
/** Without a byte for so long, the source is given up. */
const patienceMs = 60_000;

const linked =
  /href="([^"]*\/FoodData_Central_(foundation|sr_legacy|survey)_food_csv_(\d{4}-\d{2}(?:-\d{2})?)\.zip)"/g;

/**
 * The releases to fetch: an address that ends in `.zip` is one (`#sha256=…` says what is expected),
 * any other is a page that links to them, of which the newest of each kind is taken.
 */
export async function findReleases(addresses: readonly string[]): Promise<ReleaseAddress[]> {
  const found: ReleaseAddress[] = [];
  for (const address of addresses) {
    const url = new URL(address);
    const sha256 = /^#sha256=([0-9a-f]{64})$/i.exec(url.hash)?.[1]?.toLowerCase();
    // Whoever insists on a checksum must not go without one for a slip of the pen.
    if (url.hash !== "" && !sha256) throw new ReleaseError(messages.releases.noChecksum(url.hash));
    url.hash = "";
    if (url.pathname.endsWith(".zip")) found.push({ url, ...(sha256 && { sha256 }) });
    else found.push(...newestOf(await readPage(url), url));
  }
  return found;
}

function newestOf(page: string, base: URL): ReleaseAddress[] {
  const newest = new Map<string, { date: string; url: URL }>();
  for (const [, path = "", kind = "", date = ""] of page.matchAll(linked)) {
    if (date > (newest.get(kind)?.date ?? "")) newest.set(kind, { date, url: new URL(path, base) });
  }
  if (newest.size === 0) throw new ReleaseError(messages.releases.noLinks(base.href));
  return [...newest.values()].map(({ url }) => ({ url }));
}

async function readPage(url: URL): Promise<string> {
  const pieces: Buffer[] = [];
  await fetched(url, maxPageBytes, async (body) => {
    for await (const piece of body) pieces.push(piece);
  });
  return Buffer.concat(pieces).toString("utf8");
}

/** Fetches a release into a file. Throws `ReleaseError`, also if it isn't what was expected. */
export async function fetchRelease(
  { url, sha256 }: ReleaseAddress,
  path: string,
  onProgress: (share: number) => void,
): Promise<FetchedRelease> {
  const name = basename(url.pathname);
  const hash = createHash("sha256");
  let bytes = 0;
  let published: string | undefined;
  await fetched(url, maxBytes, async (body, headers) => {
    const length = Number(headers.get("content-length") ?? 0);
    // RFC 9530; few sources publish one.
    const digest = /sha-256=:([A-Za-z0-9+/=]+):/.exec(headers.get("repr-digest") ?? "")?.[1];
    published = digest && Buffer.from(digest, "base64").toString("hex");
    async function* counted() {
      for await (const piece of body) {
        bytes += piece.length;
        hash.update(piece);
        if (length > 0) onProgress(bytes / length);
        yield piece;
      }
    }
    await pipeline(counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  });
  const got = hash.digest("hex");
  for (const wanted of [sha256, published]) {
    if (wanted !== undefined && wanted !== got) {
      throw new ReleaseError(messages.releases.otherChecksum(name, got, wanted));
    }
  }
  return { name, bytes, sha256: got };
}

/** Gives the body of a reply to `use`; whatever goes wrong on the way is a `ReleaseError`. */
async function fetched(
  url: URL,
  most: number,
  use: (body: AsyncIterable<Buffer>, headers: Headers) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  let patience = setTimeout(() => stop.abort(), patienceMs);
  try {
    // A kept connection would be stale by the next file: reading one takes longer than servers wait.
    const reply = await fetch(url, { signal: stop.signal, headers: { connection: "close" } });
    if (!reply.ok || !reply.body) {
      throw new ReleaseError(messages.releases.refused(url.href, reply.status));
    }
    if (url.protocol === "https:" && !reply.url.startsWith("https:")) {
      throw new ReleaseError(messages.releases.insecure(url.href));
    }
    const { body } = reply;
    async function* limited() {
      let bytes = 0;
      for await (const piece of body) {
        clearTimeout(patience);
        patience = setTimeout(() => stop.abort(), patienceMs);
        bytes += piece.length;
        if (bytes > most) throw new ReleaseError(messages.releases.tooLarge(url.href));
        yield Buffer.from(piece);
      }
    }
    await use(limited(), reply.headers);
  } catch (error) {
    if (error instanceof ReleaseError || isOfDisk(error)) throw error;
    throw new ReleaseError(messages.releases.unreachable(url.href));
  } finally {
    clearTimeout(patience);
    stop.abort();
  }
}

const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall === "write";
