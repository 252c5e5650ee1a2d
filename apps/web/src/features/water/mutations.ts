import { clampGlasses } from "@morsel/domain/water/glasses";
import { newId } from "../../lib/id.ts";
import { personId } from "../../lib/person.ts";
import { addGlasses } from "./changes.ts";
import { glassesOnDevice, keepOnDevice } from "./device.state.ts";
import { noteVisitorWater } from "./visitor.ts";

/**
 * Adds or removes glasses, within 0 to 8; a visitor's stay on the device. Beyond that it does
 * nothing, as buttons that are at their limit keep the focus and so can be pressed.
 */
export function changeGlasses(date: string, glasses: number, by: number): void {
  if (clampGlasses(glasses + by) === glasses) return;
  if (personId() !== null) {
    addGlasses(date, by);
    return;
  }
  const day = { date, glasses: clampGlasses(glassesOnDevice(date) + by) };
  keepOnDevice(day);
  noteVisitorWater(day, newId);
}
