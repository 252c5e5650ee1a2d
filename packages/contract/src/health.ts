import * as z from "zod/mini";
import { route } from "./route.ts";

const reply = z.object({
  /** `degraded`: what is there can be read, nothing can be saved. */
  status: z.enum(["ok", "degraded"]),
  /** `full` and `unwritable` are its disk: without room, or read-only or broken. */
  database: z.enum(["ok", "full", "unwritable"]),
  version: z.string(),
});

/** Whether the process and its database answer. 503 where the database does not. */
export const getHealth = route({
  method: "GET",
  path: "/health",
  access: "anyone",
  summary: "Whether the server answers, and saves",
  status: 200,
  reply,
});

/** 503 too where nothing can be saved. */
export const getReadiness = route({
  method: "GET",
  path: "/health/ready",
  access: "anyone",
  summary: "Whether the server is ready for everything: it answers and saves",
  status: 200,
  reply,
});
