import { glassBounds } from "@morsel/domain/water/glasses";
import { Plus } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useToday } from "../../../lib/today.ts";
import { waterMessages as texts } from "../messages.ts";
import { changeGlasses } from "../mutations.ts";
import { useWater } from "../queries.ts";

/** One more glass today, for use on top of a hero's picture. */
export function GlassButton({ goal }: { goal: number }) {
  const today = useToday();
  const water = useWater();
  if (!water.data) return null;
  const glasses = water.glassesOn(today);
  return (
    <Button
      look="light"
      className="animate-appear"
      aria-disabled={glasses >= glassBounds.max}
      onClick={() => changeGlasses(today, glasses, 1)}
    >
      <Plus size={18} aria-hidden="true" />
      {texts.short(glasses, goal)}
      <span className="sr-only">{texts.oneMore}</span>
    </Button>
  );
}
