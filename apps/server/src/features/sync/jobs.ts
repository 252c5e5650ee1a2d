import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { SyncService } from "./service.ts";

/** Forgets old deletions regularly, until stopped. Any number of processes may run it. */
export function forgetDeletions(sync: Pick<SyncService, "sweep">, log: Log) {
  return repeat(sync.sweep, { name: "forgetting deletions", every: hour, atOnce: true, log });
}
