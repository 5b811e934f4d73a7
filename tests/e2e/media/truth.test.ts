import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { sourceState } from "../../../src/model/stream/sourceState.ts";
import { sourceUrls } from "../../../src/model/stream/reportedStream.ts";
import { StreamView } from "../../../src/model/stream/StreamView.ts";
import { streamStatus } from "../../../src/model/stream/streamStatus.ts";
import { filmOf } from "../../server/media/vod/filmOf.ts";
import { freePort } from "../support/freePort.ts";
import { FaultySource } from "./support/FaultySource.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

/** What a person could know is said within that, on a machine that has other work too. */
const SOON_MS = 2000;
/** Enough for a busy machine to begin with all of them, and less than ffmpeg waits for a connection that says nothing. */
const TIMEOUT_S = 7;
/** So many processes begin at once that one of them may need longer to be refused. */
const REFUSED_TIMEOUT_S = 20;

const lost = ["ended", "reset", "frozen", "garbage", "trickle", "back", "keyless"] as const;
const sources = new Map(await Promise.all(lost.map(async (name) => [name, await FaultySource.start()] as const)));
const refused = { missing: "404 Not Found", locked: "401 Unauthorized", broken: "500 Internal Server Error" };
const refusing = new Map(
  await Promise.all(
    Object.entries(refused).map(async ([name, status]) => {
      const source = await FaultySource.start();
      source.status = status;
      return [name, source] as const;
    }),
  ),
);
const nobodyPort = await freePort();
const encoderPort = await freePort();
afterAll(() => [...sources.values(), ...refusing.values()].forEach((source) => source.stop()));

const here = shareMedia(async (folder) => {
  const films = join(folder, "films");
  await mkdir(films);
  await copyFile(await filmOf(), join(films, "film.mp4"));
  const urls = {
    ...Object.fromEntries([...sources, ...refusing].map(([name, { url }]) => [name, url])),
    unknown: "tshttp://no-such-host.invalid/feed.ts",
    nobody: `tshttp://127.0.0.1:${nobodyPort}/feed.ts`,
    process: `tshttp://127.0.0.1:${encoderPort}/feed.ts`,
    film: "file://films/film.mp4",
  };
  const timeoutOf = (name: string) =>
    refusing.has(name) || name === "nobody" || name === "unknown" ? REFUSED_TIMEOUT_S : TIMEOUT_S;
  const named = Object.entries(urls).map(([name, url]) => [
    name,
    { name, urls: [{ url }], source_timeout: timeoutOf(name) },
  ]);
  return { vods: { films: { prefix: "films", urls: [{ url: films }] } }, streams: Object.fromEntries(named) };
});

/** What the console says of a stream: in its list, and beside its source. */
function said(name: string): { readonly [what: string]: unknown } {
  const stats = here.client.stats(name);
  const url = "url" in stats ? stats["url"] : undefined;
  const [input] = sourceUrls({ urls: here.client.live.at("streams", name, "urls") });
  const stream = { name, urls: [input ?? ""], stats };
  const { kind, text } = streamStatus(stream);
  const { bitrate, runtime } = new StreamView(stream);
  return { kind, text, bitrate, runtime, source: sourceState(input ?? "", stream), url };
}

const sourceOf = (name: (typeof lost)[number]): FaultySource => {
  const source = sources.get(name);
  if (!source) throw new Error(`There is no source ${name}.`);
  return source;
};

/** Waits for a check; tests that run side by side cannot poll with the `expect` they share. */
const until = (check: () => unknown, timeout: number) => vi.waitFor(check, { timeout, interval: 50 });

/** Within what a person could know, and what a busy machine may take. */
const expectSaid = (name: string, what: object, knownAfterMs = 0) =>
  until(() => expect(said(name)).toMatchObject(what), knownAfterMs + SOON_MS + 1500);

const down = (words: RegExp) => ({
  kind: "error",
  text: expect.stringMatching(words),
  bitrate: "",
  runtime: "",
  source: { kind: "offline", error: expect.stringMatching(words) },
});

