import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { CentralService } from "./central.service.ts";

/** Forgets what FoodData Central answered long ago, until it's told to stop. */
export function forgetAnswers(central: Pick<CentralService, "sweep">, log: Log) {
  return repeat(central.sweep, { name: "forgetting foods", every: hour, atOnce: true, log });
}
