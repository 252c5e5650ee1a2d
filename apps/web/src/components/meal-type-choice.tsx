import { type MealType, mealTypeName, mealTypes } from "@morsel/domain/meals/meal-type";
import { choiceMessages } from "./choice.messages.ts";
import { Segments } from "./segments.tsx";

const choices = mealTypes.map((value) => ({ value, label: mealTypeName(value) }));

/** The four meals side by side, one tap to choose. */
export function MealTypeChoice({
  value,
  onChange,
}: {
  value: MealType;
  onChange: (mealType: MealType) => void;
}) {
  return (
    <Segments
      legend={choiceMessages.mealType}
      choices={choices}
      value={value}
      onChoose={onChange}
    />
  );
}
