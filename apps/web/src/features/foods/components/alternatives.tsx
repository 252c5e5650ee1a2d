import { foodMessages } from "../messages.ts";

/** Other foods that may have been meant; a tap recalculates with one. */
export function Alternatives({
  foods,
  onChoose,
}: {
  foods: readonly { id: string; name: string }[];
  onChoose: (foodId: string) => void;
}) {
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold text-soft">{foodMessages.alternatives}</h4>
      <ul className="flex flex-wrap gap-2">
        {foods.map(({ id, name }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="min-h-11 max-w-full rounded-control border border-line px-3 py-2 text-left text-sm hover:bg-sunken"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
