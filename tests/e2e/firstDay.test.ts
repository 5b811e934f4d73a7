import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { ffmpegPath } from "../server/media/support/ffmpegPath.ts";
import { filmOf } from "../server/media/vod/filmOf.ts";
import { expectPictures } from "./media/support/expectPictures.ts";
import { watchWithFfmpeg } from "./media/support/watchWithFfmpeg.ts";
import { freePort } from "./support/freePort.ts";
import { killServer } from "./support/killServer.ts";
import { Operator } from "./support/Operator.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const rtmpPort = await freePort();
const fifty = Array.from({ length: 50 }, (_, number) => `ch${String(number + 1).padStart(2, "0")}`);
const here = shareConsole({
  args: ["--engine", "ffmpeg"],
  configText: [
    `rtmp ${rtmpPort};`,
    "dvr vault {\n  root archive;\n}",
    ...fifty.map((name) => `stream ${name} {\n  input udp://239.9.9.9:5000;\n  disabled;\n}`),
    "stream relay {\n  input tshttp://127.0.0.1:1/gone.ts;\n}",
    "stream main {\n  input fake://fake?size=320x180;\n}",
  ].join("\n"),
});
const publishers: ChildProcess[] = [];
afterAll(() => publishers.forEach((publisher) => publisher.kill("SIGKILL")));

const at = async (path = ""): Promise<Operator> => new Operator(await here.open(path));
const configText = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");

async function frameOf({ page }: Operator, frame: string): Promise<Frame> {
  const found = await (await page.locator(frame).elementHandle())?.contentFrame();
  if (!found) throw new Error(`there is no ${frame}`);
  return found;
}

function publish(address: string): void {
  const picture = ["-re", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25"];
  const codecs = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "50"];
  const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin"];
  publishers.push(spawn(ffmpegPath, [...quiet, ...picture, ...codecs, "-f", "flv", address]));
}

