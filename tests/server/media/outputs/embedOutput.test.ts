import { describe, expect, it } from "vitest";
import { startOutputs } from "./support/startOutputs.ts";

describe("the player page", () => {
  it("is there for each stream, may be framed anywhere, and runs no script but the server's own", async () => {
    const outputs = await startOutputs();
    outputs.add("live/<b>cam</b>", { url_prefix: "https://cdn.example.com:8443/" });
    const answer = await outputs.get(
      "/live/%3Cb%3Ecam%3C/b%3E/embed.html?version=3&autoplay=true&token=%22%3E%3Cscript%3E",
    );
    const policy = answer.headers.get("content-security-policy");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://cdn.example.com:8443;");
    expect(answer.headers.get("x-frame-options")).toBeNull();
    const page = await answer.text();
    expect(page).not.toMatch(/<script(?! src="\/-\/player\/\w+\.js" defer>)/);
    expect(page).not.toMatch(/cam|token|style=|onclick/);
  });

  it("is given to pages of the stream's domains, which alone may frame it, and to this server's own", async () => {
    const outputs = await startOutputs();
    outputs.config.streams = { news: { name: "news", auth: { domains: ["tv.example", "*.tv.example", "bad;x"] } } };
    const from = async (referer: string) => outputs.get("/news/embed.html", { headers: { referer } });
    const answer = await from("https://www.tv.example/live");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self' tv.example *.tv.example; form-action",
    );
    expect((await from(`${outputs.url}/admin`)).status).toBe(200);
    const refused = await from("https://other.example/");
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("This may not be played on pages of other.example.");
    expect((await outputs.get("/news/embed.html")).status).toBe(403);
  });

  it("brings its files from this server", async () => {
    const outputs = await startOutputs();
    const types = { "hls.js": "text/javascript", "player.js": "text/javascript", "player.css": "text/css" };
    for (const [file, type] of Object.entries(types)) {
      const answer = await outputs.get(`/-/player/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain(type);
      expect(await answer.text()).not.toContain("sourceMappingURL");
      const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
      expect((await outputs.get(`/-/player/${file}`, { headers })).status).toBe(304);
    }
    expect((await outputs.get("/-/player/other.js")).status).toBe(404);
  });

  it("is there for a file below a VOD, with its picture", async () => {
    const outputs = await startOutputs();
    outputs.config.vods = { films: { prefix: "films", urls: [{ url: "/films" }] } };
    const answer = await outputs.get("/films/new/a.mp4/embed.html");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('data-poster="preview.jpg"');
    expect((await outputs.get("/films/..%2fa.mp4/embed.html")).status).toBe(404);
  });

  it("is there for a stream that is switched off, and for none that is unknown", async () => {
    const outputs = await startOutputs();
    outputs.config.streams = { off: { name: "off", disabled: true } };
    expect((await outputs.get("/off/embed.html")).status).toBe(200);
    expect((await outputs.get("/other/embed.html")).status).toBe(404);
    expect((await outputs.get("/__proto__/embed.html")).status).toBe(404);
  });
});
