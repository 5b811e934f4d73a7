import type { FastifyInstance } from "fastify";
import { mountMedia } from "../media/mountMedia.ts";

// As dark as a player: which theme a console has is not known here.
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No picture</title>
<style>
  body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 1rem; text-align: center;
    font: 15px/1.5 system-ui, sans-serif; color: #bbb; background: #000 }
</style>
<p>This server runs the simulated engine: streams have figures, but no picture.</p>
</html>
`;

/** `/NAME/embed.html`, the player page any site may frame. The simulated engine has nothing to play and says so. */
export function serveEmbedPage(app: FastifyInstance, hasStream: (name: string) => boolean): void {
  mountMedia(app, [
    {
      method: "GET",
      shows: "nothing",
      pattern: /^\/(?<name>.+)\/embed\.html$/,
      handle: async (_request, reply, { name = "" }) => {
        if (!hasStream(name)) return undefined;
        return reply
          .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *")
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(page);
      },
    },
  ]);
}
