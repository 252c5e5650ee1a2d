import type { ImportMapping, ImportReading } from "@morsel/contract/imports";
import { mealNutrients } from "@morsel/domain/meals/nutrition";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/field.tsx";
import { importMessages } from "../import.messages.ts";
import { forgetReading, readAgain } from "../import.state.ts";

const texts = importMessages.mapping;
const macros = ["protein", "carbs", "fat"];
type Columns = NonNullable<ImportMapping["columns"]>;
type Field = keyof Columns;

const fieldsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names) as [Field, string][];
const main = [
  ...fieldsOf(texts.fields),
  ...mealNutrients.filter(({ id }) => macros.includes(id)).map(named),
];
const more = mealNutrients.filter(({ id }) => !macros.includes(id)).map(named);

function named({ id, name, unit }: { id: Field; name: string; unit: string }): [Field, string] {
  return [id, `${name} (${unit})`];
}

interface FormProps {
  reading: ImportReading;
  asked: NonNullable<ImportReading["needsMapping"]>;
  busy: boolean;
}

/** What the person says of a table so far. */
function useAnswers({ asks, headers, suggested }: FormProps["asked"]) {
  const [columns, setColumns] = useState<Columns>(suggested.columns ?? {});
  const [dateOrder, setDateOrder] = useState<string>(suggested.dateOrder ?? "");
  const [decimal, setDecimal] = useState<string>(suggested.decimal ?? ".");
  const energyHeader = headers[suggested.columns?.calories ?? -1];
  const [energyUnit, setEnergyUnit] = useState<string>(
    suggested.energyUnit ?? (isInKj(energyHeader) ? "kJ" : "kcal"),
  );
  const asksColumns = asks.includes("columns");
  const hasColumns = columns.date !== undefined && columns.calories !== undefined;
  return {
    ...{ columns, dateOrder, setDateOrder, decimal, setDecimal, energyUnit, setEnergyUnit },
    asksColumns,
    isComplete: dateOrder !== "" && (hasColumns || !asksColumns),
    choose(field: Field, value: string) {
      const others = Object.entries(columns).filter(([name]) => name !== field);
      const own = value === "" ? [] : [[field, Number(value)] as const];
      setColumns(Object.fromEntries([...others, ...own]));
    },
    // What the selects offer is what the contract knows.
    mapping: {
      dateOrder,
      decimal,
      ...(asksColumns && { columns, energyUnit }),
    } as ImportMapping,
  };
}

/** Asks what a table's columns are, and how its dates are written. */
export function ImportMappingForm({ reading, asked, busy }: FormProps) {
  const { headers, samples } = asked;
  const answers = useAnswers(asked);
  const { columns, asksColumns } = answers;
  const choices = [
    { value: "", label: texts.none },
    ...headers.map((header, index) => ({ value: String(index), label: header || `${index + 1}` })),
  ];
  const select = ([field, label]: [Field, string]) => (
    <SelectField
      key={field}
      label={label}
      choices={choices}
      value={String(columns[field] ?? "")}
      onChange={({ target }) => answers.choose(field, target.value)}
    />
  );

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void readAgain(reading, answers.mapping);
      }}
    >
      <div>
        <h3 className="font-semibold">{texts.questionOf(asked.asks)}</h3>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          {importMessages.source(reading)}
        </p>
      </div>
      <Sample headers={headers} rows={samples} />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={texts.dateOrder}
          choices={[{ value: "", label: texts.chooseOrder }, ...listed(texts.orders)]}
          value={answers.dateOrder}
          onChange={({ target }) => answers.setDateOrder(target.value)}
        />
        <SelectField
          label={texts.decimal}
          choices={listed(texts.decimals)}
          value={answers.decimal}
          onChange={({ target }) => answers.setDecimal(target.value)}
        />
        {asksColumns && (
          <SelectField
            label={texts.energyUnit}
            choices={listed(texts.energyUnits)}
            value={answers.energyUnit}
            onChange={({ target }) => answers.setEnergyUnit(target.value)}
          />
        )}
        {asksColumns && main.map(select)}
      </div>
      {asksColumns && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {texts.more}
          </summary>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{more.map(select)}</div>
        </details>
      )}
      {!answers.isComplete && asksColumns && <p className="text-sm text-soft">{texts.needed}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={!answers.isComplete}>
          {texts.check}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void forgetReading(reading)}>
          {importMessages.cancel}
        </Button>
      </div>
    </form>
  );
}

const listed = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const isInKj = (header = ""): boolean => /\bkj\b|kilojoule/i.test(header);

function Sample({ headers, rows }: { headers: readonly string[]; rows: readonly string[][] }) {
  const cell = "max-w-48 truncate border-b border-line px-2.5 py-1.5 text-left whitespace-nowrap";
  return (
    <div
      role="region"
      aria-label={texts.sample}
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="text-sm">
        <thead>
          <tr>
            {headers.map((header, index) => (
              <th key={index} scope="col" className={`${cell} font-semibold`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {headers.map((header, at) => (
                <td key={`${header} ${at}`} className={cell}>
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
