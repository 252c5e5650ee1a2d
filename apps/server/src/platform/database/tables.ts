import type { AchievementKind } from "@morsel/domain/achievements/catalogue";
import type { Day } from "@morsel/domain/day";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { MealType } from "@morsel/domain/meals/meal-type";
import type { MealNutrient } from "@morsel/domain/meals/nutrition";
import type { ColumnType, Selectable } from "kysely";
import type { UserId } from "../person.ts";
import type { Import, ReplacedRow } from "./import-tables.ts";
import type { ObjectRemoval, Photo } from "./photo-tables.ts";
import type { PersonalToken, ShortcutAnswer } from "./shortcut-tables.ts";
import type { Subscription, SubscriptionEvent } from "./subscription-tables.ts";

/**
 * Every table, as the migrations leave it. Instants are in ms, booleans are 0 or 1, `null` is
 * unknown; JSON columns are read and written through `json.ts`.
 */
export interface Tables extends PersonTables, AccountTables, SharedTables {}

/** A row as read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** People's own data, reached with `asPerson(db, userId)`. */
export interface PersonTables {
  profiles: Owned<Profile>;
  meals: Owned<Meal>;
  water_days: Owned<WaterDay>;
  water_steps: Owned<WaterStep>;
  kept_values: Owned<KeptValue>;
  fasting_sessions: Owned<Fast>;
  fasting_settings: Owned<FastingSettings>;
  push_devices: Owned<PushDevice>;
  reminders: Owned<Reminder>;
  sync_heads: Owned<SyncHead>;
  sync_changes: Owned<SyncChange>;
  achievements: Owned<EarnedAchievement>;
  achievement_totals: Owned<AchievementTotals>;
  judged_days: Owned<JudgedDay>;
  logged_runs: Owned<LoggedRun>;
  goals_by_day: Owned<GoalsByDay>;
  days_to_judge: Owned<DayToJudge>;
  photos: Owned<Photo>;
  imports: Owned<Import>;
  replaced_values: Owned<ReplacedRow>;
  shortcut_answers: Owned<ShortcutAnswer>;
  erasures: Owned<{ erased_at: number }>;
  subscriptions: Owned<Subscription>;
  subscription_events: Owned<SubscriptionEvent>;
}

/** What establishes who someone is: only accounts query these, with `asSystem`. */
export interface AccountTables {
  users: User;
  identities: Identity;
  sessions: Session;
  link_tokens: MailedLink;
  factors: Factor;
  factor_challenges: FactorChallenge;
  factor_removals: FactorRemoval;
  recovery_codes: RecoveryCode;
  known_browsers: KnownBrowser;
  provider_flows: ProviderFlow;
  auth_codes: AuthCode;
  audit_events: AuditEvent;
  personal_tokens: PersonalToken;
  signing_keys: SigningKey;
}

/** Nobody's own: on every `Db`. */
export interface SharedTables {
  migrations: { name: string; applied_at: number };
  limits: { key: string; taken: number; ends_at: number };
  food_answers: FoodAnswer;
  central_foods: CentralFood;
  push_keys: PushKey;
  object_removals: ObjectRemoval;
  database_place: { id: number; place: string };
}

type Owned<Columns> = Columns & { user_id: ColumnType<UserId, UserId, never> };

/** A person's description of themselves, and their goals. */
interface Profile {
  created_at: number;
  updated_at: number;
  first_name: string | null;
  last_name: string | null;
  profile_icon: number;
  name: string | null;
  phone: string | null;
  location: string | null;
  birth_date: string | null;
  height: string | null;
  /** kg */
  weight: number | null;
  activity_level: string | null;
  /** JSON text. */
  dietary_preferences: string | null;
  calorie_goal: number;
  protein_goal: number;
  carb_goal: number;
  fat_goal: number;
  /** glasses */
  water_goal: number;
  /** JSON text: when each column was last changed; see `platform/field-times.ts`. */
  field_times: string | null;
}

/** One entry of the diary. */
interface Meal extends Record<MealNutrient, number | null> {
  id: string;
  date: Day;
  /** The instant given by the client, else when it was stored. */
  logged_at: number;
  created_at: number;
  name: string;
  meal_type: MealType;
  time: string | null;
  source: string | null;
  client_ref: string | null;
  food_id: string | null;
  measurement: string | null;
  grams: number | null;
  photo_id: string | null;
  confidence: number | null;
  estimated: number;
  calories: number;
  /** Digest of the creating request: tells a retry from a different meal with the same id. */
  fingerprint: string;
  deleted_at: number | null;
  /** Changes with each edit: with the id, it identifies exactly what a reader sees. */
  revision: number;
  /** JSON text: when name, place and amount were last changed. */
  field_times: string | null;
  /** The import that wrote it. */
  import_id: string | null;
}

