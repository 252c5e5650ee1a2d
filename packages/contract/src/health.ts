import * as z from "zod/mini";
import { route } from "./route.ts";

/** Whether the process and its database answer. 503 where the database does not. */
export const getHealth = route({
  method: "GET",
  path: "/health",
  access: "anyone",
  summary: "Whether the server is ready",
  status: 200,
  reply: z.object({ status: z.literal("ok"), database: z.literal("ok"), version: z.string() }),
});
