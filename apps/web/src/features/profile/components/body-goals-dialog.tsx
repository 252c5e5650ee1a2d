import type { User } from "@morsel/contract/profile";
import {
  type Aim,
  aimsFor,
  type Body,
  type BodyGoals,
  bodyBounds,
  bodyOf,
  goalsForBody,
  isMeasurable,
  type Pace,
  paces,
} from "@morsel/domain/profile/body-goals";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Segments } from "../../../components/segments.tsx";
import { useToday } from "../../../lib/today.ts";
import { useUnits } from "../../../lib/units.ts";
import type { DetailField } from "../details.ts";
import { profileMessages } from "../messages.ts";

const { bodyGoals: words, goalFields } = profileMessages;

type Sex = "female" | "male" | "unsaid";
export type SuggestedGoals = Pick<
  BodyGoals,
  "dailyCalorieGoal" | "dailyProteinGoal" | "dailyCarbGoal" | "dailyFatGoal"
>;

interface BodyGoalsDialogProps {
  user: User;
  onClose: () => void;
  /** Fills the form with the goals, without saving them. */
  onUse: (goals: SuggestedGoals) => void;
  /** Opens the details at a field that is needed. */
  onAdd: (field: DetailField) => void;
}

const fieldOf = { age: "birthDate", height: "height", weight: "weight" } as const;

/** Suggests goals from the profile's height, weight, age and activity. */
export default function BodyGoalsDialog({ user, onClose, onUse, onAdd }: BodyGoalsDialogProps) {
  const today = useToday();
  const [sex, setSex] = useState<Sex>(user.profileIcon === 1 ? "male" : "female");
  const body = bodyOf(user.personalInfo, today);
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.description}>
      {!("kilograms" in body) ? (
        <Missing measures={body} onAdd={onAdd} />
      ) : (
        <Choices
          body={{ ...body, sex: sex === "unsaid" ? null : sex }}
          sex={sex}
          onSex={setSex}
          onUse={onUse}
        />
      )}
    </Dialog>
  );
}

interface MissingProps extends Pick<BodyGoalsDialogProps, "onAdd"> {
  measures: readonly (keyof typeof fieldOf)[];
}

function Missing({ measures, onAdd }: MissingProps) {
  const [first = "age"] = measures;
  return (
    <div className="flex flex-col gap-4">
      <p>{words.missing(measures)}</p>
      <Button size="large" onClick={() => onAdd(fieldOf[first])}>
        {words.addMissing}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  body: Body;
  sex: Sex;
  onSex: (sex: Sex) => void;
  onUse: (goals: SuggestedGoals) => void;
}

function Choices({ body, sex, onSex, onUse }: ChoicesProps) {
  const [aim, setAim] = useState<Aim>("keep");
  const [pace, setPace] = useState<Pace>(paces[1]);
  const [units] = useUnits();
  if (!isMeasurable(body)) return <p>{words.beyond(bodyBounds.age.min)}</p>;
  const aims = aimsFor(body);
  const goals = goalsForBody(body, aim, pace);
  return (
    <div className="flex flex-col gap-4">
      <Segments legend={words.sex} choices={words.sexes} value={sex} onChoose={onSex} />
      <Segments
        legend={words.aim}
        choices={words.aims.filter(({ value }) => aims.includes(value))}
        value={aim}
        onChoose={setAim}
      />
      {aim !== "keep" && (
        <Segments
          legend={words.pace}
          choices={words.paces}
          value={`${pace}`}
          onChoose={(chosen) => setPace(paces.find((one) => `${one}` === chosen) ?? pace)}
        />
      )}
      {goals && (
        <>
          <div role="status" className="flex flex-col gap-2">
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-x-4 gap-y-2">
              {goalFields.map(({ name, label, unit }) =>
                name === "dailyWaterGoal" ? null : (
                  <div key={name} className="flex justify-between gap-2">
                    <dt className="text-soft">{label}</dt>
                    <dd className="font-semibold tabular-nums">
                      {goals[name].toLocaleString("en")} {unit}
                    </dd>
                  </div>
                ),
              )}
            </dl>
            {goals.isHeldAtFloor ? (
              <p className="text-sm">{words.held(goals.dailyCalorieGoal)}</p>
            ) : (
              aim !== "keep" && (
                <p className="text-sm">
                  {words.change(aim, Math.abs(goals.kilogramsAWeek), units)}
                </p>
              )
            )}
          </div>
          <p className="text-sm text-soft">{words.source(goals.upkeep)}</p>
          <Button
            size="large"
            onClick={() => {
              const { dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal } = goals;
              onUse({ dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal });
            }}
          >
            {words.use}
          </Button>
        </>
      )}
    </div>
  );
}
