import { createTransport } from "nodemailer";
import { unavailable } from "../http/failure.ts";
import type { Log } from "../logging/log.ts";
import type { OpenMailer } from "./mail.ts";
import { messages } from "./messages.ts";

/** Sends mails through a server (`smtp://user:password@host:port`, `smtps://…`). */
export function createSmtpMailer(url: string, from: string, log: Log): OpenMailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      try {
        // An address object can only name one recipient; a string could list several.
        await transport.sendMail({ to: { name: "", address: to }, subject, text, html });
      } catch (error) {
        log.error({ err: error }, "the mail server does not take a mail");
        throw unavailable(messages.cannotSend);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        log.warn({ err: error }, "SMTP_URL: the mail server cannot be used, so nobody gets a mail");
      }
    },
    close: () => transport.close(),
  };
}
