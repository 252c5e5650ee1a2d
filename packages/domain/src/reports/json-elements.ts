/** A member of the document's object, or one element of a list that is one. */
export interface JsonElement {
  /** Of the member. */
  name: string;
  isOfList: boolean;
  /** JSON, which is still to be parsed. */
  text: string;
}

/** What is written isn't JSON, or one element of it is too long. */
export class BrokenJson extends Error {}

type State = "start" | "name" | "colon" | "value" | "element" | "within" | "end";

const isSpace = (letter: string) =>
  letter === " " || letter === "\n" || letter === "\r" || letter === "\t";

/**
 * Takes apart a document that is one object, however long its lists are: what is held is the
 * element at hand. Text comes as it is read; `end` throws if the document wasn't over.
 */
export function createJsonElements(maxLetters: number) {
  let state: State = "start";
  let name = "";
  let text = "";
  let isOfList = false;
  let nested = 0;
  let inString = false;
  let isEscaped = false;

  /** Adds to what is at hand. */
  function take(part: string): void {
    text += part;
    if (text.length > maxLetters) throw new BrokenJson("An element is too long.");
  }

  function begin(next: "name" | "within"): void {
    [state, text, nested, inString, isEscaped] = [next, "", 0, false, false];
  }

  /** The place after what begins at `from`, as far as this text has it; null if it goes on. */
  function endOfString(given: string, from: number): number | null {
    for (let at = from; at < given.length; at += 1) {
      const letter = given[at];
      if (isEscaped) isEscaped = false;
      else if (letter === "\\") isEscaped = true;
      else if (letter === '"') return at + 1;
    }
    return null;
  }

  /** The place of what ends the element; null if it goes on. */
  function endOfElement(given: string, from: number): number | null {
    for (let at = from; at < given.length; at += 1) {
      if (inString) {
        const after = endOfString(given, at);
        if (after === null) return null;
        inString = false;
        at = after - 1;
        continue;
      }
      const letter = given[at];
      if (letter === '"') inString = true;
      else if (letter === "{" || letter === "[") nested += 1;
      else if (nested === 0 && (letter === "," || letter === "}" || letter === "]")) return at;
      else if (letter === "}" || letter === "]") nested -= 1;
    }
    return null;
  }

  /** What a single letter between elements means. */
  function step(letter: string): void {
    if (isSpace(letter)) return;
    if (state === "start" && letter === "{") state = "name";
    else if (state === "name" && letter === "}") state = "end";
    else if (state === "colon" && letter === ":") state = "value";
    else if (state === "value" && letter === "[") state = "element";
    else if (state === "element" && letter === "]") state = "name";
    else if (letter !== "," || (state !== "name" && state !== "element"))
      throw new BrokenJson(`Unexpected ${letter}.`);
  }

  function* push(given: string): Generator<JsonElement> {
    let at = 0;
    while (at < given.length) {
      const letter = given[at] ?? "";
      if (state === "within") {
        const end = endOfElement(given, at);
        take(given.slice(at, end ?? given.length));
        if (end === null) return;
        yield { name, isOfList, text };
        const closing = given[end];
        state = isOfList ? "element" : "name";
        at = closing === "," ? end + 1 : end;
      } else if (state === "name" && inString) {
        const after = endOfString(given, at);
        take(given.slice(at, after ?? given.length));
        if (after === null) return;
        name = String(JSON.parse(text));
        [state, inString] = ["colon", false];
        at = after;
      } else if (state === "name" && letter === '"') {
        begin("name");
        inString = true;
        take(letter);
        at += 1;
      } else if (isValue(letter)) {
        isOfList = state === "element";
        begin("within");
      } else {
        step(letter);
        at += 1;
      }
    }
  }

  /** Whether a value or an element begins here. */
  const isValue = (letter: string): boolean =>
    (state === "value" && letter !== "[" && !isSpace(letter)) ||
    (state === "element" && letter !== "]" && letter !== "," && !isSpace(letter));

  return {
    push,
    end(): void {
      if (state !== "end") throw new BrokenJson("It breaks off.");
    },
  };
}
