/**
 * Builds data/foods.json.br from the USDA data in Debian's package `cronometer`.
 *
 *   npm run build:data -w packages/food-data              fetches the package with apt-get
 *   npm run build:data -w packages/food-data -- FILE      reads a usda_sr24.jar or the .deb
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packFoodFile } from "../src/food-file.ts";
import { readStandardReference } from "./standard-reference.ts";
import { readZip } from "./zip.ts";

const jarInPackage = "usr/share/cronometer/usda_sr24.jar";
const output = fileURLToPath(new URL("../data/foods.json.br", import.meta.url));

function downloadPackage(folder: string): string {
  execFileSync("apt-get", ["download", "cronometer"], { cwd: folder, stdio: "inherit" });
  const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
  if (!file) throw new Error("apt-get brought no package named cronometer.");
  return join(folder, file);
}

function readJar(path: string | undefined): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "morsel-food-data-"));
  try {
    const file = path ? resolve(process.env.INIT_CWD ?? "", path) : downloadPackage(folder);
    if (!file.endsWith(".deb")) return readFileSync(file);
    execFileSync("dpkg-deb", ["--extract", file, folder]);
    return readFileSync(join(folder, jarInPackage));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const file = readStandardReference(readZip(readJar(process.argv[2])));
const packed = packFoodFile(file, 11);
writeFileSync(output, packed);
console.log(
  `${file.ids.length} foods, ${file.measures.grams.length} measures: ${packed.length} bytes packed.`,
);
