import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodedName } from "../../../../src/model/stream/mediaNames.ts";
import { isProtocolOn, servedProtocols } from "../../../../src/model/stream/protocols.ts";
import { tsOf } from "../support/tsOf.ts";
import { startOutputs } from "./support/startOutputs.ts";

const media = await tsOf();
const keys = ["hls", "mss", "hds", "mpegts", "dash", "m4f", "m4s", "rtmp", "rtsp"] as const;

describe("the protocols of a stream", () => {
  it("are all on while none is set", () => {
    for (const key of keys) expect([isProtocolOn(undefined, key), isProtocolOn({}, key)]).toEqual([true, true]);
  });

  it("are the ones set to only, where there are any, else all but the excepted", () => {
    const states = fc.dictionary(fc.constantFrom(...keys), fc.boolean());
    fc.assert(
      fc.property(states, fc.constantFrom(...keys), (protocols, key) => {
        const hasOnly = keys.some((one) => protocols[one] === true);
        expect(isProtocolOn(protocols, key)).toBe(hasOnly ? protocols[key] === true : protocols[key] !== false);
      }),
    );
  });

  it("answer 403 in words where they are switched off", async () => {
    const outputs = await startOutputs();
    outputs
      .add("news", { protocols: { mpegts: true } })
      .start()[0]
      ?.write(media);
    for (const path of ["index.m3u8", "video.m3u8", "mono-v1.m3u8", "v1-0-0.ts", "index.mpd", "manifest.f4m"]) {
      const answer = await outputs.get(`/news/${path}`);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining("switched off for the stream news"),
      });
    }
    expect((await outputs.get("/news/mpegts", { method: "HEAD" })).status).toBe(200);
  });

  it("answer 501 in words where this server does not speak them [S446] [S447]", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start();
    for (const path of ["/news.isml/manifest", "/news/manifest.f4m", "/news/m4f", "/news/m4s"]) {
      const answer = await outputs.get(path);
      expect([path, answer.status]).toEqual([path, 501]);
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/does not play over .+\. Use HLS, MPEG-TS, DASH or WebRTC\.$/),
      });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
    expect((await outputs.get("/other.isml/manifest")).status).toBe(404);
  });

  it("name instead what the stream is played over, with the ports that are open", async () => {
    const outputs = await startOutputs();
    outputs.config.rtmp = 1935;
    outputs.add("news", { protocols: { hls: false } }).start();
    outputs.add("only", { protocols: { mss: true, dash: true } }).start();
    outputs.add("none", { protocols: { mss: true } }).start();
    const said = async (name: string) => {
      const { message } = Object(await (await outputs.get(`/${name}.isml/manifest`)).json());
      return String(message).replace("This server does not play over MSS (Smooth Streaming).", "");
    };
    expect(await said("news")).toBe(" Use MPEG-TS, DASH, RTMP or WebRTC.");
    expect([await said("only"), await said("none")]).toEqual([" Use DASH.", ""]);
  });

  it("are off altogether for a stream that is disabled or unknown", async () => {
    const outputs = await startOutputs();
    outputs.add("news", { disabled: true }).start()[0]?.write(media);
    const disabled = await outputs.get("/news/index.m3u8");
    expect(disabled.status).toBe(404);
    expect(await disabled.json()).toMatchObject({ message: "The stream news is switched off." });
    expect((await outputs.get("/other/index.m3u8")).status).toBe(404);
  });

  it("let pages of any site ask, and set no cookie", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const asked = await outputs.get("/news/index.m3u8", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-headers": "range" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-methods")).toContain("GET");
    for (const path of ["/news/index.m3u8", "/news/video.m3u8", "/news/embed.html", "/-/player/hls.js"]) {
      const { headers } = await outputs.get(path);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("serve names with slashes, blanks, percent signs and other scripts", async () => {
    const outputs = await startOutputs();
    for (const name of ["live/cam 1", "50%", "a%2Fb", "новости/ü", "-/player", "mono-v1.m3u8", "x?y#z", "a+b&c"]) {
      outputs.add(name).start()[0]?.write(media);
      const base = `${outputs.url}/${encodedName(name)}/`;
      const master = await fetch(`${base}index.m3u8`);
      expect([name, master.status]).toEqual([name, 200]);
      const variant = (await master.text()).trim().split("\n").at(-1) ?? "";
      const playlist = await (await fetch(new URL(variant, base))).text();
      const segment = await fetch(new URL(playlist.trim().split("\n").at(-1) ?? "", base));
      expect([name, segment.status]).toEqual([name, 200]);
      expect([name, outputs.viewers.countOf(name)]).toEqual([name, 1]);
      expect((await fetch(`${base}embed.html`)).status).toBe(200);
    }
  });
});

describe("the protocols that the server says it plays over", () => {
  it("are none whose addresses it answers with 501", async () => {
    const outputs = await startOutputs();
    outputs.add("news");
    const unserved = { mss: "news.isml/manifest", hds: "news/manifest.f4m", m4f: "news/m4f", m4s: "news/m4s" };
    for (const path of Object.values(unserved))
      expect([path, (await outputs.get(`/${path}`)).status]).toEqual([path, 501]);
    expect(servedProtocols("streams").filter((protocol) => Object.hasOwn(unserved, protocol))).toEqual([]);
  });
});
