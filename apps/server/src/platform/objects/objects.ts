import type { Readable } from "node:stream";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { openFolder } from "./folder.ts";
import { openS3 } from "./s3.ts";

/** Bytes as they come: a request's body, or one buffer. */
export type Content = Buffer | AsyncIterable<Buffer>;

export interface StoredObject {
  bytes: number;
  content: Readable;
}

/** An address that takes one object of one type, for a while. */
export interface UploadAddress {
  key: string;
  contentType: string;
  /** How long from now (s). */
  seconds: number;
}

/** Private files by key (`users/…/….jpg`). Nobody reads them but through the server. */
export interface ObjectStore {
  /** Where browsers send their bytes; null for a store that only the server reaches. */
  direct: {
    origin: string;
    /** A signed address for a plain PUT. */
    addressFor(upload: UploadAddress): Promise<string>;
  } | null;
  /** Stores all of it or, if it breaks off, nothing; replaces what is there. */
  put(key: string, content: Content, contentType: string): Promise<void>;
  /** Null if there is none. Whoever asks reads the content or destroys it. */
  get(key: string): Promise<StoredObject | null>;
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>;
}

/** The S3-compatible store of the settings, else a folder in DATA_DIR. */
export function openObjectStore(config: Pick<Config, "dataDir" | "s3">, clock: Clock): ObjectStore {
  return config.s3 ? openS3(config.s3, clock) : openFolder(config.dataDir);
}
