import type { RequestListener } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { configuredSources } from "../../../../server/media/live/sources/Source.ts";
import { OriginFeed } from "../../../../server/media/mirrors/OriginFeed.ts";
import { FakeOrigin } from "./support/FakeOrigin.ts";

/** A stream that is taken from an origin which answers like this. */
async function take(answer: RequestListener) {
  const origin = await FakeOrigin.start(answer);
  onTestFinished(() => origin.stop());
  const [source] = configuredSources({ name: "news", urls: [`${origin.url}/a%20b/news`] });
  if (!source) throw new Error("There is no source.");
  const feed = new OriginFeed(source, { key: () => "canary", now: Date.now });
  onTestFinished(() => feed.kill());
  const events = { onBytes: vi.fn<(index: number, bytes: Buffer) => void>(), onEnd: vi.fn<(words?: string) => void>() };
  feed.start(events);
  return { origin, feed, events };
}

describe("a stream taken from an origin", () => {
  it("comes as it is sent, and says when it ends", async () => {
    const { origin, events } = await take((_request, response) =>
      response.writeHead(200, { "content-type": "video/mp2t" }).end("GGG"),
    );
    await vi.waitFor(() => expect(events.onEnd).toHaveBeenCalledExactlyOnceWith("the origin ended the stream"));
    expect(events.onBytes).toHaveBeenCalledExactlyOnceWith(0, Buffer.from("GGG"));
    expect(origin.asked).toMatchObject([{ url: "/.well-known/sluice/streams/a%20b/news.ts" }]);
    expect(JSON.stringify(origin.asked)).not.toContain("canary");
  });

  it("takes no page for media: a source that works would be left for it", async () => {
    const { events } = await take((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in to this network</h1>"),
    );
    await vi.waitFor(() =>
      expect(events.onEnd).toHaveBeenCalledExactlyOnceWith("not a media server: it sent no media"),
    );
    expect(events.onBytes).not.toHaveBeenCalled();
  });

  it("is let go of at once when it is not wanted any more, and then says nothing", async () => {
    const onClose = vi.fn<() => void>();
    const { feed, events } = await take((_request, response) => {
      response.on("close", onClose).writeHead(200, { "content-type": "video/mp2t" });
      const timer = setInterval(() => response.write("G"), 10);
      response.on("close", () => clearInterval(timer));
    });
    await vi.waitFor(() => expect(events.onBytes).toHaveBeenCalled());
    feed.kill();
    const { length: before } = events.onBytes.mock.calls;
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect([events.onBytes.mock.calls.length, events.onEnd.mock.calls.length]).toEqual([before, 0]);
  });
});
