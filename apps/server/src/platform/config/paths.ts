import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, whether run from the sources or from the bundle. */
export const repository: string = find(dirname(fileURLToPath(import.meta.url)));

export const webFolder: string = join(repository, "apps/web/dist");

function find(folder: string): string {
  if (existsSync(join(folder, "apps/server/package.json"))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error("The server must stay inside its repository.");
  return find(above);
}
