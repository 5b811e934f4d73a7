import { describe, expect, it } from "vitest";
import { refusalPage } from "../../../server/http/refusalPage.ts";
import { startTestServer } from "../support/startTestServer.ts";

describe("a refusal", () => {
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
