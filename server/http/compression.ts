import fastifyCompress from "@fastify/compress";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { isLoopback } from "../../src/model/ipAddress.ts";

/** Below this a compressed answer is no smaller on the wire. */
const COMPRESSED_FROM_BYTES = 1024;

/** What a route says that compresses its answers. */
export const compressedAnswer = {
  compress: { threshold: COMPRESSED_FROM_BYTES, encodings: ["br", "gzip"] },
} satisfies RouteShorthandOptions;

/**
 * Compresses the answers of routes that say so (`compressedAnswer`), by Accept-Encoding, for visitors of other machines:
 * to this one the wire is free.
 * Comes before the routes. Bodies that are sent here compressed are not taken.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, { global: false });
  app.addHook("onRequest", (request, _reply, done) => {
    // The plugin's own word for an answer that stays as it is.
    if (isLoopback(request.socket.remoteAddress)) request.headers["x-no-compression"] = "1";
    done();
  });
}
