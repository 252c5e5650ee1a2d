import { StringDecoder } from "node:string_decoder";
import { ReleaseError } from "./zip-file.ts";

/** Sanity limit: a food has some tens of kilobytes. */
const longestObject = 20_000_000;

const sign = { quote: 34, listStart: 91, backslash: 92, objectStart: 123, objectEnd: 125 };

/**
 * The objects of the one list in a JSON file, `{"SRLegacyFoods": [{…}, {…}]}` or a bare list,
 * parsed one at a time: the whole file wouldn't fit in memory.
 */
export async function* jsonObjects(content: AsyncIterable<Buffer>): AsyncGenerator {
  const decoder = new StringDecoder("utf8");
  let inList = false;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let held = "";

  /** Continues inside a string, where brackets mean nothing. */
  function takeInString(code: number): void {
    if (escaped) escaped = false;
    else if (code === sign.backslash) escaped = true;
    else if (code === sign.quote) inString = false;
  }

  for await (const piece of content) {
    const text = decoder.write(piece);
    let start = depth > 0 ? 0 : text.length;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (inString) takeInString(code);
      else if (code === sign.quote) inString = true;
      else if (!inList) inList = code === sign.listStart;
      else if (code === sign.objectStart) {
        if (depth === 0) start = at;
        depth++;
      } else if (code === sign.objectEnd && depth > 0) {
        depth--;
        if (depth > 0) continue;
        yield parse(held + text.slice(start, at + 1));
        held = "";
        start = text.length;
      }
    }
    held += text.slice(start);
    if (held.length > longestObject) throw new ReleaseError("A food in the JSON never ends.");
  }
  if (depth > 0 || inString) throw new ReleaseError("The JSON file is cut off.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError("The JSON file is broken.");
  }
}
