import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/*
 * Makes www/, the files of the native app, of the built web app (apps/web/dist): the same files, but
 * the page's start waits for the shell (src/shell.ts). `npm run build` in apps/web comes first.
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const web = fileURLToPath(new URL("../web/dist", import.meta.url));
/** Another folder may be named, as tests do. */
const www = process.argv[2] ?? `${here}www`;

/** A web server's packed copies; the service worker, as the files are on the phone anyway. */
const leftOut = /\.(br|gz|map)$|\/sw\.js$|\/robots\.txt$/;

rmSync(www, { recursive: true, force: true });
cpSync(web, www, { recursive: true, filter: (from) => !leftOut.test(from) });

const page = readFileSync(`${www}/index.html`, "utf8");
const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].at(-1);
if (!inline?.[1]?.includes("#app-files")) throw new Error("The page's start isn't where it was.");
writeFileSync(`${www}/start.js`, inline[1]);
writeFileSync(
  `${www}/index.html`,
  page.replace(inline[0], () => '<script src="/shell.js"></script>'),
);
await build({
  ...{ entryPoints: [`${here}src/shell.ts`], outfile: `${www}/shell.js` },
  ...{ bundle: true, minify: true, format: "iife", target: ["es2022"], logLevel: "warning" },
});
