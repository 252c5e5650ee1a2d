/**
 * Which way imports may go: docs/architecture.md as rules. Each comment says where the code belongs.
 * scripts/imports.test.ts plants a wrong import for every rule and sees it found.
 */

const test = "\\.test\\.tsx?$";
const feature = "^apps/(server|web)/src/features/([^/]+)/";
const serverFeature = "^apps/server/src/features/([^/]+)/";
const webFeature = "^apps/web/src/features/([^/]+)/";
const onTop = "sync|achievements|reports|health";

/** @param {string} name */
const npm = (name) => `(^|node_modules/)${name}(/|$)`;

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
export const forbidden = [
  {
    name: "no-cycle",
    comment: "Files that need each other are one thing: move what both need into a third file.",
    severity: "error",
    from: {},
    // Cycles of types alone are erased: an interface may name what implements it.
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "domain-alone",
    comment:
      "packages/domain is pure: no I/O, no packages. What crosses the wire is described in packages/contract; reading and writing belong in a server feature or the browser's lib/.",
    severity: "error",
    from: { path: "^packages/domain/src/", pathNot: test },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract-on-domain",
    comment:
      "packages/contract describes calls and knows only domain and zod. Behaviour belongs in a server feature (service) or in domain.",
    severity: "error",
    from: { path: "^packages/contract/src/", pathNot: test },
    to: { pathNot: ["^packages/(contract|domain)/src/", npm("zod")] },
  },
  {
    name: "food-data-on-domain",
    comment:
      "packages/food-data is data and its loader: it knows domain and nothing else of ours. Matching and calculating belong in packages/domain/src/foods.",
    severity: "error",
    from: { path: "^packages/food-data/" },
    to: { path: ["^apps/", "^packages/contract/"] },
  },
  {
    name: "server-without-web",
    comment:
      "Server and browser know each other by packages/contract only: put shared logic in domain.",
    severity: "error",
    from: { path: "^(apps/server|packages)/" },
    to: { path: "^apps/web/" },
  },
  {
    name: "web-without-server",
    comment:
      "Server and browser know each other by packages/contract only: put shared logic in domain.",
    severity: "error",
    from: { path: "^(apps/web/(src|build)|packages)/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "platform-below-features",
    comment:
      "apps/server/src/platform serves every room and knows none: hand it a function from app.ts, or move the code into the room.",
    severity: "error",
    from: { path: "^apps/server/src/platform/", pathNot: test },
    to: { path: "^apps/server/src/(features/|app\\.ts|main\\.ts)" },
  },
  {
    name: "app-composes",
    comment: "app.ts puts the rooms together: what a room needs of it is handed over by app.ts.",
    severity: "error",
    from: { path: serverFeature, pathNot: test },
    to: { path: "^apps/server/src/(app|main|backup)\\.ts$" },
  },
  {
    name: "other-rooms-service",
    comment:
      "Of another room only its service may be used: ask its service for what you need (repository, presenter, gateway and messages are its own).",
    severity: "error",
    from: { path: serverFeature, pathNot: test },
    to: {
      path: "^apps/server/src/features/",
      pathNot: ["^apps/server/src/features/$1/", "[./]service\\.ts$"],
    },
  },
  {
    name: "rooms-within-their-room",
    comment:
      "A room within a room serves that room alone: ask the outer room's own service (accounts/service.ts) for what you need.",
    severity: "error",
    from: { path: serverFeature, pathNot: test },
    to: {
      path: "^apps/server/src/features/[^/]+/[^/]+/",
      pathNot: "^apps/server/src/features/$1/",
    },
  },
  {
    name: "sql-in-repository",
    comment: "SQL lives in the room's repository (or platform/database): add a function there.",
    severity: "error",
    from: {
      path: "^apps/server/src/",
      pathNot: [test, "repository\\.ts$", "^apps/server/src/(platform/database|testing)/"],
    },
    to: { path: [npm("kysely"), npm("libsql"), npm("pg")] },
  },
  {
    name: "person-by-authentication",
    comment:
      "A Person is made where a token has just been checked, in accounts: take the call's person, or the owner of a row that the system found.",
    severity: "error",
    from: {
      path: "^apps/server/src/",
      pathNot: [
        test,
        "^apps/server/src/testing/",
        "^apps/server/src/features/accounts/(sessions/access-token\\.|hosted/|tokens/)service\\.ts$",
      ],
    },
    to: { path: "^apps/server/src/platform/person\\.ts", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "system-on-nobodys-behalf",
    comment:
      "Everybody's rows are for what runs on nobody's behalf: the platform, the accounts' repositories, the reminders, RevenueCat's webhook, forgetting deletions, old steps and old photos, and imports under way. Ask for a person's rows with asPerson(db, userId).",
    severity: "error",
    from: {
      path: "^apps/server/src/",
      pathNot: [
        test,
        "^apps/server/src/(platform|testing)/",
        "^apps/server/src/features/accounts/.*repository\\.ts$",
        "^apps/server/src/features/(notifications|subscriptions|sync)/repository\\.ts$",
        "^apps/server/src/features/water/old-steps\\.repository\\.ts$",
        "^apps/server/src/features/photos/anybody\\.repository\\.ts$",
        "^apps/server/src/features/reports/import-work\\.repository\\.ts$",
      ],
    },
    to: { path: "^apps/server/src/platform/database/as-system\\.ts" },
  },
  {
    name: "repository-of-its-service",
    comment:
      "A repository is used by its room's service (or job) only: routes call the service, presenters get values.",
    severity: "error",
    from: { path: "^apps/server/src/features/.*(routes|presenter|gateway|messages)\\.ts$" },
    to: { path: "repository\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "http-in-routes",
    comment:
      "HTTP lives in the room's routes (or platform/http): take plain values, throw a Failure, and let routes speak HTTP.",
    severity: "error",
    from: {
      path: serverFeature,
      // accounts reads requests to know who asks.
      pathNot: [test, "routes\\.ts$", "^apps/server/src/features/accounts/"],
    },
    to: { path: [npm("fastify"), npm("@fastify/[^/]+")] },
  },
  {
    name: "mount-in-routes",
    comment:
      "Calls are mounted in the room's routes: services and repositories are plain functions.",
    severity: "error",
    from: { path: serverFeature, pathNot: [test, "routes\\.ts$"] },
    to: {
      path: "^apps/server/src/platform/http/mount\\.ts",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "food-data-in-foods",
    comment: "Only the room foods reads the food data: ask its service.",
    severity: "error",
    from: {
      path: "^apps/server/src/features/",
      pathNot: ["^apps/server/src/features/foods/", test],
    },
    to: { path: "^packages/food-data/" },
  },
  {
    name: "nobody-uses-what-stands-on-top",
    comment:
      "sync, achievements, reports and health stand on top of the other rooms: announce an event and let app wire them up.",
    severity: "error",
    from: { path: feature, pathNot: [`/features/(${onTop})/`, test] },
    to: { path: `^apps/(server|web)/src/features/(${onTop})/` },
  },
  {
    name: "web-rooms-apart",
    comment:
      "A room of the browser does not use another's files: compose both in apps/web/src/app, share a look in components/, a service in lib/, logic in domain. Only what stands on top of the rooms (sync, achievements, reports, health) may use them.",
    severity: "error",
    from: { path: webFeature, pathNot: [`/features/(${onTop})/`, test] },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "web-features-below-app",
    comment:
      "apps/web/src/app composes the rooms: a room is told what it needs by props or by the events and stores of lib/.",
    severity: "error",
    from: { path: "^apps/web/src/(features|components|lib)/", pathNot: test },
    to: { path: "^apps/web/src/(app|boot)/" },
  },
  {
    name: "web-app-below-boot",
    comment:
      "apps/web/src/boot starts the app, which doesn't know how it was started: hand it over by props or by a store of lib/.",
    severity: "error",
    from: { path: "^apps/web/src/app/", pathNot: test },
    to: { path: "^apps/web/src/boot/" },
  },
  {
    name: "web-parts-below-features",
    comment:
      "components/ and lib/ serve every room and know none: pass what they need by props, or move the code into the room.",
    severity: "error",
    from: { path: "^apps/web/src/(components|lib)/", pathNot: test },
    to: { path: "^apps/web/src/features/" },
  },
  {
    name: "web-lib-below-components",
    comment: "lib/ has nothing that shows: what shows belongs in components/ or in a room.",
    severity: "error",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/components/" },
  },
  {
    name: "tests-stay-tests",
    comment:
      "The product does not use tests, their harness or the benchmarks: move what both need into the product.",
    severity: "error",
    from: {
      path: "^(apps|packages)/[^/]+/src/",
      pathNot: [test, "^apps/server/src/testing/"],
    },
    to: {
      path: [
        test,
        "^apps/server/src/testing/",
        "/(e2e|bench|fuzz|simulation)/",
        npm("vitest"),
        npm("fast-check"),
      ],
    },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: "node_modules" },
    // What `npm run sync` in apps/mobile copies into the native projects is built, too.
    exclude: { path: "(^|/)(dist|coverage)/|^apps/mobile/(www|ios|android)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
