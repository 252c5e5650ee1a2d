import { useUnits } from "../lib/units.ts";
import { choiceMessages } from "./choice.messages.ts";
import { Segments } from "./segments.tsx";

const texts = choiceMessages.units;

const choices = [
  { value: "imperial", label: texts.imperial },
  { value: "metric", label: texts.metric },
] as const;

/** A second one on a page has a name of its own. */
export function UnitsSwitch({ legend = texts.legend }: { legend?: string }) {
  const [units, setUnits] = useUnits();
  return <Segments legend={legend} choices={choices} value={units} onChoose={setUnits} />;
}
