import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const build = fileURLToPath(new URL("../../mobile/build.mjs", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** The native app's files (apps/mobile), served at an origin of their own as the shell does. */
export async function serveShell() {
  const folder = mkdtempSync(join(tmpdir(), "morsel-shell-"));
  execFileSync(process.execPath, [build, folder]);
  const server = createServer(({ url }, reply) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const file = extname(pathname) === "" ? "/index.html" : pathname;
    const path = join(folder, file);
    if (!existsSync(path)) return reply.writeHead(404).end();
    return reply
      .writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
      .end(readFileSync(path));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
