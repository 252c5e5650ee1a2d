import { defineKind } from "../../lib/define-kind.ts";

/** What has no table of its own: see carried.state.ts. */
export const keptKind = defineKind("kept", { dayOf: () => null, answers: [] });
