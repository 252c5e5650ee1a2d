import { clampGlasses } from "@morsel/domain/water/glasses";
import { personId } from "../../lib/person.ts";
import { addGlasses } from "./changes.ts";
import { glassesOnDevice, keepOnDevice } from "./device.state.ts";

/** Adds or removes glasses, within 0 to 8; a visitor's stay on the device. */
export function changeGlasses(date: string, by: number): void {
  if (personId() !== null) addGlasses(date, by);
  else keepOnDevice({ date, glasses: clampGlasses(glassesOnDevice(date) + by) });
}
