import { mergeHistory } from "@morsel/domain/fasting/history";
import { firstSettings } from "@morsel/domain/fasting/schedule";
import { isLive, isRecorded } from "@morsel/domain/fasting/session";
import { day } from "@morsel/domain/time";
import { defineKind, from } from "../../lib/define-kind.ts";
import { always } from "../../lib/replica-page.ts";
import { fastsQuery, sessionOf, settingsQuery } from "./queries.ts";

export const fastKind = defineKind("fast", {
  dayOf: ({ startTime }) => startTime.slice(0, 10),
  answers: [
    from(fastsQuery, {
      answer: (fasts) =>
        mergeHistory(fasts.map(sessionOf).filter((fast) => !isLive(fast) && isRecorded(fast))),
      older: {
        params: () => undefined,
        // A day of the person's may begin earlier or later than the feed's.
        join: (older, recent, start) =>
          mergeHistory(
            recent,
            older.filter(({ startTime }) => startTime < Date.parse(start) + day),
          ),
      },
    }),
  ],
});

export const fastingSettingsKind = defineKind("fastingSettings", {
  dayOf: () => null,
  answers: [
    from(settingsQuery, {
      from: () => always,
      answer: ([settings]) => settings ?? firstSettings(),
    }),
  ],
});
