import { useUnits } from "../lib/units.ts";
import { choiceMessages } from "./choice.messages.ts";
import { Segments } from "./segments.tsx";

const texts = choiceMessages.units;

const choices = [
  { value: "imperial", label: texts.imperial },
  { value: "metric", label: texts.metric },
] as const;

export function UnitsSwitch() {
  const [units, setUnits] = useUnits();
  return <Segments legend={texts.legend} choices={choices} value={units} onChoose={setUnits} />;
}
