import type { Goals } from "@morsel/contract/profile";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { goalColumns } from "../../platform/database/goal-columns.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { Replaced } from "../../platform/replaced.ts";
import {
  findProfile,
  firstProfile,
  type ProfileColumns,
  type ProfileRow,
  saveProfile,
} from "./repository.ts";

/** What somebody says of themselves elsewhere. */
export interface ImportedProfile {
  firstName: string | null;
  lastName: string | null;
  profileIcon: number;
  name: string | null;
  phone: string | null;
  location: string | null;
  birthDate: string | null;
  height: string | null;
  weight: number | null;
  activityLevel: string | null;
  dietaryPreferences: string[] | null;
}

export type ImportedProfileService = ReturnType<typeof createImportedProfileService>;

/** Fills what a person hasn't said or set here; the callers hold the person's lock. */
export function createImportedProfileService({
  clock,
  people,
}: {
  clock: Clock;
  people: Pick<People, "areThere">;
}) {
  const save = (tx: Db, userId: UserId, change: ProfileColumns) =>
    saveProfile(tx, { userId, change, now: clock(), mayWrite: people.areThere(userId) });

  return {
    /** Returns what was filled, by column. */
    async add(tx: Db, userId: UserId, profile: ImportedProfile, goals: Goals): Promise<Replaced[]> {
      const before = await findProfile(tx, userId);
      const change: ProfileColumns = {
        ...unsaid(before, profile),
        ...unset(before, profile, goals),
      };
      const names = Object.keys(change) as (keyof ProfileColumns)[];
      if (names.length === 0) return [];
      await save(tx, userId, change);
      const was = before ?? firstProfile(userId, clock());
      return names.map((name) => ({ id: name, before: was[name], after: change[name] }));
    },

    /** Puts back what a column held, unless it was changed since. */
    async putBack(tx: Db, userId: UserId, { id, before, after }: Replaced): Promise<void> {
      const now = new Map<string, unknown>(Object.entries((await findProfile(tx, userId)) ?? {}));
      if (now.has(id) && now.get(id) === after) await save(tx, userId, { [id]: before });
    },
  };
}

/** What is null here and isn't there. */
function unsaid(before: ProfileRow | undefined, given: ImportedProfile): ProfileColumns {
  const diet = given.dietaryPreferences;
  const said = {
    first_name: given.firstName,
    last_name: given.lastName,
    name: given.name,
    phone: given.phone,
    location: given.location,
    birth_date: given.birthDate,
    height: given.height,
    weight: given.weight,
    activity_level: given.activityLevel,
    dietary_preferences: diet && toJson(diet),
  };
  const names = Object.keys(said) as (keyof typeof said)[];
  return Object.fromEntries(
    names
      .filter((name) => said[name] !== null && (before?.[name] ?? null) === null)
      .map((name) => [name, said[name]]),
  );
}

/** What has a default, and was never changed here. */
function unset(
  before: ProfileRow | undefined,
  { profileIcon }: ImportedProfile,
  goals: Goals,
): ProfileColumns {
  const changed = new Set(
    Object.keys(before?.field_times ? fromJson<object>(before.field_times) : {}),
  );
  const given = { profile_icon: profileIcon, ...goalColumns(goals) };
  const names = Object.keys(given) as (keyof typeof given)[];
  return Object.fromEntries(
    names
      .filter((name) => !changed.has(name) && before?.[name] !== given[name])
      .map((name) => [name, given[name]]),
  );
}
