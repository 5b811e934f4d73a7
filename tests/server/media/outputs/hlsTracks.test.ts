import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DiscontinuityFloor } from "../../../../server/media/outputs/hls/SegmentRecords.ts";
import { readProgramTables } from "../../../../server/media/ts/programTables.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { tsOf } from "../support/tsOf.ts";
import { playWithFfmpeg } from "./support/playWithFfmpeg.ts";
import { readPlaylist } from "./support/readPlaylist.ts";
import { type Outputs, startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 8, languages: ["eng", "ger", "ger"] });

async function start(bytes = media): Promise<Outputs> {
  const outputs = await startOutputs();
  const [bus] = outputs.add("news", { add_audio_only: true }).start();
  bus?.write(bytes);
  return outputs;
}

const masterOf = async (outputs: Outputs) => (await outputs.get("/news/index.m3u8")).text();

/** The tables of the first segment that a playlist lists. */
async function tracksOf(outputs: Outputs, playlist: string): Promise<readonly number[]> {
  const { segments } = readPlaylist(await (await outputs.get(playlist)).text());
  const bytes = await (await outputs.get(`/news/${segments[0]?.address}`)).arrayBuffer();
  return readProgramTables(Buffer.from(bytes))?.streams.map(({ type }) => type) ?? [];
}

describe("a stream with several sounds over HLS", () => {
  it("offers each by its language, and the first unless the viewer chooses", async () => {
    const master = await masterOf(await start());
    const offers = [...master.matchAll(/^#EXT-X-MEDIA:(.*)$/gm)].map(([, text = ""]) => text);
    expect(offers.map((text) => /NAME="(.*?)",LANGUAGE="(.*?)",DEFAULT=(\w+)/.exec(text)?.slice(1))).toEqual([
      ["English", "en", "YES"],
      ["German", "de", "NO"],
      ["German 3", "de", "NO"],
    ]);
    expect(master).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2",AUDIO="sound"\nmono-p1\.m3u8/);
    expect(master).toContain("#EXT-X-VERSION:4");
  });

  it("sends the picture and each sound by itself, and all of it to players that know no lists", async () => {
    const outputs = await start();
    expect(await tracksOf(outputs, "/news/mono-p1.m3u8")).toEqual([0x1b]);
    expect(await tracksOf(outputs, "/news/mono-a1.m3u8")).toEqual([0x0f]);
    expect(await tracksOf(outputs, "/news/mono-a3.m3u8")).toEqual([0x0f]);
    expect(await tracksOf(outputs, "/news/video.m3u8")).toEqual([0x1b, 0x0f, 0x0f, 0x0f]);
  });

  it("lets a viewer who has chosen one hear the first when the others have gone", async () => {
    const outputs = await start(await tsOf({ seconds: 8 }));
    expect(await tracksOf(outputs, "/news/mono-a2.m3u8")).toEqual([0x0f]);
  });

  it("is played with the picture and any of them by a real player", async () => {
    const outputs = await start();
    const { frames } = await playWithFfmpeg(`${outputs.url}/news/index.m3u8`, 2);
    expect(frames).toBeGreaterThan(40);
    const sound = await playWithFfmpeg(`${outputs.url}/news/mono-a2.m3u8`, 2, "a");
    expect(sound.complaints).toBe("");
    expect(sound.frames).toBeGreaterThan(1_500_000);
  });

  it("keeps one list for all where there is but one", async () => {
    const master = await masterOf(await start(await tsOf({ seconds: 8 })));
    expect(master).not.toContain("EXT-X-MEDIA:");
    expect(master).toMatch(/\nmono-v1\.m3u8/);
  });
});

describe("what playlists and manifests say of codecs", () => {
  it.each([
    ["HEVC", { picture: "hevc" }, /CODECS="hvc1\.1\.6\.L\d+\.[0-9A-F.]+,mp4a\.40\.2"/],
    [
      "sound alone",
      { picture: "none" },
      /^#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="mp4a\.40\.2"$/m,
    ],
    ["MPEG-2", { picture: "mpeg2", sound: "mp2" }, /CODECS="mp4v\.61,mp4a\.40\.33"/],
  ] as const)("names %s in the master playlist", async (_what, options, expected) => {
    expect(await masterOf(await start(await tsOf({ seconds: 8, ...options })))).toMatch(expected);
  });

  it.each([
    ["pictures", { picture: "mpeg2" }, "the picture of news is MPEG-2"],
    ["sound", { sound: "mp2" }, "the sound of news is MPEG layer 2"],
  ] as const)(
    "refuse %s that DASH cannot carry in words, before a process is started",
    async (_what, options, words) => {
      const outputs = await start(await tsOf({ seconds: 8, ...options }));
      const answer = await outputs.get("/news/index.mpd");
      expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringContaining(words)]);
      expect(outputs.started).toEqual([]);
    },
  );

  it("give DASH every sound with its language", async () => {
    const outputs = await start();
    const manifest = await (await outputs.get("/news/index.mpd")).text();
    const sets = manifest.match(/<AdaptationSet[^>]*contentType="audio"[^>]*>/g) ?? [];
    expect(sets.map((text) => /lang="(\w+)"/.exec(text)?.[1])).toEqual(["eng", "ger", "ger"]);
  });
});

describe("a stream that begins anew with the server", () => {
  it("never counts its discontinuities back, however many there were, and never as high as a clock", async () => {
    const folder = temporaryFolder();
    const countOf = async (outputs: Outputs) => {
      const [bus] = outputs.add("news").start(1, 2000, Date.now, 1_700_000_000);
      bus?.write(media);
      const text = await (await outputs.get("/news/video.m3u8")).text();
      return Number(/^#EXT-X-DISCONTINUITY-SEQUENCE:(\d+)$/m.exec(text)?.[1]);
    };
    const before = await countOf(await startOutputs(folder));
    const second = await startOutputs(folder);
    const after = await countOf(second);
    // One that was removed and made again, as a location's is when its publisher comes back.
    const last = await countOf(second);
    expect([after > before, last > after]).toEqual([true, true]);
    // A player keeps a list with a place for each number: hls.js stood still for 40 s at a number of 1.8 billion.
    expect(last).toBeLessThan(1000);
  });

  it("keeps ahead of a long run of discontinuities", () => {
    const folder = temporaryFolder();
    const floor = new DiscontinuityFloor(folder);
    for (let count = floor.next(); count <= 500; count += 1) floor.reach(count);
    expect(new DiscontinuityFloor(folder).next()).toBeGreaterThan(500);
    writeFileSync(join(folder, "discontinuities"), "what?");
    expect(new DiscontinuityFloor(folder).next()).toBe(0);
  });
});
