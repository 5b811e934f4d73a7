import { describe, expect, it } from "vitest";
import { playbackProtocols } from "../../../../server/media/outputs/playbackProtocols.ts";
import { startOutputs } from "./support/startOutputs.ts";

describe("the protocols that the server says it plays over", () => {
  it("are none whose addresses it answers with 501", async () => {
    const outputs = await startOutputs();
    outputs.add("news");
    const unserved = { mss: "news.isml/manifest", hds: "news/manifest.f4m", m4f: "news/m4f", m4s: "news/m4s" };
    for (const path of Object.values(unserved))
      expect([path, (await outputs.get(`/${path}`)).status]).toEqual([path, 501]);
    expect(playbackProtocols.filter((protocol) => Object.hasOwn(unserved, protocol))).toEqual([]);
  });
});
