import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { createOutbox } from "./outbox.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link that the mail is about; a server without SMTP prints it. */
  link?: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. */
  send(mail: Mail): Promise<void>;
}

/** SMTP where it is configured, else the outbox folder. */
export function createMailer(config: Config, clock: Clock): Mailer {
  return createOutbox(config, clock);
}
