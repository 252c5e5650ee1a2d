import type { Problem } from "@morsel/domain/fasting/edit";
import { dateAndTime, dateOf, timeOf } from "./clock.state.ts";
import { fastingMessages } from "./messages.ts";
import { fastingScreenMessages } from "./screen.messages.ts";

const texts = fastingScreenMessages.inTheWay;

/** `Thu, Nov 19, 8:04 AM to 2:10 PM`, with both dates if it ends on another day. */
export function spanText(from: number, to: number): string {
  const sameDay = dateOf(from) === dateOf(to);
  return fastingScreenMessages.span(dateAndTime(from), sameDay ? timeOf(to) : dateAndTime(to));
}

/** What is wrong with a fast; another one that is in the way is named by its times. */
export function problemText({ kind, other }: Problem): string {
  if (kind !== "overlap") return fastingMessages.problems[kind];
  if (!other) return "";
  const { startTime, endTime } = other;
  return endTime === null
    ? texts.running(dateAndTime(startTime))
    : texts.past(spanText(startTime, endTime));
}
