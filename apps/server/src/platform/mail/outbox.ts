import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Mailer } from "./mail.ts";

const linkHeader = "X-Morsel-Link";

/** Writes each mail to a file in `DATA_DIR/outbox`, for servers without a mail server. */
export function createOutbox(config: Config, clock: Clock): Mailer {
  const folder = outboxFolder(config);
  let count = 0;
  return {
    async send(mail) {
      const now = clock();
      const content = await new MailComposer({
        from: config.mailFrom,
        to: mail.to,
        subject: mail.subject,
        date: new Date(now),
        text: mail.text,
        html: mail.html,
        textEncoding: "quoted-printable",
        headers: mail.link ? { [linkHeader]: mail.link } : {},
      })
        .compile()
        .build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${now}-${String(count).padStart(4, "0")}.eml`;
      await writeFile(join(folder, `${name}.part`), content, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
  };
}

const outboxFolder = (config: Pick<Config, "dataDir">) => join(config.dataDir, "outbox");

export interface KeptMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  link: string | null;
  text: string;
}

/** The newest mails first. */
export async function listOutbox(config: Pick<Config, "dataDir">, most = 100): Promise<KeptMail[]> {
  const folder = outboxFolder(config);
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(
    newest.map(async (file) => parseMail(file, await readFile(join(folder, file), "utf8"))),
  );
}

function parseMail(file: string, content: string): KeptMail {
  const end = content.indexOf("\r\n\r\n");
  const headers = content.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim() ?? "");
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)(?:\r\n--|$)/i.exec(
    content,
  )?.[1];
  return {
    file,
    to: header("To"),
    subject: header("Subject"),
    date: header("Date"),
    link: header(linkHeader) || null,
    text: decodeQuotedPrintable(part ?? ""),
  };
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  )
    .toString("utf8")
    .replaceAll("\r\n", "\n");

/** Header words as RFC 2047 writes them: `=?UTF-8?Q?…?=`. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuotedPrintable(word.replaceAll("_", " ")),
    );
