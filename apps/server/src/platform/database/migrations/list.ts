import type { Migration } from "../migrate.ts";
import * as accounts from "./0001-accounts.ts";
import * as meals from "./0002-meals.ts";
import * as limits from "./0004-limits.ts";
import * as fasting from "./0005-fasting.ts";
import * as notifications from "./0006-notifications.ts";
import * as factors from "./0007-factors.ts";
import * as providers from "./0008-providers.ts";
import * as foodAnswers from "./0009-food-answers.ts";
import * as mealRevisions from "./0010-meal-revisions.ts";
import * as proofs from "./0011-proofs.ts";
import * as doors from "./0012-doors.ts";
import * as writeChecks from "./0013-write-checks.ts";
import * as wideRevisions from "./0014-wide-revisions.ts";
import * as bounds from "./0015-bounds.ts";
import * as nutrients from "./0016-nutrients.ts";
import * as newEmails from "./0017-new-emails.ts";
import * as changes from "./0018-changes.ts";
import * as merging from "./0019-merging.ts";
import * as keptValues from "./0020-kept-values.ts";
import * as achievements from "./0021-achievements.ts";
import * as photos from "./0023-photos.ts";
import * as namedFoods from "./0024-named-foods.ts";
import * as mealPhotos from "./0025-meal-photos.ts";
import * as imports from "./0026-imports.ts";
import * as plates from "./0027-plates.ts";
import * as erasures from "./0028-erasures.ts";
import * as erasuresInTheFeed from "./0029-erasures-in-the-feed.ts";
import * as shortcuts from "./0030-shortcuts.ts";
import * as subscriptions from "./0031-subscriptions.ts";
import * as replacedValues from "./0032-replaced-values.ts";
import * as databasePlace from "./0033-database-place.ts";
import * as devicesOfSessions from "./0034-devices-of-sessions.ts";
import * as removals from "./0035-removals.ts";
import * as sweepIndexes from "./0036-sweep-indexes.ts";
import * as importRoom from "./0037-import-room.ts";

/**
 * Every step in running order. Column types that mean the same on both engines: `text`, `integer`
 * (also for 0/1), `bigint` (instants in ms), `double precision`.
 */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-meals": meals,
  "0004-limits": limits,
  "0005-fasting": fasting,
  "0006-notifications": notifications,
  "0007-factors": factors,
  "0008-providers": providers,
  "0009-food-answers": foodAnswers,
  "0010-meal-revisions": mealRevisions,
  "0011-proofs": proofs,
  "0012-doors": doors,
  "0013-write-checks": writeChecks,
  "0014-wide-revisions": wideRevisions,
  "0015-bounds": bounds,
  "0016-nutrients": nutrients,
  "0017-new-emails": newEmails,
  "0018-changes": changes,
  "0019-merging": merging,
  "0020-kept-values": keptValues,
  "0021-achievements": achievements,
  "0023-photos": photos,
  "0024-named-foods": namedFoods,
  "0025-meal-photos": mealPhotos,
  "0026-imports": imports,
  "0027-plates": plates,
  "0028-erasures": erasures,
  "0029-erasures-in-the-feed": erasuresInTheFeed,
  "0030-shortcuts": shortcuts,
  "0031-subscriptions": subscriptions,
  "0032-replaced-values": replacedValues,
  "0033-database-place": databasePlace,
  "0034-devices-of-sessions": devicesOfSessions,
  "0035-removals": removals,
  "0036-sweep-indexes": sweepIndexes,
  "0037-import-room": importRoom,
};
