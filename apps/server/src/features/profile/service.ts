import type { Goals, ProfileChange, User } from "@morsel/contract/profile";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../../platform/http/mount.ts";
import type { AccountService } from "../accounts/service.ts";
import { goalColumns, presentGoals, presentUser, profileColumns } from "./presenter.ts";
import { type ProfileColumns, type ProfileRow, readProfile, updateProfile } from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountService, "find">;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** What people tell of themselves, and their goals. A row begins when its person is first seen. */
export function createProfileService({ db, clock, accounts }: Needs) {
  async function change(userId: string, columns: ProfileColumns): Promise<ProfileRow> {
    const row = await readProfile(db, userId, clock());
    return Object.keys(columns).length === 0 ? row : updateProfile(db, userId, columns, clock());
  }

  async function present(row: ProfileRow, { userId, email }: Person): Promise<User> {
    const account = await accounts.find(userId);
    return presentUser(row, {
      email: account?.email ?? email,
      emailVerified: account ? account.email_confirmed_at !== undefined : true,
      createdAt: account?.created_at ?? new Date(row.created_at).toISOString(),
    });
  }

  return {
    async user(person: Person): Promise<User> {
      return present(await readProfile(db, person.userId, clock()), person);
    },

    async change(person: Person, sent: ProfileChange): Promise<User> {
      return present(await change(person.userId, profileColumns(sent)), person);
    },

    async goals(userId: string): Promise<Goals> {
      return presentGoals(await readProfile(db, userId, clock()));
    },

    /** Sets the goals that are given; answers all five. */
    async setGoals(
      userId: string,
      goals: { [Name in keyof Goals]?: Goals[Name] | undefined },
    ): Promise<Goals> {
      return presentGoals(await change(userId, goalColumns(goals)));
    },
  };
}
