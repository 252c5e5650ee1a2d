import { readCentralNutrients } from "@morsel/domain/foods/central-nutrients";
import type { Food, HouseholdMeasure } from "@morsel/domain/foods/table";
import * as z from "zod";
import { boundedText } from "../../platform/http/bounded-text.ts";

/** Why FoodData Central has no answer right now. */
export type CentralTrouble = "timeout" | "quota" | "key" | "unavailable";

export class CentralError extends Error {
  readonly trouble: CentralTrouble;
  constructor(trouble: CentralTrouble) {
    super(`FoodData Central: ${trouble}`);
    this.trouble = trouble;
  }
}

const centralSource = "USDA FoodData Central";
const timeoutMs = 3_000;
/** A page of results is some hundred kB; anything larger than this can't be one. */
const maxAnswer = 8_000_000;

const searchReply = z.object({
  foods: z.array(
    z.object({
      fdcId: z.number(),
      description: z.string(),
      dataType: z.string().optional(),
      publishedDate: z.string().optional(),
      brandOwner: z.string().optional(),
      brandName: z.string().optional(),
      servingSize: z.number().optional(),
      servingSizeUnit: z.string().optional(),
      householdServingFullText: z.string().optional(),
      foodNutrients: z.array(
        z.object({
          nutrientId: z.number(),
          unitName: z.string().optional(),
          value: z.number().optional(),
        }),
      ),
      foodMeasures: z
        .array(
          z.object({ disseminationText: z.string().optional(), gramWeight: z.number().optional() }),
        )
        .optional(),
    }),
  ),
});
type CentralFood = z.infer<typeof searchReply>["foods"][number];

/** Splits "1 cup, sliced" into an amount and a name. */
function measureOf(text: string, grams: number): HouseholdMeasure[] {
  if (!(grams > 0) || text === "" || /not specified/i.test(text)) return [];
  const found = text.match(/^(\d+(?:\.\d+)?)\s+(.+)$/);
  const amount = Number(found?.[1] ?? 1);
  return [{ amount: amount > 0 ? amount : 1, name: found?.[2] ?? text, grams }];
}

function foodOf(food: CentralFood): Food {
  const { servingSize, servingSizeUnit = "", householdServingFullText } = food;
  const weighed = /^(?:g|grm|ml|mlt)$/i.test(servingSizeUnit) ? (servingSize ?? 0) : 0;
  const brand = food.brandName ?? food.brandOwner;
  return {
    id: `fdc:${food.fdcId}`,
    name: brand ? `${food.description} (${brand})` : food.description,
    source: centralSource,
    release: [food.dataType, food.publishedDate].filter(Boolean).join(", "),
    per100g: readCentralNutrients(
      food.foodNutrients.flatMap(({ nutrientId, unitName = "", value }) =>
        value === undefined ? [] : [{ id: nutrientId, amount: value, unit: unitName }],
      ),
    ),
    measures: [
      ...measureOf(householdServingFullText ?? "", weighed),
      ...measureOf("serving", weighed),
      ...(food.foodMeasures ?? []).flatMap(({ disseminationText = "", gramWeight = 0 }) =>
        measureOf(disseminationText, gramWeight),
      ),
    ],
  };
}

export type CentralTypes = "generic" | "branded";

const dataTypes: Readonly<Record<CentralTypes, string>> = {
  generic: "Foundation,SR Legacy,Survey (FNDDS)",
  branded: "Branded",
};

export interface FoodCentral {
  /** Foods with matching names, in its own ranking. Throws `CentralError`. */
  search(text: string, types: CentralTypes): Promise<Food[]>;
}

/** USDA FoodData Central at `url`, with an api.data.gov key. */
export function createFoodCentral({ url, key }: { url: string; key: string }): FoodCentral {
  return {
    async search(text, types) {
      const address = new URL(`${url.replace(/\/$/, "")}/foods/search`);
      address.searchParams.set("query", text);
      address.searchParams.set("dataType", dataTypes[types]);
      address.searchParams.set("pageSize", "25");
      let reply: Response;
      let body: string;
      try {
        reply = await fetch(address, {
          headers: { "x-api-key": key, accept: "application/json" },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: "error",
        });
        body = await boundedText(reply, maxAnswer);
      } catch (error) {
        const timedOut = error instanceof Error && error.name === "TimeoutError";
        throw new CentralError(timedOut ? "timeout" : "unavailable");
      }
      if (reply.status === 429) throw new CentralError("quota");
      if (reply.status === 401 || reply.status === 403) throw new CentralError("key");
      if (!reply.ok) throw new CentralError("unavailable");
      const parsed = searchReply.safeParse(parseJson(body));
      if (!parsed.success) throw new CentralError("unavailable");
      return parsed.data.foods.map(foodOf);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
