import { describe, expect, it } from "vitest";
import { createApp } from "../../../../server/http/createApp.ts";
import { createLog } from "../../../../server/log/createLog.ts";
import type { MediaRoute, OpenRoute } from "../../../../server/media/http/MediaRoute.ts";
import { mountMedia } from "../../../../server/media/http/mountMedia.ts";

function appOf(routes: readonly MediaRoute[]) {
  const app = createApp(createLog(() => undefined));
  mountMedia(app, routes);
  return app;
}

const echo: OpenRoute = {
  method: "GET",
  shows: "nothing",
  pattern: /^\/(?<name>.+)\/index\.m3u8$/,
  handle: async (_request, _reply, groups) => groups,
};

describe("media addresses", () => {
  it("hand over names with slashes, spaces and other letters", async () => {
    const answer = await appOf([echo]).inject("/live/caf%C3%A9%20one/index.m3u8?token=x");
    expect(answer.json()).toEqual({ name: "live/café one" });
  });

  it("ask the next row when one does not answer", async () => {
    const silent: OpenRoute = { ...echo, handle: async () => undefined };
    expect((await appOf([silent, echo]).inject("/news/index.m3u8")).json()).toEqual({ name: "news" });
    expect((await appOf([silent]).inject("/news/index.m3u8")).statusCode).toBe(404);
  });

  it("are open to players on any site, also when there is nothing", async () => {
    for (const url of ["/news/index.m3u8", "/nothing"]) {
      const { headers } = await appOf([echo]).inject(url);
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("answer a HEAD without a body", async () => {
    const app = appOf([echo]);
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const answer = await fetch(`${url}/news/index.m3u8`, { method: "HEAD" });
    await app.close();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("json");
    expect(await answer.text()).toBe("");
  });

  it.each(["/news%/index.m3u8", "/news%00/index.m3u8"])("refuse %s in words", async (url) => {
    const answer = await appOf([echo]).inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/address|valid/);
  });

  it("keep methods apart", async () => {
    const app = appOf([echo]);
    expect((await app.inject({ method: "POST", url: "/news/index.m3u8" })).statusCode).toBe(404);
  });
});
