import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";

const program = `
  import { createElement, useState } from "react";
  import { createRoot } from "react-dom/client";
  function Page() {
    const [open, setOpen] = useState(false);
    return createElement("main", null,
      createElement("button", { onClick: () => setOpen(!open) }, "Press"),
      open && createElement("p", null, "Here"));
  }
  createRoot(document.body).render(createElement(Page));
`;

/** A button that shows one line, built with the app's own React: the least any app costs. */
export async function startBlankPage() {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = outputFiles[0]?.text ?? "";
  const page = `<!doctype html><title>Blank</title><body><script type="module">${script}</script>`;
  const server = createServer((_, reply) => {
    reply.setHeader("content-type", "text/html").end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
