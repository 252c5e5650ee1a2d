import { addDays } from "@morsel/domain/day";
import FastingScreen from "../../features/fasting/screens/fasting.tsx";
import { useDiary } from "../../features/meals/queries.ts";
import { useToday } from "../../lib/today.ts";

/** As far back as fasts are suggested from the diary. */
const days = 9;
const nothing: never[] = [];

/** The fasting tab, with what the diary of the last days tells of when something was eaten. */
export default function Fasting() {
  const today = useToday();
  const { data } = useDiary(addDays(today, -days), addDays(today, 1));
  return <FastingScreen meals={data ?? nothing} />;
}
