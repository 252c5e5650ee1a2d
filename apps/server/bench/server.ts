/**
 * The real server with one route more, in a process of its own, for the benchmark: settings from
 * the environment, its address on standard output.
 */
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/platform/config/config.ts";

const config = readConfig(process.env);
const { http, close } = await createApp(config);

// What a perfect diary would cost: the same token check and as many bytes, with nothing behind it.
const constant = process.env["BENCH_CONSTANT"] ?? "[]";
http.server.get(
  "/bench/constant",
  {
    onRequest: async (request) => {
      request.person = await http.authenticate(request);
    },
  },
  (_request, reply) => reply.type("application/json; charset=utf-8").send(constant),
);

await http.server.listen({ host: config.host, port: config.port });
process.send?.("listening");
process.once("SIGTERM", () => void close().then(() => process.exit(0)));
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage().rss, processor: user + system });
});
