import { healthFormat, healthVersion } from "@morsel/contract/apple-health";
import { Unzip, UnzipInflate } from "fflate";
import type { FromHealthWorker, HealthFileFault } from "./health-job.ts";
import { BrokenHealth, createHealthReader, type HealthHistory } from "./health-reader.ts";

/** Read at once; what it unpacks to, a hundred times as much at worst, is gone before the next. */
const chunkBytes = 262_144;
/** Unpacked at once, since a chunk of a ZIP that holds the same letter over and over is large. */
const packedBytes = 16_384;
/** Elements in a piece of the document. */
const piece = 1_000;

/** `export.xml` in an `apple_health_export` folder, in the language of the phone: `Exportieren.xml`. */
const inArchive = /^[^/]+\/[^/]+\.xml$/i;
/** Clinical documents, which lie beside it. */
const clinical = /_cda\.xml$/i;

/** Reads Apple Health's export, and writes what Morsel has a place for into a small file. */
export async function healthFile(
  file: File,
  tell: (done: number) => void,
): Promise<Exclude<FromHealthWorker, { done: number }>> {
  try {
    const isZip = (await file.slice(0, 4).text()) === "PK\u0003\u0004";
    return { file: documentOf(await (isZip ? readZip : readXml)(file, tell)) };
  } catch (error) {
    if (error instanceof BrokenHealth || error instanceof BrokenZip) return { fault: error.fault };
    throw error;
  }
}

class BrokenZip extends Error {
  readonly fault: HealthFileFault;

  constructor(fault: HealthFileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The file's bytes; more is read from the disk only when these are done with. */
async function* bytesOf(file: File, tell: (done: number) => void, size = chunkBytes) {
  for (let at = 0; at < file.size; at += size) {
    yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
    tell(Math.min(1, (at + size) / file.size));
  }
}

function textReader() {
  const reader = createHealthReader();
  const decoder = new TextDecoder();
  return {
    write: (bytes: Uint8Array) => reader.write(decoder.decode(bytes, { stream: true })),
    end: () => {
      reader.write(decoder.decode());
      return reader.end();
    },
  };
}

async function readXml(file: File, tell: (done: number) => void): Promise<HealthHistory> {
  const { write, end } = textReader();
  for await (const bytes of bytesOf(file, tell)) write(bytes);
  return end();
}

/** The one file of the archive is unpacked as it is read; all others are passed by. */
async function readZip(file: File, tell: (done: number) => void): Promise<HealthHistory> {
  let history: HealthHistory | undefined;
  let reader: ReturnType<typeof textReader> | undefined;
  const unzip = new Unzip((entry) => {
    if (reader || !inArchive.test(entry.name) || clinical.test(entry.name)) return;
    const own = textReader();
    reader = own;
    entry.ondata = (error, bytes, isLast) => {
      // What is thrown here comes back as an error, once.
      if (error) throw error instanceof BrokenHealth ? error : new BrokenZip("brokenZip");
      own.write(bytes);
      if (isLast) history = own.end();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of bytesOf(file, tell, packedBytes)) {
    try {
      unzip.push(bytes);
    } catch (error) {
      throw error instanceof BrokenHealth ? error : new BrokenZip("brokenZip");
    }
    if (history) return history;
  }
  throw new BrokenZip(reader ? "brokenZip" : "noExport");
}

function documentOf({ meals, water, problems, ignored }: HealthHistory): Blob {
  const head = { format: healthFormat, version: healthVersion, ignored };
  const parts = [JSON.stringify(head).slice(0, -1)];
  for (const [name, list] of Object.entries({ meals, water, problems })) {
    parts.push(`,\n"${name}":[`);
    for (let at = 0; at < list.length; at += piece) {
      const some = list.slice(at, at + piece).map((one) => JSON.stringify(one));
      parts.push(at > 0 ? ",\n" : "\n", some.join(",\n"));
    }
    parts.push("]");
  }
  return new Blob([...parts, "}\n"], { type: "application/json" });
}