/** Every task of an operator's first day, and how much it takes at most. */
describe("an operator on the first day", () => {
  it("makes a first stream and sees its picture, in 6 actions", async () => {
    const me = await at();
    await me.click(me.button("Add stream"));
    await me.type(me.field("Stream name"), "first");
    await me.type(me.field("Source URL"), "fake://fake?size=320x180");
    await me.click(me.button("Create"));
    await me.click(me.tab("first", "Overview"));
    await me.page.getByText("h264").first().waitFor({ timeout: 20_000 });
    const player = me.page.frameLocator("iframe");
    await me.click(player.getByRole("button", { name: "Play" }));
    await expectPictures(await frameOf(me, "iframe"));
    expect(me.actions).toBe(6);
  });

  it("lets an encoder publish, by an address that is read off the page, in 4 actions", async () => {
    const me = await at();
    await me.click(me.button("Add stream"));
    await me.type(me.field("Stream name"), "studio");
    await me.click(me.page.getByText("An encoder or a browser publishes it here"));
    await me.click(me.button("Create"));
    const address = me.page.getByRole("region", { name: "Addresses to publish to" }).getByText(/^rtmp:.*studio$/);
    publish((await address.innerText()).trim());
    await me.page.getByRole("link", { name: "online", exact: true }).waitFor({ timeout: 30_000 });
    expect(me.actions).toBe(4);
  });

  it("gives a stream a backup source, and sees that it has taken over, in 2 actions", async () => {
    const me = await at("/standalone/relay/input");
    await me.type(me.field("New URL"), "fake://backup?size=320x180");
    await me.save();
    await me.page
      .getByRole("group", { name: "fake://backup?size=320x180" })
      .getByText("online")
      .waitFor({ timeout: 40_000 });
    expect(me.actions).toBe(2);
  });

  it("changes fifty streams at once, in 7 actions", async () => {
    const me = await at();
    await me.type(me.page.getByRole("textbox", { name: "Search media" }), "ch");
    await me.click(me.page.getByText("Select all", { exact: true }));
    await me.click(me.page.getByRole("link", { name: /^Edit 50 together$/ }));
    await me.click(me.tab(fifty.join(", "), "Output").or(me.page.getByRole("link", { name: "Output", exact: true })));
    await me.type(me.field("Client timeout"), "90");
    await me.save();
    await expect.poll(async () => (await configText()).match(/clients_timeout 90;/g)?.length).toBe(50);
    expect(me.actions).toBeLessThanOrEqual(7);
  });

  it("sees who watches, in 1 action", async () => {
    const me = await at("/standalone/main");
    await expect.poll(async () => (await fetch(`${here.server.url}/main/index.m3u8`)).status).toBe(200);
    await fetch(`${here.server.url}/main/video.m3u8`);
    await me.click(me.tab("main", "Clients"));
    const clients = me.page.getByRole("grid", { name: "Clients of main" });
    await clients.getByRole("gridcell", { name: "127.0.0.1" }).first().waitFor({ timeout: 15_000 });
    expect(me.actions).toBe(1);
  });

  it("records a stream and takes a part of the recordings home as a film, in 11 actions", async () => {
    const me = await at("/standalone/main/dvr");
    await me.type(me.page.getByRole("combobox", { name: "DVR config" }), "vault");
    await me.click(me.page.getByRole("option", { name: /vault/ }));
    await me.save();
    await me.page.getByText(/\b([1-9]\d\ss|\d+\s?m.*) recorded since/).waitFor({ timeout: 40_000 });
    await me.click(me.button("Set range start"));
    await me.page.getByRole("slider", { name: /^Recordings from/ }).focus();
    for (const key of ["+", "+", "+", "+", "Shift+ArrowRight"]) await me.press(key);
    await me.click(me.button("Set range end"));
    const film = me.page.waitForEvent("download");
    await me.click(me.page.getByRole("link", { name: "Download MP4" }).or(me.button("Download MP4")));
    const { frames, words } = await watchWithFfmpeg(await (await film).path());
    expect(frames, words).toBeGreaterThan(25);
    expect(me.actions).toBe(11);
  });

  it("makes two renditions of a stream, in 5 actions", async () => {
    const me = await at("/standalone/main/transcoder");
    await me.click(me.button("Enable transcoder"));
    await me.click(me.button("New track 360p"));
    await me.save();
    const sizes = async () =>
      (await (await fetch(`${here.server.url}/main/index.m3u8`)).text()).match(/RESOLUTION=\d+x\d+/g);
    await expect.poll(sizes, { timeout: 30_000 }).toHaveLength(2);
    expect(me.actions).toBeLessThanOrEqual(5);
  });

  it("uploads a film, and watches it, in 8 actions", async () => {
    const me = await at("?list=vods");
    await me.click(me.button("Add VOD").first());
    await me.type(me.field("Name"), "films");
    await me.type(me.field("Path"), join(here.server.dataDir, "films"));
    await me.click(me.button("Create"));
    await me.click(me.tab("films", "Files"));
    await me.click(me.button("Create the directory"));
    await me.give(me.page.locator("input[type=file]"), { name: "film.mp4", buffer: await readFile(await filmOf()) });
    await me.click(me.page.getByRole("link", { name: "film.mp4", exact: true }));
    await expectPictures(await frameOf(me, "iframe[title='Player of films/film.mp4']"));
    expect(me.actions).toBe(8);
  });

  it("is one of two who change the same setting, and decides whose value holds, in 3 actions", async () => {
    const [me, other] = [await at("/standalone/ch01/output"), await at("/standalone/ch01/output")];
    await me.type(me.field("Client timeout"), "70");
    await other.type(other.field("Client timeout"), "80");
    await other.save();
    const question = me.page.getByRole("group", { name: "Client timeout was changed on the server" });
    await question.getByText("Changed on server: 80 s").waitFor();
    await me.click(question.getByRole("button", { name: "Keep mine" }));
    await me.save();
    await expect.poll(configText).toMatch(/stream ch01 \{[^}]*clients_timeout 70;/);
    expect(me.actions).toBe(3);
  });

  it("goes on after the server was killed in the midst of an edit, in 2 actions", async () => {
    const me = await at("/standalone/ch02/output");
    await me.type(me.field("Client timeout"), "33");
    await killServer(here.server);
    const offline = me.page.getByText(/connection with server has been lost/).first();
    await offline.waitFor();
    here.replaceServer(
      await startServer({ args: ["--engine", "ffmpeg"], dataDir: here.server.dataDir, port: here.server.port }),
    );
    await offline.waitFor({ state: "hidden", timeout: 30_000 });
    await me.save();
    await expect.poll(configText).toMatch(/stream ch02 \{[^}]*clients_timeout 33;/);
    expect(me.actions).toBe(2);
  });

  it("finds and changes a setting with the keyboard alone, in 6 keys and words", async () => {
    const me = await at();
    await me.page.getByRole("grid", { name: "Streams" }).waitFor();
    await me.press("Control+k");
    await me.write("ch03 client timeout");
    const found = me.page.getByRole("group", { name: /^Stream ch03/ });
    await found.getByRole("option", { name: /^Client timeout/ }).waitFor();
    await me.press("Enter");
    await expect
      .poll(() =>
        me
          .field("Client timeout")
          .evaluate((field) => field === document.activeElement)
          .catch(() => false),
      )
      .toBe(true);
    await me.press("Control+a");
    await me.write("44");
    await me.press("Control+s");
    await expect.poll(configText).toMatch(/stream ch03 \{[^}]*clients_timeout 44;/);
    expect(me.actions).toBe(6);
  });

  it("changes a setting on a phone, in 5 actions", async () => {
    const me = await at();
    await me.page.setViewportSize({ width: 390, height: 844 });
    await me.type(me.page.getByRole("textbox", { name: "Search media" }), "ch04");
    await me.click(me.page.getByRole("link", { name: "ch04", exact: true }));
    await me.click(me.tab("ch04", "Output"));
    await me.type(me.field("Client timeout"), "55");
    await me.save();
    await expect.poll(configText).toMatch(/stream ch04 \{[^}]*clients_timeout 55;/);
    expect(me.actions).toBe(5);
  });
});
