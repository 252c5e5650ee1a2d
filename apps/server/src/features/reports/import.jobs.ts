import { minute } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { ImportService } from "./import.service.ts";

/** Goes on with imports that a process left lying, from the start on. */
export function resumeImports(
  imports: Pick<ImportService, "sweep">,
  log: Log,
  every: number = minute,
) {
  return repeat(imports.sweep, { name: "resuming imports", every, atOnce: true, log });
}
