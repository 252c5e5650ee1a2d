import { existsSync } from "node:fs";
import { run } from "./steps.mjs";

/** Whether packages can be installed without asking: on Debian or a derivative, as root. */
export function canInstallDebianPackages() {
  return (
    process.platform === "linux" && process.getuid?.() === 0 && existsSync("/etc/debian_version")
  );
}

/**
 * Installs Debian packages if possible; otherwise does nothing.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  if (!canInstallDebianPackages()) return;
  // A new machine has no package lists yet, and stale ones refer to removed versions.
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env, minutes: 10 });
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], {
    env,
    minutes: 20,
  });
}
