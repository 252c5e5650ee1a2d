import * as z from "zod/mini";
import type { Config } from "../../platform/config/config.ts";
import { askProvider, RecognitionError, type Recognizer, refusalOf } from "./recognition.ts";

const usualPatience = 30_000;

const reply = z.object({
  result: z.object({
    tags: z.array(z.object({ confidence: z.number(), tag: z.object({ en: z.string() }) })),
  }),
});

/** Imagga's tagging, version 2: the picture as a form's file, since ours have no public address. */
export function createImagga(
  { url, key, secret }: NonNullable<Config["imagga"]>,
  patience = usualPatience,
): Recognizer {
  return {
    name: "Imagga",
    version: "imagga tags v2",
    async recognize(picture) {
      const answer = await askProvider(
        `${url}/tags`,
        () => {
          const body = new FormData();
          body.set(
            "image",
            new Blob([new Uint8Array(picture)], { type: "image/jpeg" }),
            "photo.jpg",
          );
          const credentials = Buffer.from(`${key}:${secret}`).toString("base64");
          return { headers: { authorization: `Basic ${credentials}` }, body };
        },
        patience,
      );
      const refusal = refusalOf(answer);
      if (refusal) throw refusal;
      const { data } = reply.safeParse(parsed(answer.text));
      if (!data) throw new RecognitionError("ANALYSIS_FAILED", "no list of tags");
      return {
        tags: data.result.tags.map(({ tag, confidence }) => ({
          name: tag.en.slice(0, 100),
          confidence: Math.min(1, Math.max(0, confidence / 100)),
        })),
      };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
