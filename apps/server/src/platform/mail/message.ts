/** Parses a mail written by our own composer: headers by name, and the text part. */
export function readMail(content: string): { header(name: string): string; text: string } {
  const [head = "", ...rest] = content.split("\r\n\r\n");
  const headers = new Map(
    unfold(head)
      .split("\r\n")
      .map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );
  return {
    header: (name) => headers.get(name.toLowerCase()) ?? "",
    text: textPart(rest.join("\r\n\r\n")),
  };
}

const unfold = (head: string) => head.replace(/\r\n[ \t]+/g, " ");

function textPart(body: string): string {
  const found = /^Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/im.exec(body)?.[1] ?? "";
  return decodeQuotedPrintable(found).replaceAll("\r\n", "\n");
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Encoded words of RFC 2047: `=?UTF-8?Q?…?=`; adjacent ones form one text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuotedPrintable(word.replaceAll("_", " ")),
    );
}
