import type { ImportProgress } from "@morsel/contract/imports";

/** A file that somebody wants in their diary, and how far that has come. */
export interface Import {
  id: string;
  created_at: number;
  file_name: string;
  file_size: number;
  /** Objects of the store that hold the file, in order. */
  parts: number;
  format: string;
  state: ImportProgress["state"];
  /** What a process is to do, or does; null if nothing. */
  task: "apply" | "cancel" | "undo" | "fail" | null;
  /** When a process last did something for it; another one takes over what is left lying. */
  worked_at: number | null;
  /** JSON text; null until one is given. */
  mapping: string | null;
  /** 1 if the file can't be read without one that it hasn't got. */
  needs_mapping: number;
  total: number;
  done: number;
  added: number;
  skipped: number;
  /** Of the skipped, those whose day had no room. */
  no_room: number;
}

/** What an import put in the place of something that there is one of. */
export interface ReplacedRow {
  import_id: string;
  kind: string;
  /** Which one of its kind, such as a key of the settings. */
  id: string;
  /** JSON text; `null` where there was nothing. */
  value_before: string;
  value_after: string;
}
