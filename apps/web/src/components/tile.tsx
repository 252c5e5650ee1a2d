/** One figure of a row of them; in a `dl`. */
export function Tile({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div className="flex flex-col rounded-control bg-sunken px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-lg font-bold">{value}</dd>
      {more && <dd className="text-sm text-soft">{more}</dd>}
    </div>
  );
}
