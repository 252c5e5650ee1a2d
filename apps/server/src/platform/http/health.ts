import { getHealth } from "@morsel/contract/health";
import { sql } from "kysely";
import { version } from "../config/version.ts";
import type { Db } from "../database/database.ts";
import { unavailable } from "./failure.ts";
import { type Http, mount } from "./mount.ts";

const mostMs = 2_000;

/** Ready means: this process answers, and so does its database. */
export function healthRoutes(http: Http, db: Db): void {
  mount(http, getHealth, async ({ request }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The database is slow.")), mostMs);
    });
    try {
      await Promise.race([sql`select 1`.execute(db), late]);
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw unavailable("The database does not answer.");
    } finally {
      clearTimeout(timer);
    }
    return { status: "ok", database: "ok", version } as const;
  });
}
