import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./steps.mjs";

/** The same names in every workspace. */
const rooms =
  "accounts profile foods meals water fasting photos achievements subscriptions health shortcuts reports notifications tour sync".split(
    " ",
  );
/**
 * Only the fullest rooms have rooms of their own, with the same names on both sides. Nothing is
 * nested deeper.
 */
const roomsWithin = new Map([
  [
    "accounts",
    "audit factors hosted keys limits mailed-links passwords proofs providers sessions sign-in tokens undo".split(
      " ",
    ),
  ],
]);
/** Names that say nothing about the content. */
const emptyNames = new Set(["utils", "util", "helpers", "helper", "common", "misc", "shared"]);
const max = 500;
/** Generated or collected data, not code. */
const data = [/-table\.ts$/, /^package-lock\.json$/];
const code = /\.(ts|tsx|mjs|js|css)$/;
const serverRoles = "routes|service|repository|presenter|gateway|jobs|messages";
const webRoles = "queries|changes|mutations|state|messages|worker";
const serverFile = new RegExp(`^([a-z0-9-]+\\.)?(${serverRoles})\\.ts$`);
const webFile = new RegExp(`^([a-z0-9-]+\\.)?(${webRoles})\\.tsx?$`);
/** Plain functions, named by their noun: `refresh-token.ts`, but not `token-service.ts`. */
const plainFile = /^[a-z0-9-]+\.ts$/;
const namesARole = new RegExp(`\\b(${serverRoles}|${webRoles})\\b`);
const test = /^[a-z0-9.-]+\.test\.tsx?$/;

/**
 * What is wrong with a file's place and name.
 * @param {string} path from the repository's root
 * @returns {string[]}
 */
function complaintsAboutPlace(path) {
  const complaints = [];
  const parts = path.split("/");
  for (const part of parts) {
    const name = part.replace(/\..*$/, "");
    if (emptyNames.has(name))
      complaints.push(`"${part}" says nothing: name the noun that it is about`);
    if (name === "index" && code.test(part)) {
      complaints.push("no barrels: import the file itself, and call it by its noun");
    }
  }
  if (code.test(path) && !/^[a-z0-9.-]+$/.test(parts.at(-1) ?? "")) {
    complaints.push("file names are lower case with hyphens");
  }
  const [, side, room = "", inside = ""] =
    /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (side) {
    if (!rooms.includes(room)) complaints.push(`there is no room "${room}": ${rooms.join(" ")}`);
    const complaintsWithin = side === "server" ? serverComplaints : webComplaints;
    complaints.push(...complaintsWithin(withinSubRoom(room, inside)));
  }
  const domainRoom = /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];
  if (domainRoom && !rooms.includes(domainRoom))
    complaints.push(`there is no room "${domainRoom}"`);
  return complaints;
}

/**
 * A room within a room may have the same files as any room.
 * @param {string} room @param {string} inside path within the room
 */
function withinSubRoom(room, inside) {
  const [first = "", ...rest] = inside.split("/");
  return rest.length > 0 && roomsWithin.get(room)?.includes(first) ? rest.join("/") : inside;
}

/** @param {string} name */
const isPlain = (name) => plainFile.test(name) && !namesARole.test(name.replace(/\.ts$/, ""));

/** @param {string} inside path within the room */
function serverComplaints(inside) {
  if (inside.includes("/")) {
    return [
      "a room of the server has no folders but those that scripts/structure.mjs names (roomsWithin): split files by noun",
    ];
  }
  if (serverFile.test(inside) || isPlain(inside) || test.test(inside)) return [];
  return [
    "a room of the server holds routes, service, repository, presenter, gateway, jobs, messages (split: session.service.ts), plain functions by their noun (refresh-token.ts) and tests",
  ];
}

/** @param {string} inside path within the room */
function webComplaints(inside) {
  if (/^(screens|components)\/[^/]+\.(ts|tsx)$/.test(inside)) return [];
  const isFile = !inside.includes("/");
  if (isFile && (webFile.test(inside) || isPlain(inside) || test.test(inside))) return [];
  return [
    "a room of the browser holds queries, changes, mutations, state, messages, worker (split: session.state.ts), plain functions by their noun (arrival.ts), screens/, components/ and tests; rooms within it are those that scripts/structure.mjs names (roomsWithin)",
  ];
}

/** Whatever outlives a call: variables, hooks, the browser's storage. */
const holdsState =
  /^let |^const \w+ = new (Weak)?(Map|Set)\b|createListeners\(|\buse(State|Reducer|SyncExternalStore)\b|(read|write)(Text|Stored|List)\(|(local|session)Storage\./m;
const makesAService = /^export function create\w+/m;

/** @param {string} path @param {string} text */
function complaintsAboutRole(path, text) {
  const [, role] =
    /^apps\/(?:server|web)\/src\/features\/(?:[^/]+\/)*(?:[a-z0-9-]+\.)?(state|service)\.tsx?$/.exec(
      path,
    ) ?? [];
  if (role === "state" && !holdsState.test(text)) {
    return [
      "holds no state: call plain functions by their noun (arrival.ts); what is pure and of use to both sides lives in packages/domain",
    ];
  }
  if (role === "service" && !makesAService.test(text)) {
    return [
      "makes no service (createSessionService), which orders steps with permission: call plain functions by their noun (refresh-token.ts)",
    ];
  }
  return [];
}

/** @param {string} path @param {string} text */
function complaintsAboutText(path, text) {
  const complaints = complaintsAboutRole(path, text);
  const lines = text.split("\n").length - 1;
  if (code.test(path) && lines > max && !data.some((pattern) => pattern.test(path))) {
    complaints.push(`${lines} lines: split it by noun (${max} is the stop)`);
  }
  const [, side, named] =
    /^apps\/(server|web)\/src\/(?:.+\/)?([a-z-]+\.)?messages\.ts$/.exec(path) ?? [];
  const exported = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  if (side === "server" && !named && exported.join() !== "messages") {
    complaints.push("a room's texts have one name: export const messages, and nothing beside it");
  }
  if (side === "web" && exported.length !== 1) {
    complaints.push(
      "a file of texts exports one object, such as mealMessages, and nothing beside it",
    );
  }
  if (/\.(ts|tsx)$/.test(path) && /^export \* from/m.test(text)) {
    complaints.push("no barrels: export what this file itself has");
  }
  if (path === "package-lock.json" && /"resolved": "https?:/.test(text)) {
    complaints.push(
      "the lock file names download addresses: keep .npmrc's omit-lockfile-registry-resolved",
    );
  }
  return complaints;
}

/**
 * Checks names, places and sizes of files.
 * @param {string[]} paths from the repository's root
 * @param {(path: string) => string} read
 * @returns {string[]} a line each
 */
export function structureComplaints(paths, read) {
  return paths.flatMap((path) =>
    [
      ...complaintsAboutPlace(path),
      ...(code.test(path) || path.endsWith(".json") ? complaintsAboutText(path, read(path)) : []),
    ].map((complaint) => `${path}: ${complaint}`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = listed.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
  const complaints = structureComplaints(paths, (path) => readFileSync(join(root, path), "utf8"));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exit(1);
}
