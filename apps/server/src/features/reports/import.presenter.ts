import type { ImportProgress, ImportSummary } from "@morsel/contract/imports";
import type { ImportRow } from "./import.repository.ts";

export const presentProgress = ({ state, ...row }: ImportRow): ImportProgress => ({
  state,
  done: row.done,
  // A file that was never counted has no more than what was done.
  total: Math.max(row.total, row.done),
  added: row.added,
  skipped: row.skipped,
  noRoom: row.no_room,
});

export const presentSummary = (row: ImportRow): ImportSummary => ({
  ...presentProgress(row),
  id: row.id,
  format: row.format,
  fileName: row.file_name,
  createdAt: new Date(row.created_at).toISOString(),
});
