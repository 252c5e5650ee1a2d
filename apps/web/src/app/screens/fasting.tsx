import { addDays } from "@morsel/domain/day";
import FastingScreen from "../../features/fasting/screens/fasting.tsx";
import { useDiary } from "../../features/meals/queries.ts";
import { useToday } from "../../lib/today.ts";

/** How many days back the diary is searched for fasts to suggest. */
const days = 9;
const nothing: never[] = [];

/** The fasting tab, with the recent diary for its suggestions. */
export default function Fasting() {
  const today = useToday();
  const { data } = useDiary(addDays(today, -days), addDays(today, 1));
  return <FastingScreen meals={data ?? nothing} />;
}
