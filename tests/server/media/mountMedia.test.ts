import { describe, expect, it } from "vitest";
import { createApp } from "../../../server/http/createApp.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import type { MediaRoute, OpenRoute } from "../../../server/media/MediaRoute.ts";
import { mountMedia } from "../../../server/media/mountMedia.ts";

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

  it("are open to players on any site, also when there is nothing to play", async () => {
    const silent: MediaRoute = { ...echo, handle: async () => undefined };
    for (const route of [echo, silent]) {
      const { headers } = await appOf([route]).inject("/news/index.m3u8");
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it.each([
    "/nothing",
    "//news/index.m3u8",
    "/flussonic/api/index.m3u8",
    "/admin%2Fx/index.m3u8",
    "/x/..%2Fy/index.m3u8",
  ])("are open to nobody where no row is: %s", async (url) => {
    for (const method of ["GET", "OPTIONS"] as const) {
      const { statusCode, headers } = await appOf([echo]).inject({ method, url });
      expect([statusCode, headers["access-control-allow-origin"]]).toEqual([404, undefined]);
    }
  });

  it("tell pages of other sites what they may ask a row for", async () => {
    const { statusCode, headers } = await appOf([echo]).inject({ method: "OPTIONS", url: "/news/index.m3u8" });
    expect([statusCode, headers["access-control-allow-methods"]]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  it("take a row that any address fits only for what it claims", async () => {
    const any: MediaRoute = { ...echo, pattern: /^\/(?<name>.+)$/, claims: ({ name }) => name === "films/a.mp4" };
    expect((await appOf([any]).inject("/films/a.mp4")).json()).toEqual({ name: "films/a.mp4" });
    const { statusCode, headers } = await appOf([any]).inject("/films/b.mp4");
    expect([statusCode, headers["access-control-allow-origin"]]).toEqual([404, undefined]);
  });

  it("hold names escaped as they need, and their fixed parts to the letter", async () => {
    const names = ["news", "%6Eews", "live%2Fnews", "live/news", "a%5Cb", "a%252Fb", "%7Ename"];
    for (const name of names) {
      const answer = await appOf([echo]).inject(`/${name}/index.m3u8`);
      expect([name, answer.json()]).toEqual([name, { name: decodeURIComponent(name) }]);
    }
    for (const url of ["/news/%69ndex.m3u8", "/news/index%2Em3u8", "/news%2Findex.m3u8"])
      expect([url, (await appOf([echo]).inject(url)).statusCode]).toEqual([url, 404]);
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
