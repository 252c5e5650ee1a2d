import type { Plugin } from "vite";

/** Preloads the font file whose name starts with `name`, so the first text needs no font swap. */
export function fontPreload(name: string): Plugin {
  return {
    name: "morsel:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find((file) => file.includes(name));
        if (!font) throw new Error(`The build holds no font file ${name}.`);
        return [
          {
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${font}`,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
            injectTo: "head",
          },
        ];
      },
    },
  };
}
