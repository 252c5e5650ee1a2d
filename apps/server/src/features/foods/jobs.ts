import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { CentralService } from "./central.service.ts";

/** Deletes FoodData Central's old answers regularly, until stopped. */
export function forgetAnswers(central: Pick<CentralService, "sweep">, log: Log) {
  return repeat(central.sweep, { name: "forgetting foods", every: hour, atOnce: true, log });
}
