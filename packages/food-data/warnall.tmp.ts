import { calculate } from "@morsel/domain/foods/calculation";
import { openEverydayCatalogue } from "@morsel/domain/foods/everyday-catalogue";
import { loadStandardReference } from "./src/standard-reference.ts";
import { commonFoods } from "./bench/most-logged/common-foods.ts";
const c = openEverydayCatalogue(loadStandardReference());
const seen=new Set<string>();
for (const f of commonFoods as any[]) for (const n of f.ways.slice(0,1)) for (const m of f.measures) { const r = calculate(c,n,m.measurement); if(r.ok&&r.calculation.portionInfo) console.log(n,"|",m.measurement,"→",r.calculation.food.name.slice(0,50),"·",r.calculation.portionInfo.warning,"·",r.calculation.fdaServing) }
