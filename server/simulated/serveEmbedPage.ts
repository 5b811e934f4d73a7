import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { playerPage } from "../../src/texts/en/playerPage.ts";
import { mountMedia } from "../media/mountMedia.ts";
import { choiceOfWords } from "../media/outputs/embed/playerScript.ts";

const script = `(() => {
  ${choiceOfWords}
  document.documentElement.lang = language;
  document.querySelector("p").textContent = words.simulated;
})();`;
const digest = createHash("sha256").update(script).digest("base64");

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
<p>${playerPage["playerPage.simulated"]}</p>
<script>${script}</script>
</html>
`;

const policy = `default-src 'none'; script-src 'sha256-${digest}'; style-src 'unsafe-inline'; frame-ancestors *`;

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
          .header("content-security-policy", policy)
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(page);
      },
    },
  ]);
}