interface WaterDay {
  date: Day;
  glasses: number;
  updated_at: number;
}

/** A change of a day's glasses that was counted, so that a retry isn't. */
interface WaterStep {
  id: string;
  date: Day;
  counted_at: number;
}

/** What a device backed up under one of its keys. */
interface KeptValue {
  key: string;
  /** JSON text. */
  data: string;
  /** When the device changed it. */
  changed_at: number;
}

interface Fast {
  id: string;
  plan_id: string;
  start_time: number;
  target_duration: number;
  status: FastingSession["status"];
  /** JSON text. */
  pauses: string;
  end_time: number | null;
  /** From start to end minus pauses, in ms; null while running. */
  fasted: number | null;
  source: FastingSession["source"];
  created_at: number;
  updated_at: number;
  fingerprint: string;
  /** 1 if too short to be recorded. */
  discarded: number;
  deleted_at: number | null;
}

interface FastingSettings {
  /** JSON text; null until the person sets something. */
  settings: string | null;
  updated_at: number;
}

/** A browser that receives notices. */
interface PushDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
  /** It goes when this session ends; `null` if the account is kept elsewhere. */
  session_id: string | null;
}

/** A notice waiting for its time. */
interface Reminder {
  room: string;
  key: string;
  due_at: number;
  expires_at: number;
  /** JSON text. */
  notice: string;
  claimed_at: number | null;
  done_at: number | null;
}

/** How far the changes of a person's data have come; kept by triggers, like the changes. */
interface SyncHead {
  /** Random; another one once everything was erased. */
  epoch: string;
  seq: number;
  /** Deletions up to this number may have been forgotten. */
  floor: number;
}

/** A thing's latest change. */
interface SyncChange {
  kind: string;
  id: string;
  seq: number;
  /** The thing's; the last there is if it has none. */
  day: string;
  deleted_at: number | null;
}

/** A line of the ledger. */
interface EarnedAchievement {
  kind: AchievementKind;
  id: string;
  /** Of an award: its day, or its week's Sunday. Of a badge: empty. */
  period: string;
  points: number;
  earned_at: number;
  /** Null until a device is told: in the reply to a logged meal, by its id, or to a check: empty. */
  told_in: string | null;
}

/** Sums over all of a person's judged days and their ledger. */
interface AchievementTotals {
  /** The latest day that the person has come to; what is dated later waits. */
  reached: Day;
  /** When a device first said that it is this day; null if none did. */
  told_at: number | null;
  points: number;
  /** How many lines of the ledger no device was told of. */
  unannounced: number;
  entries: number;
  /** Whole kcal. */
  calories: number;
  goal_days: number;
  analyses: number;
  fasts: number;
}

/** What counts of a day. */
interface JudgedDay {
  date: Day;
  entries: number;
  analyses: number;
  main_meals: number;
  /** Whole kcal. */
  calories: number;
  calories_met: number;
  protein_met: number;
  macros_met: number;
  water_met: number;
}

/** Consecutive days with entries. */
interface LoggedRun {
  first: Day;
  last: Day;
  days: number;
}

/** Goals, and the day from which they are in force. */
interface GoalsByDay {
  date: Day;
  calorie_goal: number;
  protein_goal: number;
  carb_goal: number;
  fat_goal: number;
  water_goal: number;
}

/** A day that has changed since it was judged; triggers write it. */
interface DayToJudge {
  /** Empty: what has no day, which is goals and fasts. */
  date: Day | "";
  /** 0: changed. 1: taken in, but its week, month and totals aren't judged yet. */
  stage: number;
}

/** An account. Addresses are normalized. */
interface User {
  id: string;
  email: string;
  new_email: string | null;
  password_hash: string | null;
  /** JSON text. */
  user_metadata: string;
  created_at: number;
  updated_at: number;
  email_confirmed_at: number | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  email_change_sent_at: number | null;
  last_sign_in_at: number | null;
}

