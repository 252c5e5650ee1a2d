import { jsonIn } from "@morsel/domain/photos/loose-json";
import { maxNamedFoods, portionGrams, readNamedFoods } from "@morsel/domain/photos/named-food";
import * as z from "zod/mini";
import type { Config } from "../../platform/config/config.ts";
import { messages } from "./messages.ts";
import {
  type Answer,
  askProvider,
  RecognitionError,
  type Recognizer,
  refusalOf,
} from "./recognition.ts";

/** A model on one's own machine may need a minute. */
const usualPatience = 90_000;
const maxTokens = 2_000;

const grams = z.number().check(z.gte(portionGrams.min), z.lte(portionGrams.max));
const foods = z.object({
  foods: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(100)),
        grams,
        minGrams: z.nullish(grams),
        maxGrams: z.nullish(grams),
        confidence: z.number().check(z.gte(0), z.lte(1)),
      }),
    )
    .check(z.maxLength(maxNamedFoods)),
});

/** For servers that hold a model to it. They allow no optional fields and few limits. */
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["foods"],
  properties: {
    foods: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "grams", "minGrams", "maxGrams", "confidence"],
        properties: {
          name: { type: "string" },
          ...Object.fromEntries(
            ["grams", "minGrams", "maxGrams", "confidence"].map((name) => [
              name,
              { type: "number" },
            ]),
          ),
        },
      },
    },
  },
};
const byScheme = {
  response_format: { type: "json_schema", json_schema: { name: "foods", strict: true, schema } },
};

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.nullish(
            z.union([z.string(), z.array(z.object({ text: z.optional(z.string()) }))]),
          ),
        }),
      }),
    )
    .check(z.minLength(1)),
});

interface Message {
  role: "system" | "user" | "assistant";
  content: unknown;
}

/** Any server that speaks OpenAI's chat completions and reads pictures. */
export function createVision(
  { url, key, model }: NonNullable<Config["vision"]>,
  patience = usualPatience,
): Recognizer {
  /** Whether it takes a schema; those that don't say so with a 400. */
  let takesSchema = true;

  const post = (said: Message[], withSchema: boolean): Promise<Answer> =>
    askProvider(
      `${url}/chat/completions`,
      () => ({
        headers: {
          "content-type": "application/json",
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          ...{ model, messages: said, temperature: 0, max_tokens: maxTokens },
          ...(withSchema && byScheme),
        }),
      }),
      patience,
    );

  async function ask(said: Message[]): Promise<string> {
    const tried = takesSchema;
    let answer = await post(said, tried);
    if (tried && [400, 422, 501].includes(answer.status)) {
      answer = await post(said, false);
      if (answer.status < 300) takesSchema = false;
    }
    const refusal = refusalOf(answer);
    if (refusal) throw refusal;
    return textOf(answer);
  }

  return {
    name: new URL(url).hostname,
    version: `vision ${new URL(url).host} ${model}`,
    async recognize(picture) {
      const { task, form, again, question } = messages.instruction;
      const image = `data:image/jpeg;base64,${picture.toString("base64")}`;
      const said: Message[] = [
        { role: "system", content: `${task}\n\n${form}` },
        {
          role: "user",
          content: [
            { type: "text", text: question },
            { type: "image_url", image_url: { url: image } },
          ],
        },
      ];
      const first = await ask(said);
      const fit = foods.safeParse(withList(jsonIn(first)));
      if (fit.success) return { foods: usable(fit.data) };
      const why = fit.error.issues[0]?.path.join(".") || messages.empty;
      const second = await ask([
        ...said,
        { role: "assistant", content: first },
        { role: "user", content: again(why) },
      ]);
      // What fits of it is still worth something, and so is the first answer.
      const found = readNamedFoods(jsonIn(second)) ?? readNamedFoods(jsonIn(first));
      if (!found) throw new RecognitionError("ANALYSIS_FAILED", "an answer in another form");
      return { foods: found };
    },
  };
}

/** Some leave the outer object out. */
const withList = (value: unknown) => (Array.isArray(value) ? { foods: value as unknown[] } : value);
const usable = (value: unknown) => readNamedFoods(value) ?? [];

function textOf({ text }: Answer): string {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    throw new RecognitionError("ANALYSIS_FAILED", "no JSON");
  }
  const parsed = completion.safeParse(reply);
  const content = parsed.data?.choices[0]?.message.content;
  if (!parsed.success) throw new RecognitionError("ANALYSIS_FAILED", "no completion");
  return typeof content === "string"
    ? content
    : (content ?? []).map((part) => part.text ?? "").join("");
}
