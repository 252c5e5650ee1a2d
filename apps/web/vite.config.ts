import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serverPaths } from "../../packages/contract/src/server-paths.ts";
import { chunks } from "./build/chunks.ts";
import { firstLoad } from "./build/first-load.ts";
import { firstScreen } from "./build/first-screen.ts";
import { fontMu } from "./build/font-mu.ts";
import { fontPreload } from "./build/font-preload.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { shapeOfThings } from "./build/shape.ts";

const font = "figtree-latin-wght-normal";
/** Where the dev server proxies API calls; set by `npm run dev`. */
const server = process.env["MORSEL_SERVER"] ?? "http://127.0.0.1:3000";

const settings = defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    fontMu(font),
    fontPreload(font),
    firstLoad(),
    firstScreen(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      // React has the hook since version 18; the shim for older ones is 1 kB.
      "use-sync-external-store/shim/index.js": "react",
      // Each query brings them along, whether there are any or not.
      // Unpacks WOFF2: the report's fonts are WOFF (features/reports/sfnt.ts).
      "brotli/decompress.js": fileURLToPath(new URL("build/no-brotli.ts", import.meta.url)),
      "./infiniteQueryBehavior.js": fileURLToPath(
        new URL("build/no-infinite-queries.ts", import.meta.url),
      ),
    },
  },
  // Said to lib/things.ts.
  define: { morselShape: JSON.stringify(shapeOfThings()) },
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    // Inlined images would need `data:` in the Content-Security-Policy and add to the first load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first load names them all, and a letter of each, which doesn't compress, is 50 B in all.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server }])),
  },
});

export default defineConfig(({ command }) => {
  // A server's NODE_ENV=development is no wish for React's development build, of twice the size.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return settings;
});
