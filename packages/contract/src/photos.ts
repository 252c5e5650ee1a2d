import { numberText } from "@morsel/domain/english";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import { maxPictureBytes } from "@morsel/domain/photos/limits";
import * as z from "zod/mini";
import { alternative, nutrition, offeredMeasurement } from "./foods.ts";
import { route } from "./route.ts";
import { dayText, timestamp, uuid, visibleLine } from "./scalars.ts";

/** Pictures of one person: kept, and uploaded but not tracked yet. */
export const maxPhotos = { kept: 2_000, open: 50 } as const;

export const photoCodes = {
  /** The upload address has expired, is another's or was changed. */
  addressInvalid: "UPLOAD_ADDRESS_INVALID",
  /** The upload is tracked already. */
  uploadClosed: "UPLOAD_CLOSED",
  /** Nothing was sent to the upload address. */
  uploadMissing: "UPLOAD_MISSING",
  tooLarge: "PICTURE_TOO_LARGE",
  /** The bytes are no picture that can be read. */
  imageError: "IMAGE_ERROR",
  tooMany: "TOO_MANY_PHOTOS",
} as const;

const pictureType = z
  .string()
  .check(
    z.toLowerCase(),
    z.maxLength(50),
    z.regex(/^image\/[a-z\d.+-]+$/i, "Please select an image file (JPG, PNG, HEIC, WEBP)"),
  );

/** A store's signed address is the longest. */
const address = z.string().check(z.minLength(1), z.maxLength(1_000));

/**
 * Where to send a picture: a plain `PUT` of the bytes to `uploadURL`, with the same content type,
 * within a quarter of an hour. `storageUrl` is what the other calls know the picture by; reading it
 * takes the owner's token. Recording and analyzing take `uploadURL`, too, also without its query.
 */
export const requestUpload = route({
  method: "POST",
  path: "/api/objects/upload",
  access: "person",
  summary: "Ask for an address to send a picture to",
  body: z.object({ contentType: pictureType }),
  status: 200,
  reply: z.object({ uploadURL: z.string(), storagePath: z.string(), storageUrl: z.string() }),
});

/**
 * Takes a picture's bytes, where the server keeps pictures itself. The address is its own
 * permission. Until the upload is tracked, sending again replaces what was sent.
 */
export const sendPicture = route({
  method: "PUT",
  path: "/api/objects/upload/:id",
  access: "anyone",
  summary: `Send a picture of at most ${maxPictureBytes} bytes to its signed address`,
  params: z.object({ id: z.string() }),
  query: z.object({
    owner: z.string(),
    type: z.string(),
    /** An instant in ms. */
    until: z.coerce.number<string>(),
    signature: z.string(),
  }),
  bytes: "image/*",
  status: 200,
});

export const photo = z.object({
  id: z.string(),
  fileName: z.string(),
  /** An ISO timestamp. */
  uploadedAt: z.string(),
  /** Of the picture as it is stored. */
  fileSize: z.number(),
  mimeType: z.string(),
  storagePath: z.string(),
  storageUrl: z.string(),
  analysisId: z.nullable(z.string()),
});
export type Photo = z.infer<typeof photo>;

/**
 * Makes an upload one of the person's photos: its bytes are read as a picture and written anew.
 * 422 `IMAGE_ERROR` if they aren't one; then the upload is gone. Tracking it again changes nothing.
 */
export const trackUpload = route({
  method: "POST",
  path: "/api/objects/track-upload",
  access: "person",
  summary: "Record an uploaded picture",
  body: z.object({
    fileName: visibleLine(255),
    storagePath: address,
    storageUrl: z.optional(address),
    /** What the sender says; the server goes by the bytes. */
    mimeType: z.optional(z.string().check(z.maxLength(100))),
    fileSize: z.optional(z.number()),
    analysisId: z.nullish(z.string().check(z.maxLength(100))),
  }),
  status: 200,
  reply: z.object({ success: z.boolean(), photo }),
});

/** A picture of the caller's own; anybody else's is a 404. */
export const proxyImage = route({
  method: "GET",
  path: "/api/proxy-image/users/:owner/:file",
  access: "person",
  summary: "Read a picture of one's own by its storage path",
  params: z.object({ owner: z.string(), file: z.string() }),
  status: 200,
  file: "image/jpeg",
});

export const listPhotos = route({
  method: "GET",
  path: "/api/user/photos",
  access: "person",
  summary: "All photos, newest first",
  status: 200,
  reply: z.object({ photos: z.array(photo) }),
});

export const deletePhoto = route({
  method: "DELETE",
  path: "/api/user/photos/:id",
  access: "person",
  summary: "Delete a photo",
  params: z.object({ id: z.string() }),
  status: 200,
  reply: z.object({ success: z.boolean() }),
});

/** Those that don't exist aren't counted. */
export const deletePhotos = route({
  method: "DELETE",
  path: "/api/user/photos",
  access: "person",
  summary: "Delete several photos",
  body: z.object({ photoIds: z.array(z.string()).check(z.maxLength(maxPhotos.kept)) }),
  status: 200,
  reply: z.object({ success: z.boolean(), deletedCount: z.number() }),
});

