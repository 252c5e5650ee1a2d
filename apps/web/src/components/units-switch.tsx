import { useUnits } from "../lib/units.ts";
import { Segments } from "./segments.tsx";

const choices = [
  { value: "imperial", label: "ft, lb" },
  { value: "metric", label: "cm, kg" },
] as const;

/** Feet and pounds, or centimetres and kilograms. */
export function UnitsSwitch() {
  const [units, setUnits] = useUnits();
  return <Segments legend="Units" choices={choices} value={units} onChoose={setUnits} />;
}
