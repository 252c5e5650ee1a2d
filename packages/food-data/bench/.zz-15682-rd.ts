// prints readings of a corpus, one line each, without confidence
import { readFileSync } from "node:fs";
import { openCatalogue } from "@morsel/domain/foods/catalogue";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { loadKnowledge } from "../src/knowledge.ts";
import { openPacked, readPackedStandardReference } from "../src/standard-reference.ts";
const catalogue = openCatalogue(openPacked(readPackedStandardReference()), loadKnowledge());
for (const f of process.argv.slice(2)) for (const raw of readFileSync(f, "utf8").split("\n")) {
  if (!raw.trim() || raw.startsWith("#")) continue;
  const line = raw.split(" | ")[0].replace(/\\n/g, "\n");
  const s = readFoodSentence(catalogue, line) as any;
  const parts = s.items.map((i: any) => i.outcome.ok ? `${i.name}=${i.outcome.calculation.food.name.slice(0,40)} ${Math.round(i.outcome.calculation.grams)}g` : `${i.name}=NO`);
  console.log(`${raw.split(" | ")[0]} → ${parts.join(" + ")}`);
}
