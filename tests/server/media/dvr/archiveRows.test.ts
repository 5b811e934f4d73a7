import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DvrBench } from "./support/DvrBench.ts";
import type { FakeStream } from "./support/FakeStream.ts";
import { decodedSeconds } from "./support/decodedSeconds.ts";
import { patiently } from "./support/patiently.ts";
import { realSegments } from "./support/realSegments.ts";
import { serveRoutes } from "./support/serveRoutes.ts";

let bench: DvrBench;
let served: Awaited<ReturnType<typeof serveRoutes>>;
let news: FakeStream;
let noon: number;
beforeEach(async () => {
  bench = await DvrBench.open();
  noon = bench.nowMs / 1000;
  news = bench.add("live/news");
  served = await serveRoutes(bench.part.routes ?? []);
});
afterEach(async () => {
  await served.close();
  await bench.close();
});

async function sendReal(): Promise<void> {
  for (const { bytes, durationMs } of await realSegments()) await bench.send(news, { bytes, durationMs });
}

function at(path: string): string {
  return `${served.url}/live/news/${path}`;
}

async function text(path: string): Promise<string> {
  const answer = await fetch(at(path));
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The media playlist that a master playlist leads to. */
async function mediaPlaylist(path: string): Promise<string> {
  const address = (await text(path)).split("\n").find((line) => line !== "" && !line.startsWith("#"));
  return text(address ?? "");
}

function pieces(playlist: string): string[] {
  return playlist.split("\n").filter((line) => line.startsWith("archive/"));
}

describe("playing an archive", () => {
  it("gives a part of it as HLS that ffmpeg plays from end to end", async () => {
    await sendReal();
    bench.nowMs += 1000;
    expect(await decodedSeconds(at(`archive-${noon}-6.m3u8`))).toBe(6);
    expect(await decodedSeconds(at(`index-${noon + 2}-2.m3u8`))).toBe(2);
    expect(news.holds).toBe(0);
  }, 60_000);

  it("lists the pieces that have a part in the time, and ends", async () => {
    await bench.sendMany(news, 5);
    const playlist = await mediaPlaylist(`archive-${noon + 3}-4.m3u8`);
    expect(pieces(playlist).map((line) => line.split("?")[0])).toEqual([
      "archive/2026/09/30/12/00-02-000-2000.ts",
      "archive/2026/09/30/12/00-04-000-2000.ts",
      "archive/2026/09/30/12/00-06-000-2000.ts",
    ]);
    expect(playlist).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
    expect(playlist).toContain("#EXT-X-PROGRAM-DATE-TIME:2026-09-30T12:00:02.000Z");
    expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/);
  });

  it("makes players begin anew behind a gap", async () => {
    await bench.sendMany(news, 2);
    bench.nowMs += 30_000;
    await bench.sendMany(news, 2);
    const playlist = await mediaPlaylist(`archive-${noon}-60.m3u8`);
    expect(playlist.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(pieces(playlist)).toHaveLength(4);
  });

  it("grows while its end is still to come, or it ends now", async () => {
    await bench.sendMany(news, 2);
    for (const path of [`archive-${noon}-60.m3u8`, `archive-${noon}-now.m3u8`]) {
      const address = (await text(path)).split("\n").find((line) => line.startsWith("archive-")) ?? "";
      const before = await text(address);
      expect(before).toContain("#EXT-X-PLAYLIST-TYPE:EVENT");
      expect(before).not.toContain("ENDLIST");
      await bench.send(news);
      expect(pieces(await text(address))).toHaveLength(pieces(before).length + 1);
    }
  });

  it("counts a viewer by the id in its addresses, with its token and its bytes", async () => {
    await bench.sendMany(news, 2);
    const playlist = await mediaPlaylist(`archive-${noon}-4.m3u8?token=right`);
    expect(bench.viewers.requests).toMatchObject([{ name: "live/news", proto: "hls", token: "right", kind: "play" }]);
    const [first = ""] = pieces(playlist);
    expect(first).toContain("token=right");
    const before = bench.viewers.bytes;
    await fetch(at(first)).then((answer) => answer.arrayBuffer());
    await patiently(() => expect(bench.viewers.bytes).toBe(before + 1000));
    expect(bench.viewers.opened).toHaveLength(1);
  });

  it("lets nobody in who may not watch the stream", async () => {
    await bench.sendMany(news, 2);
    for (const path of [
      `archive-${noon}-4.m3u8`,
      `archive-${noon}-4.mp4`,
      "archive/2026/09/30/12/00-00-000-2000-d.ts",
      "timeshift_rel-2.m3u8",
      "recording_status.json",
    ]) {
      expect((await fetch(at(`${path}?token=wrong`))).status).toBe(403);
    }
  });

  it("stops who was shown out", async () => {
    await bench.sendMany(news, 2);
    const [first = ""] = pieces(await mediaPlaylist(`archive-${noon}-4.m3u8`));
    bench.viewers.kill();
    expect((await fetch(at(first))).status).toBe(403);
  });

  it("says what is wrong with an address", async () => {
    await bench.sendMany(news, 2);
    bench.add("bare", null);
    const answers: [string, number][] = [
      [`live/news/archive-${noon + 500}-4.m3u8`, 404],
      [`live/news/archive-${noon}-0.m3u8`, 400],
      [`live/news/archive-${noon}-86401.m3u8`, 400],
      [`live/news/archive-${noon}-600.mp4`, 400],
      [`live/news/timeshift_abs-${noon + 900}.m3u8`, 400],
      [`nobody/archive-${noon}-4.m3u8`, 404],
      [`bare/archive-${noon}-4.m3u8`, 404],
      ["live/news/archive/2026/09/30/12/55-00-000-2000.ts", 404],
    ];
    for (const [path, status] of answers)
      expect([path, (await fetch(`${served.url}/${path}`)).status]).toEqual([path, status]);
  });

  it("is off where HLS is off for the stream", async () => {
    await bench.sendMany(news, 2);
    news.config = { ...news.config, protocols: { hls: false } };
    expect((await fetch(at(`archive-${noon}-4.m3u8`))).status).toBe(403);
  });

  it("serves nothing that is not a recorded piece, and follows no link", async () => {
    await bench.sendMany(news, 1);
    const hour = join(bench.root, "live%2Fnews/2026/09/30/12");
    await writeFile(join(bench.folder, "secret"), "secret");
    await symlink(join(bench.folder, "secret"), join(hour, "09-00-000-2000.ts"));
    for (const path of [
      "archive/2026/09/30/12/09-00-000-2000.ts",
      "archive/2026/09/30/12/..%2f..%2f..%2f..%2f..%2f..%2fsecret",
      "archive/2026/09/30/%2e%2e/00-00-000-2000-d.ts",
      "archive/../../secret",
      "archive/2026/09/30/12/.00-00-000-2000.ts.tmp",
      "index.jsonl",
    ]) {
      expect((await fetch(at(path))).status).toBe(404);
    }
  });
});

describe("watching later than live", () => {
  it("shows what was live so long ago, and moves on", async () => {
    await bench.sendMany(news, 12);
    const address = (await text("timeshift_rel-6.m3u8")).split("\n").find((line) => line.startsWith("timeshift")) ?? "";
    const first = await text(address);
    expect(pieces(first)).toHaveLength(6);
    expect(pieces(first).at(-1)).toContain("00-16-000-2000.ts");
    expect(first).toContain("#EXT-X-MEDIA-SEQUENCE:3");
    await bench.sendMany(news, 2);
    const second = await text(address);
    expect(pieces(second).at(-1)).toContain("00-20-000-2000.ts");
    expect(second).toContain("#EXT-X-MEDIA-SEQUENCE:5");
    expect(pieces(second)[0]).toBe(pieces(first)[2]);
    expect(second).not.toContain("ENDLIST");
  });

  it("begins at a time and goes on from there", async () => {
    await bench.sendMany(news, 12);
    const address =
      (await text(`timeshift_abs-${noon + 12}.m3u8`)).split("\n").find((line) => line.startsWith("timeshift")) ?? "";
    expect(pieces(await text(address)).at(-1)).toContain("00-10-000-2000.ts");
    await bench.sendMany(news, 1);
    expect(pieces(await text(address)).at(-1)).toContain("00-12-000-2000.ts");
  });

  it("goes on where it was for a player that is let in as somebody new, as when its network changes", async () => {
    await bench.sendMany(news, 10);
    const address =
      (await text(`timeshift_abs-${noon + 12}.m3u8`)).split("\n").find((line) => line.startsWith("timeshift")) ?? "";
    await text(address);
    await bench.sendMany(news, 1);
    const again = await text(`${address}&token=another`);
    expect(pieces(again).at(-1)).toContain("00-12-000-2000.ts");
    expect(pieces(again)[0]?.split("session=")[1]).not.toBe(address.split("session=")[1]);
  });

  it("counts the gaps that have moved out of the window", async () => {
    await bench.sendMany(news, 2);
    bench.nowMs += 10_000;
    await bench.sendMany(news, 4);
    const address = (await text("timeshift_rel-0.m3u8")).split("\n").find((line) => line.startsWith("timeshift")) ?? "";
    expect(await text(address)).toContain("#EXT-X-DISCONTINUITY-SEQUENCE:0");
    await bench.sendMany(news, 3);
    expect(await text(address)).toContain("#EXT-X-DISCONTINUITY-SEQUENCE:2");
  });
});

describe("recording_status.json", () => {
  it("tells when the stream was recorded, in the part that is asked for", async () => {
    await bench.sendMany(news, 5);
    bench.nowMs += 60_000;
    await bench.sendMany(news, 5);
    const all = [
      { from: noon, duration: 10 },
      { from: noon + 70, duration: 10 },
    ];
    expect(JSON.parse(await text("recording_status.json"))).toEqual([{ stream: "live/news", ranges: all }]);
    expect(JSON.parse(await text(`recording_status.json?from=${noon + 4}&to=${noon + 72}`))).toEqual([
      {
        stream: "live/news",
        ranges: [
          { from: noon + 4, duration: 6 },
          { from: noon + 70, duration: 2 },
        ],
      },
    ]);
    expect(bench.viewers.opened.every(({ isOpen }) => !isOpen)).toBe(true);
  });
});

it("reads a piece from the copy when its own disk has lost it", async () => {
  const copy = join(bench.folder, "copy");
  await mkdir(copy);
  bench.config = { dvrs: { main: { name: "main", root: bench.root, copy } } };
  news = bench.add("copied", { reference: "main" });
  await bench.send(news, { bytes: Buffer.from("kept") });
  await rm(join(bench.root, "copied"), { recursive: true });
  const answer = await fetch(`${served.url}/copied/archive/2026/09/30/12/00-00-000-2000-d.ts`);
  expect(await answer.text()).toBe("kept");
});

it("asks no disk again for what somebody watches already, and still shows what is added and removed", async () => {
  await bench.sendMany(news, 3);
  const address =
    (await text(`archive-${noon}-now.m3u8`)).split("\n").find((line) => line.startsWith("archive-")) ?? "";
  expect(pieces(await text(address))).toHaveLength(3);
  const before = bench.files.lists;
  await bench.send(news);
  expect(pieces(await text(address))).toHaveLength(4);
  expect(bench.files.lists).toBe(before);
  news.config = { ...news.config, dvr: { root: bench.root, disk_space: 2000 } };
  bench.part.configure?.();
  bench.nowMs += 5000;
  await patiently(async () => expect(await bench.recorded()).toHaveLength(2));
  await patiently(async () => expect(pieces(await text(address))).toHaveLength(2));
});
