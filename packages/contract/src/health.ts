import * as z from "zod/mini";
import { route } from "./route.ts";

const reply = z.object({
  /** `degraded`: reads work, but nothing can be saved. */
  status: z.enum(["ok", "degraded"]),
  /** The state of the database's disk: `full`, or `unwritable` if it is read-only or broken. */
  database: z.enum(["ok", "full", "unwritable"]),
  version: z.string(),
});

/** Whether the process and its database answer; 503 if the database doesn't. */
export const getHealth = route({
  method: "GET",
  path: "/health",
  access: "anyone",
  summary: "Whether the server answers, and saves",
  status: 200,
  reply,
});

/** Also 503 when nothing can be saved. */
export const getReadiness = route({
  method: "GET",
  path: "/health/ready",
  access: "anyone",
  summary: "Whether the server is ready for everything: it answers and saves",
  status: 200,
  reply,
});
