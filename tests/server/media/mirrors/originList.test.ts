import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { configuredSources } from "../../../../server/media/live/sources/Source.ts";
import { OriginFeed } from "../../../../server/media/mirrors/OriginFeed.ts";
import { parseOriginList, readOriginList } from "../../../../server/media/mirrors/originList.ts";
import { FakeOrigin } from "./support/FakeOrigin.ts";
import { say, type Told } from "../../../../server/Told.ts";

describe("the question what an origin offers", () => {
  const started: FakeOrigin[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((origin) => origin.stop()));
  });

  async function start(answer: RequestListener): Promise<FakeOrigin> {
    const origin = await FakeOrigin.start(answer);
    started.push(origin);
    return origin;
  }

  const ask = (server: string, { key = "canary", signal = AbortSignal.timeout(5000) } = {}) =>
    readOriginList({ server, key, nowMs: Date.now(), signal }).then(parseOriginList);
  const answering = (status: number, body: string, headers = {}) =>
    start((_request, response) => response.writeHead(status, headers).end(body));

  it("brings its names, without those that no stream may have", async () => {
    const unfit = ["../../etc", "__proto__", "", "x".repeat(300), "half\uD800", 7];
    const names = ["news", "a/b", ...unfit, "news"];
    const { url } = await answering(200, JSON.stringify({ hostname: "o1", streams: names.map((name) => ({ name })) }));
    expect(await ask(url)).toEqual({ hostname: "o1", names: ["news", "a/b"] });
  });

  it("carries the key in no address and no header", async () => {
    const origin = await answering(200, '{"streams":[]}');
    await ask(origin.url);
    expect(origin.asked).toHaveLength(1);
    expect(JSON.stringify(origin.asked)).not.toContain("canary");
    expect(origin.asked[0]?.headers).toHaveProperty("x-cluster-proof");
  });

  it("goes nowhere without a key", async () => {
    const origin = await answering(200, '{"streams":[]}');
    await expect(ask(origin.url, { key: "" })).rejects.toThrow("no cluster key is set");
    expect(origin.asked).toEqual([]);
  });

  it.each([
    [404, "<h1>Not found</h1>", "not a media server: it answered 404"],
    [502, "", "the other server answered 502"],
    [401, '{"reason":"wrong_key"}', "wrong cluster key"],
    [401, '{"reason":"clock"}', "more than a minute apart"],
    [403, '{"reason":"no_key"}', "the other server has no cluster key"],
    [429, "{}", "too many wrong cluster keys"],
    [403, '{"reason":"<script>"}', "the other server answered 403"],
    [200, "<h1>Welcome</h1>", "not a media server"],
    [200, '{"streams":"all"}', "not a media server"],
  ])("says what an answer of %i with %s means", async (status, body, words) => {
    const { url } = await answering(status, body);
    await expect(ask(url)).rejects.toThrow(words);
  });

  it("follows no redirect", async () => {
    const secret = await answering(200, '{"streams":[{"name":"inner"}]}');
    const { url } = await answering(302, "", { location: secret.url });
    await expect(ask(url)).rejects.toThrow("it answers with a redirect, which is not followed");
    expect(secret.asked).toEqual([]);
  });

  it("reads no answer without an end", async () => {
    const { url } = await start((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(500_000)), 1);
      response.on("close", () => clearInterval(timer));
    });
    await expect(ask(url)).rejects.toThrow("its answer is too long");
  });

  it("waits no longer than it is told", async () => {
    const { url } = await start((_request, response) => response.writeHead(200).write('{"streams":['));
    await expect(ask(url, { signal: AbortSignal.timeout(200) })).rejects.toThrow("timeout");
  });

  it("says why there is no connection, or none that is HTTP", async () => {
    const { url } = await answering(200, "");
    await Promise.all(started.splice(0).map((origin) => origin.stop()));
    await expect(ask(url)).rejects.toThrow("connection refused");
    await expect(ask("http://no.such.host.invalid:80")).rejects.toThrow("host not found");
    await expect(ask("rtmp://127.0.0.1:80")).rejects.toThrow("begins with http:// or https://");
    await expect(ask("http://not an address:80")).rejects.toThrow("this is not an address");
    const other = createServer((socket) => void socket.end("220 mail ready\r\n"));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow("does not speak HTTP");
    await expect(ask(`https://127.0.0.1:${port}`)).rejects.toThrow("does not speak TLS");
    other.close();
  });

  it("comes to an end with one that answers by another protocol", async () => {
    const head = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";
    const other = createServer((socket) => void socket.on("data", () => socket.write(head)));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow("does not stay with HTTP");
    other.close();
  });
});

/** A stream that is taken from an origin which answers like this. */
async function take(answer: RequestListener) {
  const origin = await FakeOrigin.start(answer);
  onTestFinished(() => origin.stop());
  const [source] = configuredSources({ name: "news", urls: [`${origin.url}/a%20b/news`] });
  if (!source) throw new Error("There is no source.");
  const feed = new OriginFeed(source, { key: () => "canary", now: Date.now });
  onTestFinished(() => feed.kill());
  const events = {
    onBytes: vi.fn<(index: number, bytes: Buffer) => void>(),
    onInput: vi.fn<(bytes: number) => void>(),
    onEnd: vi.fn<(told?: Told) => void>(),
  };
  feed.start(events);
  return { origin, feed, events };
}

describe("a stream taken from an origin", () => {
  it("comes as it is sent, and says when it ends", async () => {
    const { origin, events } = await take((_request, response) =>
      response.writeHead(200, { "content-type": "video/mp2t" }).end("GGG"),
    );
    await vi.waitFor(() => expect(events.onEnd).toHaveBeenCalledExactlyOnceWith(say("origin_ended")));
    expect(events.onBytes).toHaveBeenCalledExactlyOnceWith(0, Buffer.from("GGG"));
    expect(events.onInput).toHaveBeenCalledExactlyOnceWith(3);
    expect(origin.asked).toMatchObject([{ url: "/.well-known/sluice/streams/a%20b/news.ts" }]);
    expect(JSON.stringify(origin.asked)).not.toContain("canary");
  });

  it("takes no page for media: a source that works would be left for it", async () => {
    const { events } = await take((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in to this network</h1>"),
    );
    await vi.waitFor(() => expect(events.onEnd).toHaveBeenCalledExactlyOnceWith(say("origin_no_media")));
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
