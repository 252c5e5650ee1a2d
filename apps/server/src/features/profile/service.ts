import type { Goals, ProfileChange, User } from "@morsel/contract/profile";
import { dayInUtc } from "@morsel/domain/day";
import { day } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { goalsOf } from "../../platform/database/goal-columns.ts";
import { isUnwritable } from "../../platform/database/trouble.ts";
import { type Made, madeAt, mergeFields } from "../../platform/field-times.ts";
import { notSignedIn } from "../../platform/http/failure.ts";
import { invalidRequest } from "../../platform/http/validation.ts";
import type { People } from "../../platform/people.ts";
import type { Person, UserId } from "../../platform/person.ts";
import type { AccountService } from "../accounts/service.ts";
import { messages } from "./messages.ts";
import { presentUser, profileColumns, sentGoalColumns } from "./presenter.ts";
import {
  findProfile,
  firstProfile,
  type ProfileColumns,
  type ProfileRow,
  saveProfile,
} from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  accounts: Pick<AccountService, "find">;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** People's profiles and goals. The row is created when its person is first seen. */
export function createProfileService({ db, clock, people, accounts }: Needs) {
  async function save(on: Db, userId: UserId, change: ProfileColumns): Promise<ProfileRow> {
    const mayWrite = people.areThere(userId);
    const saved = await saveProfile(on, { userId, change, now: clock(), mayWrite });
    if (!saved) throw notSignedIn();
    return saved;
  }

  const read = async (userId: UserId): Promise<ProfileRow> =>
    (await findProfile(db, userId)) ??
    save(db, userId, {}).catch((error: unknown) => {
      // On a full disk, too, people get their defaults.
      if (isUnwritable(error)) return firstProfile(userId, clock());
      throw error;
    });

  /** Sets what wasn't changed later, of the columns that count as a change of what was before. */
  const change = (
    userId: UserId,
    columns: ProfileColumns,
    made: Made,
    changing: (sent: ProfileColumns, before: ProfileRow) => ProfileColumns = (sent) => sent,
  ): Promise<ProfileRow> =>
    Object.keys(columns).length === 0
      ? read(userId)
      : people.change(userId, async (tx) => {
          const before = await findProfile(tx, userId);
          const at = madeAt(made, clock());
          const changed = changing(columns, before ?? firstProfile(userId, at));
          const merged = mergeFields(changed, before?.field_times ?? null, at);
          if (before && !merged) return before;
          return save(tx, userId, { ...merged?.change, field_times: merged?.field_times ?? null });
        });

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
      return present(await read(person.userId), person);
    },

    /** The same without creating the row: reading what has changed changes nothing. */
    async shown(person: Person): Promise<User> {
      const { userId } = person;
      return present((await findProfile(db, userId)) ?? firstProfile(userId, clock()), person);
    },

    async change(person: Person, sent: ProfileChange): Promise<User> {
      const columns = profileColumns(sent);
      // Somewhere it may be tomorrow already.
      if (columns.birth_date && columns.birth_date > dayInUtc(clock() + day))
        throw invalidRequest([
          { path: "personalInfo.birth_date", message: messages.birthInFuture },
        ]);
      return present(await change(person.userId, columns, sent), person);
    },

    async goals(userId: UserId): Promise<Goals> {
      return goalsOf(await read(userId));
    },

    /** Sets the given goals, except those changed later; returns all five. */
    async setGoals(
      userId: UserId,
      goals: { [Name in keyof Goals]?: Goals[Name] | undefined } & Made,
    ): Promise<Goals> {
      return goalsOf(await change(userId, sentGoalColumns(goals), goals));
    },

    /**
     * Takes over the goals that a device shows. One that is the same here wasn't set by that: a
     * default still makes way for an import.
     */
    async backUpGoals(userId: UserId, goals: Goals & Made): Promise<Goals> {
      return goalsOf(await change(userId, sentGoalColumns(goals), goals, differing));
    },
  };
}

/** The columns that hold something else already. */
function differing(sent: ProfileColumns, before: ProfileRow): ProfileColumns {
  const names = Object.keys(sent) as (keyof ProfileColumns)[];
  return Object.fromEntries(
    names.filter((name) => sent[name] !== before[name]).map((name) => [name, sent[name]]),
  );
}
