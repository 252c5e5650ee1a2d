import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { replica } from "../../../lib/things.ts";
import { useToday } from "../../../lib/today.ts";
import { useRecents } from "../../foods/recents.state.ts";
import { visitorAnalyses } from "../../foods/visitor.ts";
import { useVisitorWater, type VisitorWater, visitorWater } from "../../water/visitor.ts";
import { syncMessages } from "../messages.ts";
import { answerOffer } from "../visitor.mutations.ts";

const texts = syncMessages.visitor;

/** Offers, once, to add what was counted and calculated here before signing in. */
export default function VisitorOffer() {
  const person = usePersonId();
  const water = useVisitorWater(person);
  const analyses = visitorAnalyses.useFor(person);
  // Before that, nobody knows what they would be added to.
  const isWhole = useSyncExternalStore(replica.subscribe, replica.isWhole);
  const recents = useRecents();
  const count = analyses ? recents.filter(({ at }) => at <= analyses.until).length : 0;
  if (person === null || !isWhole || (!water && !analyses)) return null;
  const foods = analyses?.wanted.flatMap(({ drafts }) => drafts.map(({ name }) => name)) ?? [];
  return <Offer person={person} water={water} analyses={count} foods={foods} />;
}

interface OfferProps {
  person: string;
  water: VisitorWater | null;
  /** How many calculations. */
  analyses: number;
  /** What they wanted to log. */
  foods: readonly string[];
}

function Offer({ person, water, analyses, foods }: OfferProps) {
  const today = useToday();
  const isEmpty = !water && analyses === 0 && foods.length === 0;

  useEffect(() => {
    visitorWater.offerTo(person);
    visitorAnalyses.offerTo(person);
    // Newer calculations have taken the place of the visitor's.
    if (isEmpty) answerOffer(false);
  }, [person, isEmpty]);

  if (isEmpty) return null;
  return (
    <Card title={texts.title}>
      <p className="font-semibold">{texts.ask(water, analyses, today)}</p>
      {foods.length > 0 && <p className="wrap-anywhere">{texts.logs(foods)}</p>}
      <p className="text-sm text-soft">{texts.why}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => answerOffer(true)}>{texts.yes}</Button>
        <Button look="quiet" onClick={() => answerOffer(false)}>
          {texts.no}
        </Button>
      </div>
    </Card>
  );
}
