import type { User } from "@morsel/contract/profile";
import { wholeText } from "@morsel/domain/english";
import { activityLevels } from "@morsel/domain/profile/activity";
import { dietaryPreferences } from "@morsel/domain/profile/diet";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import { UnitsSwitch } from "../../../components/units-switch.tsx";
import { useOnline } from "../../../lib/online.ts";
import { toast } from "../../../lib/toast.ts";
import { useToday } from "../../../lib/today.ts";
import { useUnfinished } from "../../../lib/unfinished.ts";
import type { Units } from "../../../lib/units.ts";
import {
  changedDetails,
  type DetailErrors,
  type DetailsDraft,
  draftOfDetails,
  inUnits,
} from "../details.ts";
import { profileMessages } from "../messages.ts";
import { useSaveDetails } from "../mutations.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { PictureChoice } from "./picture-choice.tsx";

const { about, details } = profileMessages;
const { labels } = about;

interface DetailsFormProps {
  user: User;
  units: Units;
  /** Called after saving and after cancelling. */
  onDone: () => void;
}

/** The personal details, editable; nothing is stored before Save. */
export function DetailsForm({ user, units, onDone }: DetailsFormProps) {
  useUnfinished("details");
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const online = useOnline();
  const save = useSaveDetails();
  const [errors, setErrors] = useState<DetailErrors>({});
  const [kept, setDraft] = useState(() => ({ units, draft: draftOfDetails(user, units) }));
  const draft = inUnits(kept.draft, user, kept.units, units);
  const set = (typed: Partial<DetailsDraft>) => setDraft({ units, draft: { ...draft, ...typed } });
  const typing = (name: Exclude<keyof DetailsDraft, "diet" | "profileIcon">) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { profile, errors: found } = changedDetails(draft, user, units, today);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    save.mutate(profile, {
      onSuccess() {
        toast({ ...profileMessages.updated, tone: "success" });
        onDone();
      },
      onError({ message }) {
        toast({ title: profileMessages.failedTitle, description: message, tone: "error" });
      },
    });
  }

  const metric = units === "metric";
  const levels: readonly string[] = activityLevels;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-sm font-semibold text-soft">{about.personal}</legend>
        <TextField
          label={labels.fullName}
          autoComplete="name"
          aria-required
          {...typing("fullName")}
        />
        <PictureChoice value={draft.profileIcon} onChoose={(profileIcon) => set({ profileIcon })} />
        <TextField
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...typing("phone")}
        />
        <TextField
          label={labels.location}
          autoComplete="address-level2"
          maxLength={200}
          {...typing("location")}
        />
        <TextField
          label={labels.birthDate}
          type="date"
          autoComplete="bday"
          max={today}
          {...typing("birthDate")}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-sm font-semibold text-soft">{about.health}</legend>
        <UnitsSwitch legend={about.units} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={about.heightIn[units]}
            placeholder={metric ? "173" : `5'8"`}
            {...typing("height")}
          />
          <TextField
            label={about.weightIn[units]}
            inputMode="decimal"
            autoComplete="off"
            {...typing("weight")}
          />
        </div>
        <SelectField
          label={labels.activity}
          choices={levels.includes(draft.activityLevel) ? levels : [draft.activityLevel, ...levels]}
          {...typing("activityLevel")}
        />
        <ChoiceChips
          legend={labels.diet}
          choices={dietaryPreferences}
          chosen={draft.diet}
          onChange={(diet) => set({ diet })}
        />
        <TextField
          label={labels.calorieGoal}
          value={`${wholeText(user.dailyCalorieGoal)} kcal`}
          readOnly
          hint={about.goalHint}
          inputClassName="bg-sunken text-soft"
        />
        <TextField
          label={labels.email}
          type="email"
          value={user.email}
          readOnly
          hint={about.emailHint}
          inputClassName="bg-sunken text-soft"
        />
      </fieldset>
      {(save.isError || !online) && (
        <p role="status" className="rounded-control bg-amber-soft px-4 py-3 text-sm text-amber">
          {online ? details.notSaved : details.offline}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} className="flex-1 sm:flex-none">
          {about.save}
        </Button>
        <Button
          look="secondary"
          disabled={save.isPending}
          onClick={onDone}
          className="flex-1 sm:flex-none"
        >
          {about.cancel}
        </Button>
      </div>
    </form>
  );
}
