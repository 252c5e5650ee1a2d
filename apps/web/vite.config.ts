import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstScreen } from "./build/first-screen.ts";
import { fontMu } from "./build/font-mu.ts";
import { fontPreload } from "./build/font-preload.ts";
import { precompress } from "./build/precompress.ts";

/** Where the calls go in development; `npm run dev` names it. */
const everywhere = new RegExp(
  [
    "rolldown/runtime",
    "node_modules/(react|react-dom|scheduler|wouter|@tanstack)/",
    "lucide-react/dist/esm/(shared|Icon|createLucideIcon|context|defaultAttributes)",
    "packages/domain/src/(day|time|english|profile/name)",
    "web/src/lib/(?!auth-prompt|question|notices|kept-answers)",
    "web/src/components/(button|spinner|card|skeleton|failed-state)",
  ].join("|"),
);

/** The first page's own icons come with it; the others come together, not one file each. */
const laterIcons =
  /lucide-react\/dist\/esm\/icons\/(?!(book-open-text|circle-user-round|flame|house|timer|cloud-off|rotate-cw|sprout)\.)/;

/** The rest of what the first page needs; no file that is loaded later may need the entry itself. */
const first = /web\/src\/(app\/app\.tsx|features\/accounts\/sessions\/state)/;

/** Rules that both the cards and the calls follow: without them here, the cards would wait for the calls. */
const rules =
  /packages\/domain\/src\/(zone|fasting\/(plan|schedule|session)|foods\/(nutrients|limits)|meals\/(limits|meal-type))/;

/** The dashboard's cards come in a few files, not in forty: run one by one they block nothing. */
const schemas = /node_modules\/zod/;
const calls = /packages\/contract\/src/;
const calculator = /web\/src\/app\/day\/quick-calculator/;
const cards =
  /web\/src\/(app\/(bell|day\/lower-cards)|features\/(meals\/components\/micronutrients-card|fasting\/components\/fasting-card))\.tsx/;

const font = "figtree-latin-wght-normal";
const server = process.env["MORSEL_SERVER"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwindcss(), fontMu(font), fontPreload(font), firstScreen(), precompress()],
  resolve: {
    // React has had it since 18; the stand-in for older ones is 1 kB.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    // Inlined pictures would need `data:` in the Content-Security-Policy and weigh on the first load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every view needs: many small ones compress worse and wait in line.
          groups: [
            { name: "base", test: everywhere, priority: 8 },
            { name: "icons", test: laterIcons, priority: 7 },
            { name: "first", test: first, priority: 6 },
            { name: "rules", test: rules, priority: 5 },
            { name: "schemas", test: schemas, priority: 4 },
            { name: "calls", test: calls, priority: 3 },
            { name: "cards", test: cards, priority: 2 },
            { name: "calculator", test: calculator, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/auth", "/health", "/dev"].map((path) => [path, { target: server }]),
    ),
  },
});
