import type { User } from "@morsel/contract/profile";
import { calorieGoalField } from "@morsel/domain/profile/calorie-goal";
import { type SubmitEvent, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { TextField } from "../../../components/field.tsx";
import { later } from "../../../components/later.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useDraft } from "../../../lib/drafts.ts";
import { useHeldUp, usePending } from "../../../lib/pending.ts";
import type { DetailField } from "../details.ts";
import { goalsSet } from "../goals.changes.ts";
import { saveGoals } from "../goals.mutations.ts";
import { changedGoals, draftOf, energyOfMacros, type GoalDraft, type GoalName } from "../goals.ts";
import { profileMessages } from "../messages.ts";

const BodyGoalsDialog = later(() => import("./body-goals-dialog.tsx"), "dialog");

interface GoalsCardProps {
  user: User;
  /** Opens the details at a field that suggesting goals needs. */
  onAdd: (field: DetailField) => void;
}

/** The five daily goals, edited in place; only changed ones are sent. */
export function GoalsCard({ user, onAdd }: GoalsCardProps) {
  const [typed, setTyped] = useDraft<Partial<GoalDraft>>("goals", {});
  const [errors, setErrors] = useState<Partial<Record<GoalName, string>>>({});
  const [isSuggesting, setSuggesting] = useState(false);
  /** How often suggested goals were filled in since they were last saved. */
  const [fills, setFills] = useState(0);
  const save = useRef<HTMLButtonElement>(null);
  const isSending = goalsSet.among(usePending()).length > 0;
  const isHeldUp = goalsSet.among(useHeldUp()).length > 0;
  // Fields that weren't edited follow the goals, wherever those change.
  const draft = { ...draftOf(user), ...typed };
  const energy = energyOfMacros(draft);
  const { changes, errors: found } = changedGoals(draft, user);
  const names = Object.keys(found) as GoalName[];
  const isChanged = names.length > 0 || Object.keys(changes).length > 0;

  useEffect(() => {
    if (fills > 0) save.current?.focus();
  }, [fills]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setErrors(found);
    const [wrong] = names;
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setTyped({});
    setFills(0);
    if (Object.keys(changes).length > 0) void saveGoals(changes);
  }

  return (
    <Card title={profileMessages.goals} data-tour="goals">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,34%)),1fr))] gap-x-3 gap-y-4">
          {profileMessages.goalFields.map(({ name, label, unit }) => (
            <TextField
              key={name}
              className={name === "dailyCalorieGoal" ? "col-span-full" : ""}
              label={label}
              name={name}
              // A number's own field would swallow a decimal comma: "92,5" would be 925.
              inputMode="decimal"
              autoComplete="off"
              {...(name === "dailyCalorieGoal" && {
                type: "number",
                inputMode: "numeric",
                min: calorieGoalField.min,
                max: calorieGoalField.max,
                step: calorieGoalField.step,
                hint: energy !== null && profileMessages.macrosMake(energy.toLocaleString("en")),
              })}
              value={draft[name]}
              onFocus={({ target }) => target.select()}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              error={errors[name]}
              unit={unit}
            />
          ))}
        </div>
        <div
          className={classNames(
            "flex flex-wrap gap-2",
            // In view wherever the changed number is.
            isChanged &&
              "sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] z-10 -mx-4 bg-card px-4 py-2 lg:bottom-0",
          )}
        >
          <Button ref={save} type="submit" busy={isSending && !isHeldUp} disabled={!isChanged}>
            {profileMessages.saveGoals}
          </Button>
          <Button look="quiet" onClick={() => setSuggesting(true)}>
            {profileMessages.bodyGoals.open}
          </Button>
        </div>
        <p role="status" className="text-sm text-soft empty:hidden">
          {fills > 0 && profileMessages.bodyGoals[isChanged ? "filled" : "same"]}
        </p>
        {isHeldUp && (
          <p role="status" className="text-sm text-soft">
            {profileMessages.goalsWaiting}
          </p>
        )}
      </form>
      {isSuggesting && (
        <Suspense>
          <BodyGoalsDialog
            user={user}
            onClose={() => setSuggesting(false)}
            onUse={(goals) => {
              const texts = Object.entries(goals).map(
                ([name, goal]) => [name, String(goal)] as const,
              );
              setTyped({ ...typed, ...Object.fromEntries(texts) });
              setFills(fills + 1);
              setSuggesting(false);
            }}
            onAdd={(field) => {
              setSuggesting(false);
              onAdd(field);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
