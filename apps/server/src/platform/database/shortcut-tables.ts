import type { TokenScope } from "@morsel/domain/accounts/personal-token";

/** What a script was answered when it logged something under an id of its own. */
export interface ShortcutAnswer {
  id: string;
  /** Of what it sent. */
  fingerprint: string;
  /** JSON text. */
  answer: string;
  made_at: number;
}

/** A secret that a person's scripts send. Stored as a hash only. */
export interface PersonalToken {
  user_id: string;
  id: string;
  name: string;
  scope: TokenScope;
  hash: string;
  /** Where the person lives, for the days of calls that don't say. */
  time_zone: string | null;
  created_at: number;
  expires_at: number;
  /** Accurate to a minute. */
  last_used_at: number | null;
  revoked_at: number | null;
}
