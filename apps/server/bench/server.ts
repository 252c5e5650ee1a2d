/**
 * The real server plus one route, in a process of its own, configured by the environment. Beside it
 * a second Fastify has nothing but that route.
 */
import Fastify, { type FastifyInstance } from "fastify";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/platform/config/config.ts";

const config = readConfig(process.env);
const { http, close } = await createApp(config);

// The cost of a perfect diary: the same token check and number of bytes, with nothing behind it.
const constant = process.env["BENCH_CONSTANT"] ?? "[]";
function answerConstant(server: FastifyInstance) {
  server.route({
    method: ["GET", "POST"],
    url: "/bench/constant",
    onRequest: async (request) => {
      request.person = await http.authenticate(request);
    },
    handler: (_request, reply) => reply.type("application/json; charset=utf-8").send(constant),
  });
}
answerConstant(http.server);
/** Fastify out of the box: none of our headers, limits or logging. */
const bare = Fastify();
bare.decorateRequest("person", null);
answerConstant(bare);

await http.server.listen({ host: config.host, port: config.port });
const bareUrl = await bare.listen({ host: config.host, port: 0 });
process.send?.(bareUrl);
process.once(
  "SIGTERM",
  () => void Promise.all([close(), bare.close()]).then(() => process.exit(0)),
);
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage().rss, processor: user + system });
});
