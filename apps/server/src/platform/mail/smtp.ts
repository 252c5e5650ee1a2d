import { createTransport } from "nodemailer";
import { unavailable } from "../http/failure.ts";
import type { Log } from "../logging/log.ts";
import type { OpenMailer } from "./mail.ts";
import { messages } from "./messages.ts";

/** Hands mails to a mail server (`smtp://user:password@host:port`, `smtps://…`). */
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
        // As an object, an address can name one receiver only.
        await transport.sendMail({ to: { name: "", address: to }, subject, text, html });
      } catch (error) {
        log.error({ err: error }, "the mail server does not take a mail");
        throw unavailable(messages.cannotSend);
      }
    },
    close: () => transport.close(),
  };
}
