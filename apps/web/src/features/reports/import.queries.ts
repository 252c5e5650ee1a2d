import type { ImportSummary } from "@morsel/contract/imports";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { importContract } from "./import-upload.ts";

const importsQuery = defineQuery({
  name: "/api/imports",
  staleTime: 0,
  ask: async (_: undefined, _person, signal): Promise<ImportSummary[]> =>
    (await call(importContract, "listImports", { signal })).imports,
});

/** The person's imports, newest first. */
export const useImports = () => useAnswer(importsQuery, undefined);
