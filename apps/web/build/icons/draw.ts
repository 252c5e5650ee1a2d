/**
 * Draws the app's icons from its logo: `npx tsx apps/web/build/icons/draw.ts` (needs Chromium). The
 * files are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../../../scripts/chromium.mjs";

const folder = new URL("../../public/", import.meta.url);
const mark = await readFile(new URL("favicon.svg", folder), "utf8");
/** The logo on a full square, for systems that round the corners themselves. */
const square = mark.replace(' rx="15"', "");
/** Scaled into the middle 80 % that every mask keeps. */
const maskable = square
  .replace(/(<rect [^>]*>)/, '$1<g transform="translate(7 7) scale(.78)">')
  .replace("</svg>", "</g></svg>");

const icons = [
  { file: "icons/icon-192.png", size: 192, svg: mark },
  { file: "icons/icon-512.png", size: 512, svg: mark },
  { file: "icons/maskable-512.png", size: 512, svg: maskable },
  { file: "icons/apple-touch-180.png", size: 180, svg: square },
];

const executablePath = await findChromium();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="${source}" width="${size}" height="${size}">`,
  );
  await writeFile(
    new URL(file, folder),
    await page.screenshot({ omitBackground: true, animations: "disabled" }),
  );
  await page.close();
}
await browser.close();
