import { useEffect } from "react";
import { Button } from "../../../components/button.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { addGlasses } from "../changes.ts";
import { waterMessages } from "../messages.ts";
import { forgetVisitorWater, offerTo, useVisitorWater } from "../visitor.state.ts";

const texts = waterMessages.visitor;

/** Offers, once, to add the glasses that were counted here before signing in. */
export function VisitorWater({ today }: { today: string }) {
  const person = usePersonId();
  const water = useVisitorWater(person);
  const isOffered = water !== null;

  useEffect(() => {
    if (isOffered && person !== null) offerTo(person);
  }, [isOffered, person]);

  if (!water) return null;
  const { id, date, glasses } = water;

  function accept() {
    forgetVisitorWater();
    addGlasses(date, glasses, id);
  }

  return (
    <div className="mt-4 rounded-control bg-sunken p-3">
      <p className="font-semibold">{texts.ask(glasses, date, today)}</p>
      <p className="text-sm text-soft">{texts.why}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={accept}>{texts.yes}</Button>
        <Button look="quiet" onClick={forgetVisitorWater}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}
