import type { FastingReminder } from "@morsel/domain/fasting/reminder";
import { day } from "@morsel/domain/time";
import type { Reminder } from "../notifications/service.ts";

/** How far ahead starts are planned (ms); each one sent plans the next. */
export const horizon = 8 * day;

/** A reminder as it is pushed; one of a kind replaces the last on the lock screen. */
export const asPush = ({
  key,
  kind,
  dueAt,
  expiresAt,
  title,
  text,
}: FastingReminder): Reminder => ({
  ...{ key, dueAt, expiresAt },
  notice: { title, body: text, tag: `fasting-${kind}`, url: "/fasting" },
});
