import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { openPacked } from "@morsel/food-data/standard-reference";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ZipFile } from "yazl";
import { run } from "../../testing/process.ts";
import { startServer } from "../../testing/server.ts";
import { updateFoods } from "./newest-releases.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A release in the official form, with one food of its own. */
const files = (name: string, kcal = 77): Record<string, string> => ({
  "food.csv": `"fdc_id","data_type","description","publication_date"
"1","survey_fndds_food","${name}","2024-10-31"
`,
  "survey_fndds_food.csv": '"fdc_id","food_code"\n"1","58199990"\n',
  "nutrient.csv": `"id","name","unit_name","nutrient_nbr"
"1008","Energy","KCAL","208"
"1003","Protein","G","203"
`,
  "food_nutrient.csv": `"id","fdc_id","nutrient_id","amount"\n"1","1","208","${kcal}"\n"2","1","203","5"\n`,
  "food_portion.csv": `"id","fdc_id","amount","measure_unit_id","portion_description","modifier","gram_weight"
"1","1","","9999","1 flurb","1","40"
`,
});

async function zip(content: Record<string, string>, prefix = "release/"): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(content)) {
    archive.addBuffer(Buffer.from(text), prefix + name, { mtime: new Date(0) });
  }
  archive.end();
  return buffer(archive.outputStream);
}
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

let url = "";
let source: Server;
let replies: Record<string, (reply: ServerResponse) => void> = {};
let good: Buffer;
const send =
  (bytes: Buffer | string, headers: Record<string, string> = {}) =>
  (reply: ServerResponse) =>
    void reply
      .writeHead(200, { "content-length": Buffer.byteLength(bytes), ...headers })
      .end(bytes);

