import type { User } from "@morsel/contract/profile";
import { defaultActivityLevel } from "@morsel/domain/profile/activity";
import { fullName } from "@morsel/domain/profile/full-name";
import type { Units } from "../../../lib/units.ts";
import { heightShown, weightShown } from "../details.ts";
import { profileMessages } from "../messages.ts";

const { about } = profileMessages;
const { labels } = about;

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function dayShown(day: string | null): string {
  const at = Date.parse(`${day ?? ""}T00:00:00Z`);
  return Number.isNaN(at) ? "" : dates.format(at);
}

function withUnit(shown: string, unit: string): string {
  return /^[\d.]+$/.test(shown) ? `${shown} ${unit}` : shown;
}

/** The personal details, read-only. */
export function DetailsView({ user, units }: { user: User; units: Units }) {
  const info = user.personalInfo;
  const metric = units === "metric";
  const personal = [
    [labels.fullName, fullName(user.firstName, user.lastName)],
    [labels.phone, info.phone],
    [labels.location, info.location],
    [labels.birthDate, dayShown(info.birth_date)],
  ] as const;
  const health = [
    [about.height, withUnit(heightShown(info.height, units), metric ? "cm" : "")],
    [about.weight, withUnit(weightShown(info.weight, units), metric ? "kg" : "lbs")],
    [labels.activity, info.activity_level ?? defaultActivityLevel],
    [labels.diet, info.dietary_preferences?.join(", ")],
    [labels.calorieGoal, `${user.dailyCalorieGoal.toLocaleString("en")} kcal`],
    [labels.email, user.email],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <Facts title={about.personal} facts={personal} />
      <Facts title={about.health} facts={health} />
    </div>
  );
}

interface FactsProps {
  title: string;
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
}

function Facts({ title, facts }: FactsProps) {
  return (
    <div>
      <h3 className="mb-2 text-sm text-soft">{title}</h3>
      <dl className="divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className="text-soft">{label}</dt>
            <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere">
              {value || <span className="font-normal text-soft">{about.notSet}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
