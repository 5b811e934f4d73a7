import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { MediaRoute } from "../../MediaRoute.ts";
import { openHeaders } from "../openHeaders.ts";
import { playerFolder } from "./playerFolder.ts";
import { playerScript } from "./playerScript.ts";
import { playerStyle } from "./playerStyle.ts";

/** The files of the player page: nothing of it comes from another host. */
export function playerRoutes(): readonly MediaRoute[] {
  // The whole of it: the light one knows no choice between sounds.
  const library = createRequire(import.meta.url).resolve("hls.js/dist/hls.min.js");
  const script = "text/javascript; charset=utf-8";
  return [
    file("hls.js", script, readFileSync(library, "utf8").replace(/\/\/# sourceMappingURL=\S+\s*$/, "")),
    file("player.js", script, playerScript),
    file("player.css", "text/css; charset=utf-8", playerStyle),
  ];
}

function file(name: string, type: string, body: string): MediaRoute {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return {
    method: "GET",
    shows: "nothing",
    pattern: new RegExp(`^${playerFolder}/${name.replace(".", "\\.")}$`),
    async handle(request, reply) {
      void reply.headers({ ...openHeaders, "cache-control": "no-cache", etag });
      return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.type(type).send(body);
    },
  };
}
