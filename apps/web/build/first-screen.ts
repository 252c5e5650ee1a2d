import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown, runnerImport } from "vite";
import { calls, later } from "./chunks.ts";

/** The exports of src/boot/first-screens.tsx, which only a browser's program can import. */
interface Screens {
  firstScreens: () => FirstScreen[];
}
interface FirstScreen {
  whose: "visitor" | "person";
  path: string;
  pictures: string[];
  screen: string | null;
  html: string;
}
type Bundle = Rolldown.OutputBundle;

const root = fileURLToPath(new URL("..", import.meta.url));
const alike = { root, configFile: false, logLevel: "error" } as const;

/** The first screens, rendered with the app's own components. */
async function drawScreens(): Promise<FirstScreen[]> {
  // The browser globals that rendering touches. There are no other tabs to talk to.
  const browser = { window: globalThis, location: new URL("http://localhost/") };
  Object.assign(globalThis, browser, { BroadcastChannel: undefined });
  const { module } = await runnerImport<Screens>(`${root}/src/boot/first-screens.tsx`, {
    ...alike,
    mode: "production",
    plugins: [react()],
  });
  return module.firstScreens();
}

/** start.ts and its imports, bundled into one inline script. */
async function startScript(target: string[]): Promise<string> {
  const made = await build({
    ...alike,
    publicDir: false,
    build: {
      write: false,
      target,
      lib: { entry: `${root}/src/boot/start.ts`, formats: ["iife"], name: "start" },
      // Drops the side effects of imported modules: it uses single functions of the app's code.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const output = Array.isArray(made) ? made[0] : made;
  if (!output || !("output" in output)) throw new Error("The start script was not built.");
  return output.output[0].code.replaceAll("</script", "<\\/script");
}

/** The named chunks and everything they import, dependencies first. */
function withImports(names: readonly string[], bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const take = (part: Bundle[string] | undefined): void => {
    if (part?.type !== "chunk" || found.has(part)) return;
    for (const file of part.imports) take(bundle[file]);
    found.add(part);
  };
  for (const name of names) {
    const part = Object.values(bundle).find((one) => one.type === "chunk" && one.name === name);
    if (!part) throw new Error(`The build holds no file ${name}.`);
    take(part);
  }
  return [...found];
}

/** On a phone, setting up the contract's schemas takes longer than drawing the cards. */
function refuseSchemas(chunks: readonly Rolldown.OutputChunk[]): void {
  const schema = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .find((id) => id.includes("/contract/src/"));
  if (schema) throw new Error(`The dashboard's cards would load the schemas of ${schema}.`);
}

/** Inlines the style sheet, so that the first paint needs no further request. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== "asset") throw new Error(`The build holds no style sheet ${file}.`);
    const asking = Object.values(bundle).find(
      (part) => part.type === "chunk" && part.code.includes(file),
    );
    if (asking) throw new Error(`${asking.fileName} would load the page's own style sheet again.`);
    return `<style>${String(sheet.source)}</style>`;
  });
}

/**
 * Moves the app's script tags into a template, in the order in which start.ts runs them. Loaded
 * right away, they would compete with the first screen's picture and font.
 */
function withLateScripts(html: string): string {
  const [script, entry = ""] =
    /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (script === undefined) throw new Error("The page names no entry.");
  const others = /<link rel="modulepreload"[^>]*>/g;
  const files = [
    ...(html.match(others) ?? []),
    `<link rel="modulepreload" crossorigin href="${entry}">`,
  ];
  return html
    .replace(script, "")
    .replaceAll(others, "")
    .replace("</head>", `  <template id="app-files">${files.join("")}</template>\n  </head>`);
}

/** Inlines the first screens, the styles and the start script into the built page. */
export function firstScreen(): Plugin {
  let target: string[] = [];
  return {
    name: "morsel:first-screen",
    apply: "build",
    configResolved(config) {
      target = [config.build.target].flat().filter((name) => typeof name === "string");
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const screens = await drawScreens();
        refuseSchemas(withImports(later.everybody, bundle));
        const templates = screens.map(({ whose, path, pictures, screen, html: drawn }) => {
          const cards = [...later.everybody, ...(whose === "person" ? later.person : [])];
          const names = [...(screen ? [screen] : cards), ...(whose === "person" ? [calls] : [])];
          const files = withImports(names, bundle)
            .map(({ fileName }) => `/${fileName}`)
            // The page links the app's own files already.
            .filter((file) => !html.includes(file));
          const body = drawn.replace(/(<img)( [^>]*)? src="[^"]*"/, "$1$2");
          return `<template data-whose="${whose}" data-path="${path}" data-pictures="${pictures.join(" ")}" data-files="${files.join(" ")}">${body}</template>`;
        });
        const place = '<div id="root"></div>';
        const script = await startScript(target);
        return withLateScripts(withStyles(html, bundle)).replace(
          place,
          () => `${templates.join("")}${place}<script>${script}</script>`,
        );
      },
    },
  };
}
