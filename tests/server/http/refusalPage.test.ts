import { get } from "node:http";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "../../../server/log/serverLog.ts";
import { answerError } from "../../../server/http/errorAnswers.ts";
import { ServerError } from "../../../server/ServerError.ts";
import { refusalPage } from "../../../server/http/refusalPage.ts";
import { startTestServer } from "../support/startTestServer.ts";

/** What a browser is shown where a call fails. */
async function pageOf(error: Error): Promise<string> {
  const app = fastify({ genReqId: () => "r-17" });
  onTestFinished(() => app.close());
  app.setErrorHandler((thrown, request, reply) =>
    answerError(
      thrown,
      request,
      reply,
      createLog(() => undefined),
    ),
  );
  app.get("/x", () => {
    throw error;
  });
  return (await app.inject({ url: "/x", headers: { "sec-fetch-dest": "document" } })).body;
}

describe("a refusal", () => {
  it("shows what is hidden in the words of its page", async () => {
    expect(await pageOf(new ServerError("not_found", "No a\u202Eb."))).toContain("<p>No a[U+202E]b.</p>");
  });

  it("names on its page the id under which the log has what nobody foresaw, and no id else", async () => {
    expect(await pageOf(new Error("x"))).toContain("(request r-17)</p>");
    expect(await pageOf(new ServerError("not_found", "Gone."))).not.toContain("r-17");
  });

  it.each(["document", "iframe"])("is a page of words where a browser shows it as it is: %s", async (where) => {
    const { client } = await startTestServer();
    const answer = await fetch(`${client.url}/gone/embed.html`, { headers: { "sec-fetch-dest": where } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const words = await answer.text();
    expect(words).toContain("There is nothing at GET /gone/embed.html.");
    expect(words).not.toContain('{"error"');
  });

  it("is a page of words to a browser that does not say where it shows it, as by plain HTTP, under a name that is not known, too", async () => {
    const { client } = await startTestServer();
    const { port } = new URL(client.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { host: "elsewhere.example", accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
      get({ host: "127.0.0.1", port, path: "/admin/", headers }, (response) => {
        text(response).then(resolve, reject);
      }).on("error", reject);
    });
    expect(answer).toContain("<p>This server is not known by that name.");
  });

  it.each(["*/*", "application/json", "application/json, text/html;q=0.5"])(
    "stays JSON for who asks for %s",
    async (accept) => {
      const { client } = await startTestServer();
      const answer = await fetch(`${client.url}/gone/x`, { headers: { accept } });
      expect(await answer.json()).toMatchObject({ error: "not_found" });
    },
  );

  it("stays JSON for scripts and players", async () => {
    const { client } = await startTestServer();
    const answer = await fetch(`${client.url}/gone/index.m3u8`, { headers: { "sec-fetch-dest": "empty" } });
    expect(await answer.json()).toMatchObject({ error: "not_found" });
  });

  it("never lets what was asked for write the page", () => {
    expect(refusalPage(`<script>alert("a")</script> & more`)).toContain(
      "<p>&lt;script&gt;alert(&quot;a&quot;)&lt;/script&gt; &amp; more</p>",
    );
  });
});
