import type { User } from "@morsel/contract/profile";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { expect, test, vi } from "vitest";
import { setPerson } from "../../lib/person.ts";
import { createReplica, type ReplicaStore } from "../../lib/replica.ts";
import { today } from "../../lib/replica-fixture.ts";
import { userKind } from "./kind.ts";
import { userQuery } from "./queries.ts";

const ada = (dailyCalorieGoal: number): User => ({
  ...{ id: "ada", email: "ada@example.com", firstName: "Ada", lastName: null, name: null },
  ...{ profileIcon: 1, emailVerified: true, createdAt: "2026-11-01T00:00:00.000Z" },
  ...{ ...defaultGoals, dailyCalorieGoal, calorie_goal: dailyCalorieGoal },
  personalInfo: {
    ...{ name: null, phone: null, location: null, birth_date: null, height: null, weight: null },
    ...{ activity_level: null, dietary_preferences: null },
  },
});

const refuse = () => Promise.reject(new Error("No storage."));
const nowhere: ReplicaStore = { state: refuse, things: refuse, write: refuse, trim: refuse };

/** Ada's device, and a server whose feed knows her goal. */
async function device() {
  const server = { goal: 2_000, revision: 1 };
  const replica = createReplica({
    store: nowhere,
    shape: "",
    names: () => ["user"],
    kinds: async () => [{ kind: "user", read: (data) => data, dayOf: () => null }],
    async ask(since) {
      const { goal, revision } = server;
      const data = ada(goal);
      const isNew = since !== `1.${revision}`;
      const change = { kind: "user", id: "ada", revision, deleted: false, data };
      return { changes: isNew ? [change] : [], cursor: `1.${revision}`, more: false };
    },
    isStartOver: () => false,
    isTheirs: () => true,
    painted: async () => undefined,
    alone: (work) => work(),
    today: () => today,
    now: () => 0,
    onTrouble: () => undefined,
  });
  setPerson("ada");
  for (const { attach } of userKind.answers) attach(replica, "user");
  await replica.use("ada");
  return {
    replica,
    /** Somebody sets her goal on another device. */
    set(goal: number): void {
      server.goal = goal;
      server.revision += 1;
    },
  };
}

/** What the app gets to see when it asks who is signed in, while the server's reply is this one. */
async function asked(reply: () => Promise<User>): Promise<number> {
  vi.stubGlobal("fetch", async () => Response.json(await reply()));
  const { queryFn } = userQuery.options("ada", undefined);
  const { dailyCalorieGoal } = await queryFn({ signal: new AbortController().signal });
  return dailyCalorieGoal;
}

test("a reply that was made before the feed's last page doesn't bring the old goal back", async () => {
  const { replica, set } = await device();
  await replica.catchUp();
  set(2_500);
  expect(await asked(async () => ada(2_000))).toBe(2_500);
});

test("nor does the first one, if everything comes while it is on its way", async () => {
  const { replica, set } = await device();
  const goal = await asked(async () => {
    set(2_500);
    await replica.catchUp();
    return ada(2_000);
  });
  expect(goal).toBe(2_500);
});
