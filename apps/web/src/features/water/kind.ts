import { defineKind, from } from "../../lib/define-kind.ts";
import { today } from "../../lib/today.ts";
import { waterQuery } from "./queries.ts";

export const waterKind = defineKind("water", {
  dayOf: ({ date }) => date,
  answers: [
    from(waterQuery, {
      // The card has today's at once, the log its thirty days a moment later.
      from: () => today(),
      answer: (days) => [...days].sort((a, b) => (a.date < b.date ? 1 : -1)),
    }),
  ],
});
