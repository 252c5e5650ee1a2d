import { hash } from "node:crypto";

/**
 * Tells equal rows of a file apart: how often each was there before. Keeps twelve bytes a row, since
 * a file may have a million; digests that collide, one in billions, count as the same row.
 */
export function createRepeats() {
  let keys = new Float64Array(1 << 12);
  let counts = new Uint32Array(1 << 12);
  let used = 0;

  function slotOf(key: number): number {
    const mask = keys.length - 1;
    let at = key % keys.length;
    while (keys[at] !== 0 && keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  function grow(): void {
    const [oldKeys, oldCounts] = [keys, counts];
    keys = new Float64Array(oldKeys.length * 2);
    counts = new Uint32Array(oldKeys.length * 2);
    for (const [at, key] of oldKeys.entries()) {
      if (key === 0) continue;
      const slot = slotOf(key);
      keys[slot] = key;
      counts[slot] = oldCounts[at] ?? 0;
    }
  }

  return (text: string): number => {
    const key = hash("sha1", text, "buffer").readUIntBE(0, 6) + 1;
    if (used * 2 > keys.length) grow();
    const slot = slotOf(key);
    if (keys[slot] === 0) used += 1;
    keys[slot] = key;
    const before = counts[slot] ?? 0;
    counts[slot] = before + 1;
    return before;
  };
}
