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
}
