import type { User } from "@morsel/contract/profile";
import { calorieGoalField } from "@morsel/domain/profile/goals";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { TextField } from "../../../components/field.tsx";
import { toast } from "../../../lib/toast.ts";
import { changedGoals, draftOf, energyOfMacros, type GoalName } from "../goals.state.ts";
import { goalFields, profileMessages } from "../messages.ts";
import { useSaveGoals } from "../mutations.ts";

/** The five daily goals, editable in place; only what changed is sent. */
export function GoalsCard({ user }: { user: User }) {
  const [draft, setDraft] = useState(() => draftOf(user));
  const [errors, setErrors] = useState<Partial<Record<GoalName, string>>>({});
  const save = useSaveGoals();
  const energy = energyOfMacros(draft);
  const isChanged = Object.keys(changedGoals(draft, user).changes).length > 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { changes, errors: found } = changedGoals(draft, user);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (Object.keys(changes).length === 0) {
      setDraft(draftOf(user));
      return;
    }
    save.mutate(changes, {
      onSuccess(goals) {
        setDraft(draftOf(goals));
        toast({ ...profileMessages.goalsUpdated, tone: "success" });
      },
      onError({ message }) {
        toast({ title: profileMessages.failedTitle, description: message, tone: "error" });
      },
    });
  }

  return (
    <Card title="Daily Goals">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">
          {goalFields.map(({ name, label, unit }) => (
            <TextField
              key={name}
              className={name === "dailyCalorieGoal" ? "col-span-2" : ""}
              label={label}
              name={name}
              type="number"
              inputMode="numeric"
              {...(name === "dailyCalorieGoal" && {
                min: calorieGoalField.least,
                max: calorieGoalField.most,
                step: calorieGoalField.step,
                hint: energy !== null && (
                  <>Your protein, carbs and fat make about {energy.toLocaleString("en")} kcal.</>
                ),
              })}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              error={errors[name]}
              end={<span className="pointer-events-none pr-3 text-sm text-soft">{unit}</span>}
              inputClassName="pr-20 [appearance:textfield]"
            />
          ))}
        </div>
        <Button type="submit" busy={save.isPending} disabled={!isChanged} className="self-start">
          Save goals
        </Button>
      </form>
    </Card>
  );
}
