import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { unavailable } from "../http/failure.ts";
import type { Log } from "../logging/log.ts";
import type { OpenMailer } from "./mail.ts";
import { readMail } from "./message.ts";
import { messages } from "./messages.ts";

const linkHeader = "X-Morsel-Link";

type Place = Pick<Config, "dataDir">;
const folderOf = ({ dataDir }: Place) => join(dataDir, "outbox");

/** Writes each mail to a file in `DATA_DIR/outbox`, if there is no mail server. */
export function createOutbox(
  config: Pick<Config, "dataDir" | "mailFrom">,
  clock: Clock,
  log: Log,
): OpenMailer {
  const folder = folderOf(config);
  let count = 0;
  return {
    async send(mail) {
      const now = clock();
      const content = await new MailComposer({
        from: config.mailFrom,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        date: new Date(now),
        text: mail.text,
        html: mail.html,
        textEncoding: "quoted-printable",
        headers: mail.link ? { [linkHeader]: { prepared: true, value: mail.link } } : {},
      })
        .compile()
        .build();
      count += 1;
      // Names sort by time; process id and count keep those of the same millisecond apart.
      const name = `${now}-${process.pid}-${String(count).padStart(6, "0")}.eml`;
      const part = join(folder, `${name}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(part, content, { mode: 0o600 });
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        log.error({ err: error }, "the outbox folder does not take a mail");
        throw unavailable(messages.cannotSend);
      }
      log.info(`mail to ${mail.to}: ${mail.subject}${mail.link ? ` ${mail.link}` : ""}`);
    },
    check: async () => {},
    close: () => {},
  };
}

export interface KeptMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  link: string | null;
  text: string;
}

/** The newest mails first. */
export async function listOutbox(config: Place, max = 100): Promise<KeptMail[]> {
  const folder = folderOf(config);
  const files = await readdir(folder).catch(() => []);
  const newest = files
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(
    newest.map(async (file) => {
      const { header, text } = readMail(await readFile(join(folder, file), "utf8"));
      return {
        file,
        to: header("To"),
        subject: header("Subject"),
        date: header("Date"),
        link: header(linkHeader) || null,
        text,
      };
    }),
  );
}
