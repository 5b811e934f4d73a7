import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProvidedStream, ProvidedStreams } from "../../../../server/media/live/ProvidedStreams.ts";
import { LiveBench } from "./support/LiveBench.ts";

/** A provider that is no mirror, whose streams stand elsewhere in what is reported. */
const satellite = { id: "satellite", takenWords: "The satellite has one of this name too." };
const cable = { id: "cable", takenWords: "The cable has one of this name too." };

describe("streams that a provider brings", () => {
  let bench: LiveBench;
  let provided: ProvidedStreams;

  beforeEach(() => {
    bench = new LiveBench();
    provided = bench.provideOrigins();
  });

  afterEach(async () => bench.close());

  function bring(name: string, provider: ProvidedStream["provider"], formerNames: readonly string[] = []): void {
    const config = { name, urls: [`http://origin:80/${name}`], static: false };
    provided.follow(new Map([[name, { provider, place: ["transponders", "t1", name], config, formerNames }]]));
  }

  it("stand where it says, under a new name too", () => {
    bring("news", satellite);
    const stream = bench.live.find("news");
    expect(stream?.place).toEqual(["transponders", "t1", "news"]);
    bring("world", satellite, ["news"]);
    expect(bench.live.find("world")).toBe(stream);
    expect(stream?.place).toEqual(["transponders", "t1", "world"]);
  });

  it("are others when another provider brings them, were it to the same place, or under a new name", () => {
    bring("news", satellite);
    const stream = bench.live.find("news");
    bring("news", cable);
    const second = bench.live.find("news");
    expect(second).not.toBe(stream);
    bring("world", satellite, ["news"]);
    expect(bench.live.find("world")).not.toBe(second);
  });

  it("leave their name to a local stream, in the provider's words", () => {
    bring("news", satellite);
    bench.streams({ news: { urls: ["publish://"] } });
    expect(bench.notes.join()).toContain("news warning The satellite has one of this name too.");
  });
});