/** Why a photo couldn't be analyzed; each message carries its code, too. */
export const analysisCodes = [
  "QUOTA_EXCEEDED",
  "INVALID_API_KEY",
  "MISSING_CREDENTIALS",
  "IMAGE_ERROR",
  "NETWORK_ERROR",
  "ANALYSIS_FAILED",
] as const;
export type AnalysisCode = (typeof analysisCodes)[number];

const range = z.object({ min: z.number(), max: z.number() });
const known = z.nullable(z.number());
const nutrients = { calories: known, ...byNutrient(() => known) };

const identifiedFood = z.object({
  /** As the provider said. */
  name: z.string(),
  /** 0 to 1: how sure the provider is of the food. */
  confidence: z.number(),
  /** Of the portion, from the food data; unknown is null. */
  ...nutrients,
  /** What another portion of it is computed from. */
  nutritionPer100g: nutrition,
  /** In grams. */
  adjustedPortion: z.number(),
  gramsRange: range,
  /** The provider didn't say how much it is: a usual portion. */
  isPortionGuessed: z.boolean(),
  caloriesRange: z.nullable(range),
  /** The food whose figures these are. */
  match: z.object({ id: z.string(), name: z.string(), source: z.string(), release: z.string() }),
  /** 0 to 1: how well its name fits. */
  matchConfidence: z.number(),
  /** What it is usually measured in, and other foods that may be meant. */
  measurements: z.array(offeredMeasurement),
  alternatives: z.array(alternative),
});

const plateFood = z.object({
  key: z.number(),
  /** As the provider or the person said. */
  name: z.string(),
  /** 0 to 1; null where the person chose the food. */
  confidence: known,
  food: z.object({ id: z.string(), name: z.string() }),
  nutritionPer100g: nutrition,
  grams: z.number(),
  gramsRange: range,
  measurements: z.array(offeredMeasurement),
  alternatives: z.array(alternative),
});

/**
 * An analyzed photo as a person has corrected it. The server keeps it with the photo's own id and
 * address, whatever is sent.
 */
export const keptPlate = z.object({
  photoId: z.string(),
  imageUrl: z.string(),
  analysisId: z.string().check(z.maxLength(100)),
  analysisTime: timestamp,
  foods: z.array(plateFood),
  /** Still to be asked. */
  unmatched: z.array(z.object({ key: z.number(), name: z.string(), grams: known })),
  /** The diary entry that it was logged as; null if it wasn't, or that was undone. */
  entry: z.nullable(
    z.object({
      id: uuid,
      date: dayText,
    }),
  ),
});
export type KeptPlate = z.infer<typeof keptPlate>;

const analysis = z.object({
  analysisId: z.string(),
  imageUrl: z.string(),
  /** An ISO timestamp. */
  analysisTime: z.string(),
  identifiedFoods: z.array(identifiedFood),
  /** Named, but none of our foods: to be asked. They count for nothing. */
  unmatched: z.array(z.object({ name: z.string(), grams: known, confidence: z.number() })),
  totalNutrition: z.object(nutrients),
  /** Likely bounds of the total, from how far each portion may be off. */
  caloriesRange: z.nullable(range),
  /** As the person has last left it, on any device; null if nothing was corrected. */
  corrected: z.nullable(keptPlate),
  /**
   * The same picture, byte for byte, was analyzed before as another of the caller's photos, and
   * this diary entry came from it: ask before logging it once more. Null if there is none.
   */
  loggedBefore: z.nullable(
    z.object({
      photoId: z.string(),
      entry: z.object({
        id: z.string(),
        name: z.string(),
        date: z.string(),
        time: z.nullable(z.string()),
        calories: z.number(),
      }),
    }),
  ),
});
export type AnalysisReply = z.infer<typeof analysis>;

/**
 * Names the foods on an upload of the caller's own (its `storageUrl`) and computes them from the
 * food data. A failure repeats `code` and `message` at the top level, with a `title`.
 */
export const analyzeFood = route({
  method: "POST",
  path: "/api/ai/analyze-food",
  access: "person",
  summary: "Analyze a photo of food",
  body: z.object({ imageUrl: address }),
  status: 200,
  reply: analysis,
});

/** Characters of JSON: twenty foods with all that is offered for them take half of it. */
const maxPlateLength = 100_000;

/** Keeps what the person has made of an analysis, for their other devices. The last one stays. */
export const putPlate = route({
  method: "PUT",
  path: "/api/user/photos/:id/plate",
  access: "person",
  summary: "Keep the corrected foods of a photo",
  params: z.object({ id: z.string() }),
  body: z.object({
    plate: keptPlate.check(
      z.refine(
        (plate) => JSON.stringify(plate).length <= maxPlateLength,
        `Must be at most ${numberText(maxPlateLength)} characters of JSON.`,
      ),
    ),
  }),
  status: 200,
  reply: z.object({ success: z.boolean() }),
});

/** What people are told before their first photo is sent. */
export const getAnalyzer = route({
  method: "GET",
  path: "/api/ai/analyzer",
  access: "person",
  summary: "Who analyzes photos, and how long they are kept",
  status: 200,
  reply: z.object({
    /** Whom photos are sent to; null if nobody is set. */
    provider: z.nullable(z.string()),
    dailyLimit: z.number(),
    /** Null: until they are deleted. */
    retentionDays: z.nullable(z.number()),
  }),
});
