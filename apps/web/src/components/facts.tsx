/** Short facts, each under its name. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [name: string, value: string])[];
  className: string;
}) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
