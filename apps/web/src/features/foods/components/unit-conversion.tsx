import { ingredientNamed } from "@morsel/domain/foods/ingredients/ingredient-named";
import { convertUnits } from "@morsel/domain/foods/ingredients/unit-conversion";
import { readQuantity } from "@morsel/domain/foods/measures/quantity";
import { openUnits } from "@morsel/domain/foods/measures/units";
import calculatorTables from "@morsel/food-data/calculator.json";
import { useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Card } from "../../../components/card.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import { foodMessages } from "../messages.ts";

const units = openUnits(calculatorTables.units);
const { ingredients } = calculatorTables;
const names = ingredients.map(({ displayName }) => displayName);
/** What everything can be measured in, before the ingredient's own pieces. */
const common = ["g", "kg", "oz", "lb", "ml", "l", "tsp", "tbsp", "cup", "fl oz"];

const unitsOf = (name: string) => [
  ...new Set([...common, ...Object.keys(ingredientNamed(ingredients, name)?.units ?? {})]),
];

/** Converts an amount of a built-in ingredient, and says whether exactly. */
export function UnitConversion() {
  const [name, setName] = useState(names[0] ?? "");
  const [amount, setAmount] = useState("1");
  const [from, setFrom] = useState("cup");
  const [to, setTo] = useState("g");
  const choices = unitsOf(name);
  const quantity = readQuantity(amount.trim());
  const value = quantity?.rest === "" ? quantity.value : 0;
  const converted = convertUnits(units, ingredients, name, value, from, to);
  const texts = foodMessages.conversion;

  function choose(ingredient: string) {
    const known = unitsOf(ingredient);
    setName(ingredient);
    if (!known.includes(from)) setFrom("cup");
    if (!known.includes(to)) setTo("g");
  }

  return (
    <Card title={texts.title}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <SelectField
          className="col-span-full"
          label={texts.ingredient}
          choices={names}
          value={name}
          onChange={(event) => choose(event.target.value)}
        />
        <TextField
          className="max-sm:col-span-full lg:max-xl:col-span-full"
          label={texts.amount}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          maxLength={20}
          autoComplete="off"
        />
        <SelectField
          label={texts.from}
          choices={choices}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <SelectField
          label={texts.to}
          choices={choices}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <p role="status" className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        {converted ? (
          <>
            <span className="text-lg font-bold">
              {texts.result(amount.trim(), from, converted.amount, to)}
            </span>
            <Badge tone={converted.accuracy === "exact" ? "primary" : "plain"}>
              {texts[converted.accuracy]}
            </Badge>
          </>
        ) : (
          <span className="text-soft">{texts.none}</span>
        )}
      </p>
      <p className="text-sm text-soft">{texts.why}</p>
    </Card>
  );
}
