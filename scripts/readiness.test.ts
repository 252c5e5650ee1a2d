import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./steps.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "morsel-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a program sees that reads the settings in the folder. */
function read(env: Record<string, string> = {}) {
  const program = `import { readSettings } from ${JSON.stringify(join(root, "scripts/readiness.mjs"))};
    readSettings();
    console.log(JSON.stringify([process.env.PORT, process.env.MAIL_FROM]));`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    ...{ cwd: folder, encoding: "utf8" },
    env: { PATH: process.env["PATH"], ...env },
  });
}

test("settings are read as Windows' editors write them, and the environment goes first", () => {
  const mark = "\uFEFF";
  writeFileSync(join(folder, ".env"), `${mark}PORT=4000\r\nMAIL_FROM="M <m@example.org>"\r\n`);
  expect(JSON.parse(read().stdout)).toEqual(["4000", "M <m@example.org>"]);
  expect(JSON.parse(read({ PORT: "5000" }).stdout)).toEqual(["5000", "M <m@example.org>"]);
});

test.each([
  ["MAIL_FROM=https://a.example/b.zip#sha256=00", "https://a.example/b.zip#sha256=00"],
  ["export MAIL_FROM = p#ss  # the password", "p#ss"],
  ["MAIL_FROM=pass # the # password", "pass"],
  ["MAIL_FROM=#", ""],
  ["MAIL_FROM='p#s s' # x", "p#s s"],
  ["MAIL_FROM=two words # x", "two words"],
])("%s: only what follows a blank is a comment", (line, value) => {
  writeFileSync(join(folder, ".env"), `${line}\nPORT=4000#\n#X=y#z\n`);
  expect(JSON.parse(read().stdout)).toEqual(["4000#", value]);
});

test("a name that is no setting is told, and stops nothing", () => {
  writeFileSync(join(folder, ".env"), "PORT=4000\nMAIL_FORM=m@example.org\nSMTP_HOST=x\n");
  const { status, stdout, stderr } = read();
  expect({ status, port: JSON.parse(stdout)[0] }).toEqual({ status: 0, port: "4000" });
  expect(stderr).toMatch(
    /^WARNING: .+\.env sets what is no setting of Morsel: MAIL_FORM, SMTP_HOST\. /,
  );
  writeFileSync(join(folder, ".env"), "PORT=4000\n");
  expect(read().stderr).toBe("");
});

test("settings that can't be read are told in one line", () => {
  // As a container's mount makes it where there was no file.
  mkdirSync(join(folder, ".env"));
  const { status, stderr } = read();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The settings in .+\/\.env cannot be read \(.+\)\.\n$/);
});

test("what builds the app is installed in production, too", () => {
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  mkdirSync(join(folder, "tool"));
  const write = (path: string, content: object) =>
    writeFileSync(join(folder, path), JSON.stringify(content));
  write("tool/package.json", { name: "tool", version: "1.0.0" });
  const devDependencies = { tool: "file:tool" };
  write("package.json", { name: "house", devDependencies });
  write("package-lock.json", {
    ...{ name: "house", lockfileVersion: 3, requires: true },
    packages: {
      "": { name: "house", devDependencies },
      "node_modules/tool": { resolved: "tool", link: true },
      tool: { version: "1.0.0", dev: true },
    },
  });
  const program = `import { install } from "./scripts/readiness.mjs"; await install();`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    ...{ cwd: folder, encoding: "utf8" },
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_ENV: "production" },
  });
  expect(stderr).toBe("");
  expect(existsSync(join(folder, "node_modules/tool/package.json"))).toBe(true);
});
