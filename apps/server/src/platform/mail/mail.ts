import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../logging/log.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link the mail is about; printed by a server without SMTP. */
  link?: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over; throws a 503 `Failure` if it can't be. */
  send(mail: Mail): Promise<void>;
}

/** A mailer whose connections must be closed. */
export interface OpenMailer extends Mailer {
  /** Says in the log if mails can't be handed over: earlier than the first person who needs one. */
  check(): Promise<void>;
  close(): void;
}

/** SMTP if configured, else the outbox folder. */
export function createMailer(config: Config, clock: Clock, log: Log): OpenMailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom, log)
    : createOutbox(config, clock, log);
}
