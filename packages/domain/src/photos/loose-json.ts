/**
 * The JSON in what a language model wrote: whatever stands around it, within a code fence or not,
 * with trailing commas. Undefined if there is none.
 */
export function jsonIn(text: string): unknown {
  // What it thought aloud may quote half an answer.
  const said = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, " ");
  const fenced = [...said.matchAll(/```(?:\w+)?\s*([\s\S]*?)(?:```|$)/g)].map(([, part]) => part);
  for (const part of [...fenced, said]) {
    const found = part === undefined ? undefined : firstValueIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of the places where a value may begin, so many are tried. */
const maxTries = 20;

function firstValueIn(text: string): unknown {
  let tries = 0;
  for (let at = text.search(/[[{]/); at >= 0 && tries < maxTries; tries++) {
    const end = endOfValue(text, at);
    const found = parsed(text.slice(at, end));
    if (found !== undefined) return found;
    const next = text.slice(at + 1).search(/[[{]/);
    at = next < 0 ? -1 : at + 1 + next;
  }
  return undefined;
}

/** Where the brackets that open at `start` are closed again; the text's end if nowhere. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === "\\") at++;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** A string, or a comma before a closing bracket. */
const stringOrComma = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g;

function parsed(text: string): unknown {
  const plain = text.replace(stringOrComma, (found) => (found === "," ? "" : found));
  try {
    return JSON.parse(plain) as unknown;
  } catch {
    return undefined;
  }
}
