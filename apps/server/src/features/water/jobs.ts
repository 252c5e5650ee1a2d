import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { WaterService } from "./service.ts";

/** Forgets old steps regularly, until stopped. */
export function forgetOldSteps(water: Pick<WaterService, "sweep">, log: Log) {
  return repeat(water.sweep, {
    name: "forgetting steps of water",
    ...{ every: hour, atOnce: true, log },
  });
}