describe("what the console says of a stream is true", () => {
  it.concurrent.each([
    ["missing", /^404 Not Found/],
    ["locked", /^401 Unauthorized/],
    ["broken", /^failure of the server it comes from/],
    ["unknown", /^host not found/],
    ["nobody", /^connection refused/],
  ])("when its source is never there: %s", async (name, words) => {
    // The start of so many processes at the same time takes a busy machine a while.
    await expectSaid(name, down(words), REFUSED_TIMEOUT_S * 1000);
  });

  it.concurrent("when its source says goodbye and is gone", async () => {
    const source = sourceOf("ended");
    await here.client.untilOnline("ended");
    source.close();
    source.end();
    await expectSaid("ended", down(/^(the source ended|connection (lost|refused))/));
  });

  it.concurrent("when the connection to its source breaks", async () => {
    const source = sourceOf("reset");
    await here.client.untilOnline("reset");
    source.close();
    source.reset();
    await expectSaid("reset", down(/^(connection lost|connection refused)/));
    here.client.startLog("reset");
    await until(() => expect(here.client.logOf("reset").join()).toMatch(/Lost .*: connection lost\./), 3000);
  });

  it.concurrent("when its source is connected and silent: no bitrate at once, no media after the timeout", async () => {
    await here.client.untilOnline("frozen");
    sourceOf("frozen").sending = "silence";
    await expectSaid("frozen", { bitrate: "0 kbps" });
    await expectSaid("frozen", down(/^no media came for 7 s/), TIMEOUT_S * 1000);
    expect(here.client.stats("frozen")["failed_sources"]).toMatchObject([{ error: "no media came for 7 s" }]);
    here.client.startLog("frozen");
    await until(() => expect(here.client.logOf("frozen").join()).toMatch(/: no media came for 7 s\./), 3000);
  });

  it.concurrent("when what comes is garbage", async () => {
    await here.client.untilOnline("garbage");
    sourceOf("garbage").sending = "garbage";
    await expectSaid("garbage", { bitrate: "0 kbps" });
    await expectSaid("garbage", down(/^(no media came for 7 s|no media could be read)/), TIMEOUT_S * 1000);
  });

  it.concurrent("when hardly anything comes", async () => {
    await here.client.untilOnline("trickle");
    sourceOf("trickle").sending = "trickle";
    await expectSaid("trickle", { bitrate: "0 kbps" });
    await expectSaid("trickle", down(/^no media came for 7 s/), TIMEOUT_S * 1000 + 3000);
  });

  it.concurrent("when no key frame comes", async () => {
    await here.client.untilOnline("keyless");
    sourceOf("keyless").sending = "no key frames";
    const words = /^(no key frames arrive|no media came for 7 s)/;
    await expectSaid("keyless", { kind: "error", text: expect.stringMatching(words) }, 20_000);
  });

  it.concurrent("when its source is a process that is frozen, goes on, and is killed", async () => {
    const picture = ["-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=25", "-c:v", "libx264", "-g", "25"];
    const target = `http://127.0.0.1:${encoderPort}/feed.ts`;
    const { child } = startFfmpeg([...picture, "-tune", "zerolatency", "-f", "mpegts", "-listen", "1", target]);
    await here.client.untilOnline("process");
    child.kill("SIGSTOP");
    await expectSaid("process", { bitrate: "0 kbps" });
    child.kill("SIGCONT");
    await expectSaid("process", { kind: "online", bitrate: expect.not.stringMatching(/^0 /) }, 3000);
    child.kill("SIGKILL");
    await expectSaid("process", down(/^(the source ended|connection lost|connection refused)/));
  });

  it.concurrent("when its source is back: it is tried again at the time that is said, and counts from there", async () => {
    const source = sourceOf("back");
    await here.client.untilOnline("back");
    source.close();
    source.reset();
    await expectSaid("back", down(/^connection (lost|refused)/));
    expect(said("back")).toMatchObject({
      source: { error: expect.stringMatching(/Since .*(next try in \d s|retrying now)/) },
    });
    await source.open();
    // A try that was under way may be lost with the port it asked; the one after it begins a process on a busy machine.
    const online = { kind: "online", source: { kind: "online", error: undefined } };
    await expectSaid("back", online, 2 * TIMEOUT_S * 1000);
    expect(here.client.stats("back")).not.toHaveProperty("failed_sources");
    expect(Number(here.client.stats("back")["lifetime"])).toBeGreaterThan(0);
  });

  it.concurrent("when the file it plays is removed: what runs goes on, and a restart says what is missing", async () => {
    await here.client.untilOnline("film");
    await rm(join(here.folder, "films/film.mp4"));
    expect(said("film")).toMatchObject({ kind: "online" });
    expect((await here.client.api("stream_restart/film", { method: "POST" })).status).toBe(200);
    await expectSaid("film", down(/film\.mp4|file not found|no such file|There is no/i));
  });
});
