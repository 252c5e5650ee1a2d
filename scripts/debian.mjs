import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

/** Whether packages can be installed here without asking anybody: Debian or a relative, as root. */
export function canInstallDebianPackages() {
  return (
    process.platform === "linux" && process.getuid?.() === 0 && existsSync("/etc/debian_version")
  );
}

/**
 * Installs Debian packages where that is possible; elsewhere does nothing.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  if (!canInstallDebianPackages()) return;
  // A new machine has no package lists yet; stale ones name versions that are gone.
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env, minutes: 10 });
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], {
    env,
    minutes: 20,
  });
}