/** One way to sign in: the address itself (`email`) or an account at a provider. */
interface Identity {
  user_id: string;
  id: string;
  provider: string;
  /** The provider's id for the person; for `email`, the account's id. */
  provider_id: string;
  email: string | null;
  /** JSON text. */
  data: string;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
}

/** A signed-in device. Refresh tokens are stored as hashes only. */
interface Session {
  user_id: string;
  id: string;
  created_at: number;
  refreshed_at: number;
  aal: string;
  /** JSON text. */
  amr: string;
  ip: string | null;
  user_agent: string | null;
  /** Hash of the secret of the browser that opened it. */
  browser_hash: string | null;
  /** The number of the active refresh token. */
  token_count: number;
  token_mark_key: string;
  active_token_hash: string;
  parent_token_hash: string | null;
  /** Derives the active token from its parent; useless without the parent. */
  active_token_salt: string | null;
  /** 1 while the person has a second factor that this session hasn't used. */
  needs_factor: number;
  /** When the account's owner last re-authenticated in this session; null: never. */
  proved_at: number | null;
}

/** A mailed secret that works once. Stored as hashes only. */
interface MailedLink {
  user_id: string;
  id: string;
  purpose: string;
  hash: string;
  /** The address it was mailed to. */
  email: string;
  /**
   * The password from the sign-up that requested it; becomes the account's once the link is used.
   */
  password_hash: string | null;
  /** Hash of the six digits that may be typed instead. */
  code_hash: string | null;
  code_tries: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** For a link that undoes a change: when the change was made. */
  undoes_from: number | null;
}

interface Factor {
  user_id: string;
  id: string;
  type: "totp" | "recovery_code";
  friendly_name: string | null;
  status: "verified" | "unverified";
  /** Encrypted; null for recovery codes. */
  secret: string | null;
  /** The 30-second step of the last accepted code: no code works twice. */
  last_step: number;
  /** When it was set up: an authenticator's first code, or the making of these recovery codes. */
  counts_since: number | null;
  created_at: number;
  updated_at: number;
}

/** A request for a code, open for a few minutes and a few attempts. */
interface FactorChallenge {
  user_id: string;
  id: string;
  factor_id: string;
  tries: number;
  expires_at: number;
}

/** A scheduled removal of a person's second factors. */
interface FactorRemoval {
  user_id: string;
  due_at: number;
}

/** Stored as a hash only. */
interface RecoveryCode {
  user_id: string;
  hash: string;
  used_at: number | null;
}

/** A browser in which a person has signed in. Its secret is stored as a hash only. */
interface KnownBrowser {
  user_id: string;
  hash: string;
  used_at: number;
}

/** A sign-in through a provider, from departure to return. */
interface ProviderFlow {
  /** Hash of the OAuth `state`. */
  state_hash: string;
  /** Hash of the cookie of the browser that left. */
  browser_hash: string;
  provider: string;
  redirect_to: string;
  /** The client's PKCE challenge; without one the session itself is handed over. */
  code_challenge: string | null;
  nonce: string;
  code_verifier: string;
  /** Who is linking an identity, and in which session; null for a sign-in. */
  linking_user_id: string | null;
  linking_session_id: string | null;
  expires_at: number;
}

/** What the client gets on return and exchanges for a session. */
interface AuthCode {
  user_id: string;
  hash: string;
  provider: string;
  code_challenge: string;
  expires_at: number;
}

/** What happened to an account, when and from where. `user_id` is empty if no account is known. */
interface AuditEvent {
  user_id: string;
  id: string;
  at: number;
  action: string;
  session_id: string | null;
  ip: string | null;
  user_agent: string | null;
  /** JSON text; never contains a secret. */
  detail: string | null;
}

/** A key that signs access tokens; both halves as JWK in JSON text. */
interface SigningKey {
  generation: number;
  kid: string;
  private_key: string;
  public_key: string;
  created_at: number;
  /** Published before this instant, so that it is known everywhere once it signs. */
  signs_from: number;
}

/** FoodData Central's answer to a query. */
interface FoodAnswer {
  query: string;
  /** JSON list of FDC ids, best first. */
  food_ids: string;
  fetched_at: number;
}

interface CentralFood {
  id: string;
  /** JSON text. */
  food: string;
  fetched_at: number;
}

/** The key browsers subscribe with (VAPID). */
interface PushKey {
  generation: number;
  private_key: string;
  public_key: string;
  created_at: number;
}
