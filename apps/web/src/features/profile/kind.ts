import { defineKind, from } from "../../lib/define-kind.ts";
import { always } from "../../lib/replica-page.ts";
import { userQuery } from "./queries.ts";

export const userKind = defineKind("user", {
  dayOf: () => null,
  answers: [
    from(userQuery, {
      from: () => always,
      answer: ([user]) => user,
      // Its reply says whether the session still stands.
      isAsked: true,
    }),
  ],
});
