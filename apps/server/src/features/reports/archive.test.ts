import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createArchive } from "./archive.ts";

const manner = { at: new Date(), compress: false };

/** Content without end, and how much of it was asked for. */
function endless() {
  const seen = { chunks: 0, ended: false };
  async function* content() {
    try {
      for (;;) {
        seen.chunks += 1;
        yield Buffer.alloc(16_384);
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, content: content() };
}

test("an archive that nobody reads asks for no more than fits in between", async () => {
  const { seen, content } = endless();
  const archive = createArchive();
  const added = archive.add("long", content, manner).catch(() => "ended");
  await sleep(100);
  const before = seen.chunks;
  expect(before).toBeLessThan(100);
  await sleep(50);
  expect(seen.chunks).toBe(before);
  archive.bytes.destroy();
  expect(await added).toBe("ended");
  expect(seen.ended).toBe(true);
});

test("nothing more is read for a reader who has left", async () => {
  const { seen, content } = endless();
  const archive = createArchive();
  archive.bytes.destroy();
  await sleep(10);
  await expect(archive.add("late", content, manner)).rejects.toThrow();
  expect(seen.chunks).toBe(0);
});
