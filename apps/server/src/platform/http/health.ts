import { getHealth, getReadiness } from "@morsel/contract/health";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { version } from "../config/version.ts";
import type { Db } from "../database/database.ts";
import type { WriteCheck } from "../database/write-check.ts";
import { unavailable } from "./failure.ts";
import { messages } from "./messages.ts";
import { type Http, mount } from "./mount.ts";

const maxMs = 2_000;

/** Health: the process and its database answer. Ready: writes work, too. */
export function healthRoutes(http: Http, db: Db, writes: Pick<WriteCheck, "trouble">): void {
  async function look() {
    await sql`select 1`.execute(db);
    const trouble = await writes.trouble();
    const status = trouble === null ? ("ok" as const) : ("degraded" as const);
    return { status, database: trouble ?? ("ok" as const), version };
  }

  async function health({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    // A native app that isn't let in (NATIVE_ORIGINS) learns that something is here, and no more.
    reply.header("cross-origin-resource-policy", "cross-origin");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The database is slow.")), maxMs);
    });
    try {
      return await Promise.race([look(), late]);
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw unavailable(messages.databaseSilent);
    } finally {
      clearTimeout(timer);
    }
  }

  mount(http, getHealth, health);
  mount(http, getReadiness, async (call) => {
    const found = await health(call);
    if (found.status === "degraded") throw unavailable(messages.cannotSave);
    return found;
  });
}
