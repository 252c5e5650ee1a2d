import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, chownSync, constants, existsSync, readdirSync, realpathSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { installDebianPackages } from "./debian.mjs";
import { freePort } from "./ports.mjs";

const oldestVersion = 15;
const needed = ["initdb", "postgres"];

/** @param {string} folder */
function holdsServer(folder) {
  return needed.every((name) => existsSync(join(folder, name))) && version(folder) >= oldestVersion;
}

/** @param {string} folder */
function version(folder) {
  const told = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(told.stdout ?? "")?.[1] ?? 0);
}

/** Folders that may contain PostgreSQL's programs, likeliest first. */
function* candidates() {
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  if (config.status === 0) yield config.stdout.trim();
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const program = join(folder, "initdb");
    // Often a link to the version's own folder, which has the other programs.
    if (existsSync(program)) yield dirname(realpathSync(program));
  }
  const parents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
  for (const parent of parents.filter((path) => existsSync(path))) {
    const versions = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    const newestFirst = versions.sort((a, b) => Number(/\d+/.exec(b)) - Number(/\d+/.exec(a)));
    for (const name of newestFirst) yield join(parent, name, "bin");
  }
}

/** The folder of PostgreSQL's server programs (15 or later), or null. */
export function findPostgres() {
  for (const folder of candidates()) {
    if (holdsServer(folder)) return folder;
  }
  return null;
}

/** Like findPostgres, but as root on Debian installs what is missing. Throws if there is none. */
export async function requirePostgres() {
  const found = findPostgres();
  if (found) return found;
  await installDebianPackages(["postgresql"]);
  const installed = findPostgres();
  if (!installed) {
    throw new Error(
      `PostgreSQL ${oldestVersion} or later was not found: install it, or put its programs in PATH.`,
    );
  }
  return installed;
}

/**
 * The user to run the server as: PostgreSQL refuses root, so root uses an unprivileged one.
 * @returns {{ uid?: number, gid?: number }}
 */
function owner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
    const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
    if (uid.status === 0 && gid.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new Error("PostgreSQL can't run as root, and there is no user postgres or nobody.");
}

/** @param {string} bin @param {string} folder @param {string} password @param {{uid?: number, gid?: number}} user */
async function initialise(bin, folder, password, user) {
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid ?? user.uid);
  const args = ["-D", join(folder, "data"), "-U", "morsel", "--no-sync", "--encoding=UTF8"];
  args.push("--locale=C", "--auth=scram-sha-256", `--pwfile=${passwordFile}`);
  const child = spawn(join(bin, "initdb"), args, {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`initdb failed: ${complaint.trim()}`);
}

/**
 * Stops the server and removes its folder once this process is gone, however it ended: the
 * watcher's standard input is a pipe, which the system closes even for a killed process.
 * @param {import("node:child_process").ChildProcess} child @param {string} folder
 */
function watchOver({ pid }, folder) {
  const script = `cat >/dev/null; kill -INT ${pid} 2>/dev/null; sleep 2; kill -QUIT ${pid} 2>/dev/null; rm -rf "$1"`;
  const watcher = spawn("/bin/sh", ["-c", script, "sh", folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  // To Node a pipe is a socket: it must neither keep this process alive nor crash it when it
  // closes.
  const pipe = /** @type {import("node:net").Socket} */ (watcher.stdin);
  pipe.unref();
  pipe.on("error", () => undefined);
  return watcher;
}

/** @param {string} bin @param {string} folder @param {number} port @param {boolean} durable @param {{uid?: number, gid?: number}} user */
async function launch(bin, folder, port, durable, user) {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: folder,
    max_connections: "200",
    lc_messages: "C",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", join(folder, "data"), ...args], {
    ...user,
    cwd: folder,
    // In its own process group: Ctrl-C only reaches us, and we stop it in order.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = /** @type {import("node:net").Socket} */ (child.stderr);
  let text = "";
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    log.on("data", (chunk) => {
      text = `${text}${chunk}`.slice(-4_000);
      if (text.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${text.trim()}`)));
  });
  await ready;
  child.unref();
  log.unref();
  return child;
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
async function endServer(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Now somebody waits for it: without this, the process could exit first.
  child.ref();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/**
 * Starts a temporary PostgreSQL cluster on a free loopback port.
 * @param {{ durable?: boolean, parent?: string }} [options] `durable`: writes reach the disk as in
 *   production, for benchmarks; `parent`: the folder in which it keeps its own
 * @returns `url` names its first database, as a superuser who may create more; `end` and `start`
 *   are for tests of what happens meanwhile, `stop` ends it and removes what it kept
 */
export async function startPostgres({ durable = false, parent = temporaryFolder() } = {}) {
  const bin = await requirePostgres();
  const user = owner();
  const folder = await mkdtemp(join(parent, "morsel-pg-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const password = randomBytes(12).toString("hex");
  try {
    await initialise(bin, folder, password, user);
    let port = await freePort();
    // Another process may take the free port before PostgreSQL does, so try once more.
    let child = await launch(bin, folder, port, durable, user).catch(async () => {
      port = await freePort();
      return launch(bin, folder, port, durable, user);
    });
    let watcher = watchOver(child, folder);
    const unwatch = () => {
      // The whole group: the shell, and the `cat` it waits for.
      if (watcher.pid) process.kill(-watcher.pid, "SIGKILL");
    };
    return {
      url: `postgres://morsel:${password}@127.0.0.1:${port}/postgres`,
      /** @param {NodeJS.Signals} [signal] SIGINT drops its connections, SIGQUIT is a crash */
      end: (signal = "SIGINT") => endServer(child, signal),
      start: async () => {
        unwatch();
        child = await launch(bin, folder, port, durable, user);
        watcher = watchOver(child, folder);
      },
      stop: async () => {
        await endServer(child, "SIGINT");
        unwatch();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A folder that another user can reach, unlike a private TMPDIR of root's. */
function temporaryFolder() {
  if (process.getuid?.() !== 0) return tmpdir();
  try {
    accessSync("/tmp", constants.W_OK);
    return "/tmp";
  } catch {
    return tmpdir();
  }
}
