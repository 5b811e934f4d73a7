import { describe, expect, it } from "vitest";
import { configuredSources } from "../../../../../server/media/live/sources/Source.ts";

const order = (urls: NonNullable<Parameters<typeof configuredSources>[0]["urls"]>): readonly string[] =>
  configuredSources({ name: "news", urls }).map(({ url }) => url);

describe("sourcesOf", () => {
  it("keeps the order of the list where nothing has a priority", () => {
    expect(order(["udp://b", { url: "udp://a" }, "udp://c"])).toEqual(["udp://b", "udp://a", "udp://c"]);
  });

  it("puts smaller priorities first, as numbers though they are strings, and those without one last", () => {
    const urls = ["udp://none", { url: "udp://10", priority: "10" }, { url: "udp://9", priority: "9" }];
    expect(order(urls)).toEqual(["udp://9", "udp://10", "udp://none"]);
  });

  it("settles the timeout: the source's own, the stream's, a minute", () => {
    const urls = [
      { url: "udp://a", source_timeout: 3 },
      { url: "udp://b", source_timeout: 0 },
    ];
    expect(configuredSources({ name: "news", urls, source_timeout: 5 }).map(({ timeoutMs }) => timeoutMs)).toEqual([
      3000, 5000,
    ]);
    expect(configuredSources({ name: "news", urls: ["udp://a"], source_timeout: 0 })[0]?.timeoutMs).toBe(60_000);
    expect(configuredSources({ name: "news", urls: ["udp://a"] })[0]?.timeoutMs).toBe(60_000);
  });

  it("takes two entries for the same source when only their rank or their timeout differs", () => {
    const [one, two, other] = configuredSources({
      name: "news",
      urls: [
        { url: "udp://a", priority: "1" },
        { source_timeout: 9, url: "udp://a" },
        { url: "udp://a", program: 2 },
      ],
    });
    expect(one?.key).toBe(two?.key);
    expect(one?.key).not.toBe(other?.key);
  });

  it("has none for a stream without any", () => {
    expect(configuredSources({ name: "news" })).toEqual([]);
  });
});
