import { execFileSync } from "node:child_process";
import type { Page } from "playwright";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { ffmpegPath } from "../server/media/support/ffmpegPath.ts";
import { testPicture } from "../server/media/rtmp/support/testPicture.ts";
import { runningClients } from "./media/support/runningClients.ts";
import { startFfmpeg } from "./media/support/startFfmpeg.ts";
import { TsSource } from "./media/support/TsSource.ts";
import { freePort } from "./support/freePort.ts";
import { shareConsole } from "./support/shareConsole.ts";

const SECONDS = 60;

/** Real MPEG-TS of a picture and a sound as ffmpeg's filters draw and play them. */
function madeOf(picture: string, sound: string): Promise<TsSource> {
  const inputs = ["-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", sound, "-t", String(SECONDS)];
  const video = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-bf", "0"];
  const keys = ["-g", "50", "-keyint_min", "50", "-sc_threshold", "0"];
  const output = ["-c:a", "aac", "-b:a", "64k", "-muxdelay", "0", "-muxpreload", "0", "-f", "mpegts", "pipe:1"];
  const args = ["-hide_banner", "-loglevel", "error", "-nostdin", ...inputs, ...video, ...keys, ...output];
  return TsSource.of(execFileSync(ffmpegPath, args, { maxBuffer: 100_000_000 }), SECONDS);
}

const moving = "testsrc2=size=320x180:rate=25";
const tone = "sine=frequency=440:sample_rate=48000";
const sources = await Promise.all([
  madeOf(`${moving},loop=loop=-1:size=1`, tone),
  madeOf(moving, "anullsrc=sample_rate=48000:channel_layout=mono"),
  madeOf("color=c=black:size=320x180:rate=25", tone),
  madeOf(moving, tone),
]);
afterAll(() => Promise.all(sources.map((source) => source.stop())));
const [frozen, silent, black, fine] = sources.map(({ url }) => url);
const rtmp = await freePort();

const here = shareConsole({
  args: ["--engine", "ffmpeg", "--probe-any"],
  configText: `
rtmp ${rtmp};
stream frozen-one { input ${frozen}; }
stream silent-one { input ${silent}; }
stream black-one { input ${black}; }
stream fine-one { input ${fine}; }
stream pushed-one { input publish://; source_timeout 3; }
`,
});

const rowOf = (page: Page, name: string) =>
  page
    .getByRole("grid", { name: "Streams" })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
const problems = (page: Page) =>
  page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /^with problems/ });

describe("a stream that plays, and of which a viewer would complain", () => {
  it("says so in the list, is counted and found by the filter, and says so in its header with the reason below", async () => {
    const page = await here.open();
    const told = { "frozen-one": "frozen picture", "silent-one": "silent", "black-one": "black picture" };
    for (const [name, words] of Object.entries(told)) {
      await expect.poll(() => rowOf(page, name).textContent(), { timeout: 60_000 }).toContain(words);
    }
    expect(await rowOf(page, "fine-one").textContent()).toContain("online");
    await expect.poll(() => problems(page).textContent()).toBe("with problems 3");
    await problems(page).click();
    await expect.poll(() => rowOf(page, "fine-one").count()).toBe(0);
    for (const name of Object.keys(told)) expect(await rowOf(page, name).count()).toBe(1);

    const reasons = [
      ["frozen-one", "frozen picture", /^The picture hardly changes/],
      ["silent-one", "silent", /^The sound is nearly empty/],
      ["black-one", "black picture", /^The picture is empty/],
    ] as const;
    for (const [name, words, reason] of reasons) {
      await rowOf(page, name).getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByText(words, { exact: true }).first().waitFor();
      await page.getByText(reason).first().waitFor();
      await page.getByRole("link", { name: "Media" }).first().click();
    }
  }, 120_000);

  it("is off the air a moment after its publisher hangs, though the line to it stays open, and is found by the filter for what fails", async () => {
    const page = await here.open();
    const publisher = startFfmpeg([...testPicture({}), "-f", "flv", `rtmp://127.0.0.1:${rtmp}/static/pushed-one`]);
    onTestFinished(() => {
      publisher.child.kill("SIGKILL");
      runningClients.delete(publisher.child);
    });
    await expect.poll(() => rowOf(page, "pushed-one").textContent(), { timeout: 30_000 }).toContain("online");
    publisher.child.kill("SIGSTOP");
    const row = rowOf(page, "pushed-one");
    await expect.poll(() => row.textContent(), { timeout: 20_000 }).toMatch(/no media came for \d+ s/);
    const failed = page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /^error/ });
    await expect.poll(() => failed.textContent()).toBe("error 1");
    await failed.click();
    await expect.poll(() => rowOf(page, "fine-one").count()).toBe(0);
    expect(await row.count()).toBe(1);
    await page.goto(`${here.server.url}/admin/standalone/pushed-one/logs`);
    await page
      .getByRole("log")
      .getByText(/was dropped: no media/)
      .waitFor();
  }, 90_000);
});