let dataDir: string;
beforeAll(async () => {
  good = await zip(files("Zorbified stew"));
  source = createServer((request, reply) => {
    const answer = replies[request.url ?? ""];
    if (answer) answer(reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const address = source.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  dataDir = await mkdtemp(join(tmpdir(), "morsel-foods-"));
});
afterAll(() => {
  source.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  replies = {};
  rmSync(join(dataDir, "foods.json.br"), { force: true });
});

const update = (...addresses: string[]) => {
  const got: { name: string; bytes: number; sha256: string }[] = [];
  const steps: string[] = [];
  return updateFoods(
    { dataDir, addresses: addresses.map((path) => url + path) },
    { progress: ({ file }) => steps.push(file), got: (release) => got.push(release) },
  ).then((file) => ({ file, got, steps }));
};
const kept = () => readFileSync(join(dataDir, "foods.json.br"));

describe("an update", () => {
  const name = "FoodData_Central_survey_food_csv_2024-10-31.zip";

  test("takes the newest of each kind from the page, and the same again gives the same", async () => {
    replies = {
      "/downloads": send(`<a href="/old/FoodData_Central_survey_food_csv_2022-10-28.zip">2022</a>
        <a href="/new/${name}">2024</a> <a href="/new/FoodData_Central_branded_food_csv_2025-01-01.zip">no</a>`),
      [`/new/${name}`]: send(good),
    };
    const { file, got, steps } = await update("/downloads");
    expect(got).toEqual([{ name, bytes: good.length, sha256: sha256(good) }]);
    expect(new Set(steps)).toContain(name);
    expect(file.release).toBe("Survey (FNDDS), 2024-10-31");
    const table = openPacked(kept());
    expect(table.names[table.rowOf("58199990")]).toBe("Zorbified stew");
    expect(table.rowOf("01001")).toBeGreaterThanOrEqual(0);
    const first = kept();
    await update("/downloads");
    expect(kept().equals(first)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(["foods.json.br"]);
  });

  test("takes what has the checksum that was expected or published", async () => {
    const digest = Buffer.from(sha256(good), "hex").toString("base64");
    replies = { "/a.zip": send(good, { "repr-digest": `sha-256=:${digest}:` }) };
    await update(`/a.zip#sha256=${sha256(good)}`);
    expect(openPacked(kept()).rowOf("58199990")).toBeGreaterThan(0);
  });

  test.each<[string, () => Promise<[string, (reply: ServerResponse) => void]>]>([
    ["nothing there", async () => ["/none.zip", (reply) => reply.writeHead(404).end()]],
    ["a page without releases", async () => ["/page", send("<p>moved</p>")]],
    [
      "broken off in the middle",
      async () => [
        "/a.zip",
        (reply) => {
          reply.writeHead(200, { "content-length": good.length });
          reply.write(good.subarray(0, good.length / 2), () => reply.destroy());
        },
      ],
    ],
    ["half a checksum", async () => [`/a.zip#sha256=${sha256(good).slice(0, 40)}`, send(good)]],
    ["another checksum than expected", async () => [`/a.zip#sha256=${"0".repeat(64)}`, send(good)]],
    [
      "another checksum than published",
      async () => [
        "/a.zip",
        send(good, { "repr-digest": `sha-256=:${Buffer.alloc(32).toString("base64")}:` }),
      ],
    ],
    ["no ZIP", async () => ["/a.zip", send("<html>Forbidden</html>")]],
    ["a ZIP of something else", async () => ["/a.zip", send(await zip({ "readme.txt": "hello" }))]],
    [
      "a bomb",
      async () => [
        "/a.zip",
        send(await zip({ ...files("x"), "food_nutrient.csv": ",".repeat(30_000_000) })),
      ],
    ],
  ])("%s: changes nothing and leaves nothing", async (_, answer) => {
    const [path, reply] = await answer();
    replies = { [path.replace(/#.*/, "")]: reply };
    writeFileSync(join(dataDir, "foods.json.br"), "as it was");
    await expect(update(path)).rejects.toThrow(/\.$/);
    expect(kept().toString()).toBe("as it was");
    expect(readdirSync(dataDir)).toEqual(["foods.json.br"]);
  });

  test("names in a ZIP lead nowhere: nothing is unpacked to disk", async () => {
    const plain = await zip(files("Zorbified stew"), "0000000000/");
    // Names of the same length, patched in, since no writer makes such archives.
    const evil = Buffer.from(
      plain.toString("latin1").replaceAll("0000000000/", "../../../z/"),
      "latin1",
    );
    expect(evil.includes("../../../z/food.csv")).toBe(true);
    replies = { "/a.zip": send(evil) };
    await update("/a.zip");
    expect(existsSync(join(dataDir, "../../../z"))).toBe(false);
    expect(readdirSync(dataDir)).toEqual(["foods.json.br"]);
  });

  test("one that was killed is cleared away by the next", async () => {
    mkdirSync(join(dataDir, "foods-update-abcdef"));
    replies = { "/a.zip": send(good) };
    await update("/a.zip");
    expect(readdirSync(dataDir)).toEqual(["foods.json.br"]);
  });
});

test("the command tells what it got; the next start serves it", async () => {
  replies = { "/a.zip": send(good) };
  const env = { DATA_DIR: dataDir, FOOD_RELEASES_URL: `${url}/a.zip`, LOG_LEVEL: "silent" };
  const { code, stdout, stderr } = await run(env, "update-foods").ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`a.zip: ${good.length} bytes, SHA-256 ${sha256(good)}`);
  expect(stdout).toContain("Restart Morsel to use them.");

  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await startServer({ env: { DATA_DIR: dataDir, LOG_LEVEL: "info" }, log });
  try {
    const { token } = await server.signedIn();
    const found = await server.call("GET", "/api/foods/search?q=zorbified%20stew", { token });
    expect(found.body.foods[0]).toMatchObject({ id: "58199990", calories: 77 });
    expect(lines.join("")).toContain("Survey (FNDDS), 2024-10-31");
  } finally {
    await server.stop();
  }

  replies = {};
  const failed = await run(env, "update-foods").ended;
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain("Nothing was changed.");
});
