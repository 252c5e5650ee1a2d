import { setTimeout as sleep } from "node:timers/promises";
import { accountCodes } from "@morsel/contract/accounts";
import { Failure } from "../../platform/http/failure.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import { type LetterContent, type LetterName, writeMail } from "./mail.messages.ts";
import { messages } from "./messages.ts";

/** Requests that may or may not send a mail are answered after this long (ms) in either case. */
const quietAnswer = 300;

export interface MailService {
  /** Sends and waits. Throws a 503 `Failure`. */
  send(name: LetterName, to: string, content?: LetterContent): Promise<void>;
  /** Tells the owner of something that has already happened: a failure is only reported. */
  notify(name: LetterName, to: string, content?: LetterContent): void;
  /** Runs work after the reply, independently of it. A failure is only reported. */
  later(work: () => Promise<void>): void;
  /**
   * Starts work whose outcome must not show in the reply or its timing; resolves after a fixed
   * time. A failure is only reported.
   */
  quietly(work: () => Promise<void>): Promise<void>;
  /** Resolves when no work is in progress. */
  settle(): Promise<void>;
}

interface Needs {
  mailer: Mailer;
  report: (error: unknown) => void;
}

export function createMailService({ mailer, report }: Needs): MailService {
  const underWay = new Set<Promise<void>>();

  function start(work: () => Promise<void>): void {
    const running = work()
      .catch(report)
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  const send: MailService["send"] = async (name, to, content) => {
    try {
      await mailer.send(writeMail(name, to, content));
    } catch (cause) {
      const more = { topLevel: {}, headers: { "retry-after": "5" } };
      const failure = new Failure(503, accountCodes.service, messages.mailFailed, more);
      failure.cause = cause;
      throw failure;
    }
  };

  return {
    send,
    notify: (name, to, content) => start(() => send(name, to, content)),
    later: start,
    async quietly(work) {
      start(work);
      await sleep(quietAnswer);
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
