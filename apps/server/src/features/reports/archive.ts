import { type PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

interface Manner {
  at: Date;
  /** False for what is compressed already. */
  compress: boolean;
}

/** A ZIP that is written as it is read: what isn't read isn't asked for. */
export interface Archive {
  /** Destroying it ends what is being added. */
  bytes: Readable;
  /** Resolves once all of the content was taken; rejects once nobody reads any more. */
  add(name: string, content: AsyncIterable<Buffer | string>, manner: Manner): Promise<void>;
  end(): void;
}

export function createArchive(): Archive {
  const zip = new ZipFile();
  const bytes = zip.outputStream as PassThrough;
  zip.on("error", (error: Error) => bytes.destroy(error));
  let current: Readable | undefined;
  bytes.once("close", () => current?.destroy());
  return {
    bytes,
    async add(name, content, { at, compress }) {
      const source = Readable.from(content);
      current = source;
      if (bytes.destroyed) source.destroy();
      else zip.addReadStream(source, name, { mtime: at, mode: 0o100644, compress });
      await finished(source);
    },
    end: () => zip.end(),
  };
}
