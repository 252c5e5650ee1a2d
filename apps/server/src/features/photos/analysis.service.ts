import { randomUUID } from "node:crypto";
import type { Meal } from "@morsel/contract/meals";
import { type AnalysisCode, type KeptPlate, keptPlate } from "@morsel/contract/photos";
import { analysisFailures } from "@morsel/domain/photos/analysis-failure";
import { type NamedFood, readNamedFoods } from "@morsel/domain/photos/named-food";
import type { Plate } from "@morsel/domain/photos/plate";
import { day } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import { limitConcurrency, oneAtATime } from "../../platform/concurrency.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import { Failure, notFound, tooMany } from "../../platform/http/failure.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { People } from "../../platform/people.ts";
import type { Person } from "../../platform/person.ts";
import type { FoodService } from "../foods/service.ts";
import type { MealService } from "../meals/service.ts";
import type { SubscriptionService } from "../subscriptions/service.ts";
import { createImagga } from "./imagga.gateway.ts";
import { messages } from "./messages.ts";
import { RecognitionError, type Recognizer } from "./recognition.ts";
import {
  findAnalyzed,
  findPhoto,
  findSamePicture,
  type PhotoRow,
  updatePhoto,
} from "./repository.ts";
import type { PhotoService } from "./service.ts";
import { createVision } from "./vision.gateway.ts";

/** Analyses under way at once in this process, and how many more may wait. */
const bounds = {
  atOnce: 4,
  waiting: { most: 20, full: () => tooMany(10, messages.busy) },
};

export interface Analysis {
  id: string;
  at: number;
  plate: Plate;
  /** What the person has made of it before. */
  corrected: KeptPlate | null;
  /** What was logged from another photo of the same picture, and is still in the diary. */
  loggedBefore: Meal | undefined;
}

export interface AnalysisService {
  /** Whom pictures are sent to; null if nobody is set. */
  provider: string | null;
  /** Names the foods of the person's own upload and finds them in the data. */
  analyze(person: Person, photoId: string): Promise<Analysis>;
}

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  limits: Limits;
  photos: Pick<PhotoService, "toAnalyze">;
  foods: Pick<FoodService, "plateOf" | "dishOf">;
  meals: Pick<MealService, "fromPhotos">;
  subscriptions: Pick<SubscriptionService, "admit">;
  config: Pick<Config, "vision" | "imagga" | "aiDailyLimit">;
  report: (error: unknown) => void;
  /** ms; by default, as long as the provider usually needs. */
  patience?: number | undefined;
}

export function createAnalysisService(needs: Needs): AnalysisService {
  const { db, clock, people, limits, photos, foods, meals, config, report } = needs;
  const { admit } = needs.subscriptions;
  const recognizer = recognizerOf(config, needs.patience);
  const inLine = limitConcurrency(bounds);
  const inTurn = oneAtATime();

  async function named(row: PhotoRow, read: () => Promise<Buffer>, by: Recognizer) {
    const known =
      row.named_by === by.version
        ? row
        : row.digest === null
          ? undefined
          : await findAnalyzed(db, row.user_id, row.digest, by.version);
    if (known?.named_foods) return fromJson<NamedFood[]>(known.named_foods);
    try {
      await admit(row.user_id, "photo-analysis");
    } catch (refused) {
      // What was analyzed before stays open, if by another provider than today's.
      if (row.named_foods === null) throw refused;
      return fromJson<NamedFood[]>(row.named_foods);
    }
    return inLine(async () => {
      const { aiDailyLimit } = config;
      const rule = { limit: aiDailyLimit, windowMs: day };
      const { allowed, retryAfter } = await limits.take(`analyses of ${row.user_id}`, rule);
      if (!allowed) throw overDailyLimit(aiDailyLimit, retryAfter);
      const recognized = await by.recognize(await read());
      if ("foods" in recognized) return recognized.foods;
      const dish = await foods.dishOf(recognized.tags);
      return dish ? [dish] : [];
    });
  }

  return {
    provider: recognizer?.name ?? null,
    async analyze(person, photoId) {
      const { row, read } = await photos.toAnalyze(person, photoId);
      if (!recognizer) throw failureOf("MISSING_CREDENTIALS");
      const { userId } = person;
      // Who asks about the same picture at the same time waits, and finds what was answered.
      const { plate, kept } = await inTurn(`${userId} ${row.digest ?? photoId}`, async () => {
        const list = await named(row, read, recognizer).catch((error: unknown) => {
          if (!(error instanceof RecognitionError)) throw error;
          report(error);
          throw failureOf(error.code);
        });
        const plate = await foods.plateOf(readNamedFoods(list) ?? []);
        if (plate.items.length === 0 && plate.unmatched.length === 0)
          throw failureOf("ANALYSIS_FAILED");
        const change = { named_foods: toJson(list), named_by: recognizer.version };
        const kept = await people.change(userId, async (tx) => {
          const analysis_id = (await findPhoto(tx, userId, photoId))?.analysis_id ?? randomUUID();
          return updatePhoto(tx, userId, photoId, { ...change, analysis_id });
        });
        return { plate, kept };
      });
      const id = kept?.analysis_id;
      if (!kept || !id) throw notFound(messages.notFound);
      const loggedBefore = await meals.fromPhotos(userId, await findSamePicture(db, kept));
      return { id, at: clock(), plate, corrected: correctedIn(kept), loggedBefore };
    },
  };
}

/** Null if there is none, or another release wrote it in another form. */
const correctedIn = ({ plate }: PhotoRow): KeptPlate | null =>
  plate === null ? null : (keptPlate.safeParse(fromJson(plate)).data ?? null);

function recognizerOf(
  { vision, imagga }: Needs["config"],
  patience: number | undefined,
): Recognizer | null {
  if (vision) return createVision(vision, patience);
  return imagga && createImagga(imagga, patience);
}

/**
 * What isn't the caller's fault is a 424 ("failed dependency"): proxies replace the bodies of 502
 * and 504 by pages of their own.
 */
const statusOf: Record<AnalysisCode, number> = {
  QUOTA_EXCEEDED: 429,
  INVALID_API_KEY: 424,
  MISSING_CREDENTIALS: 424,
  IMAGE_ERROR: 422,
  NETWORK_ERROR: 424,
  ANALYSIS_FAILED: 422,
};

function failureOf(code: AnalysisCode): Failure {
  const { title, text } = analysisFailures[code];
  const message = code === "ANALYSIS_FAILED" ? text : messages.analysisFailed(code);
  return new Failure(statusOf[code], code, message, { topLevel: { title } });
}

function overDailyLimit(limit: number, retryAfter: number): Failure {
  const { title } = analysisFailures.QUOTA_EXCEEDED;
  return new Failure(429, "QUOTA_EXCEEDED", messages.dailyLimit(limit), {
    headers: { "retry-after": String(retryAfter) },
    topLevel: { title },
  });
}
