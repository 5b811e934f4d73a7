import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { playerPage } from "../../src/texts/en/playerPage.ts";
import { mountMedia } from "../media/mountMedia.ts";
import { readChoiceOfWords } from "../media/outputs/embed/playerScript.ts";

// As dark as a player: which theme a console has is not known here.
const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No picture</title>
<style>
  body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 1rem; text-align: center;
    font: 15px/1.5 system-ui, sans-serif; color: #bbb; background: #000 }
</style>
<p>${playerPage["playerPage.simulated"]}</p>`;

/** The page, and the policy that allows its script and nothing else. */
async function readPage(): Promise<{ readonly page: string; readonly policy: string }> {
  const script = `(() => {
  ${await readChoiceOfWords()}
  document.documentElement.lang = language;
  document.querySelector("p").textContent = words.simulated;
})();`;
  const digest = createHash("sha256").update(script).digest("base64");
  return {
    page: `${head}\n<script>${script}</script>\n</html>\n`,
    policy: `default-src 'none'; script-src 'sha256-${digest}'; style-src 'unsafe-inline'; frame-ancestors *`,
  };
}

/** `/NAME/embed.html`, the player page any site may frame. The simulated engine has nothing to play and says so. */
export function serveEmbedPage(app: FastifyInstance, hasStream: (name: string) => boolean): void {
  mountMedia(app, [
    {
      method: "GET",
      shows: "nothing",
      pattern: /^\/(?<name>.+)\/embed\.html$/,
      handle: async (_request, reply, { name = "" }) => {
        if (!hasStream(name)) return undefined;
        const { page, policy } = await readPage();
        return reply
          .header("content-security-policy", policy)
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(page);
      },
    },
  ]);
}
