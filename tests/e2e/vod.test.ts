import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filmOf } from "../server/media/vod/filmOf.ts";
import { expectPictures } from "./media/support/expectPictures.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

const odd = "été: a|b 100% + 1.mkv";
const film = await readFile(await filmOf());
const mkv = await readFile(await filmOf({ kind: "mkv" }));
let folder = "";
let server: RunningServer;
let browser: Browser;
let page: Page;

const films = (...names: readonly string[]) => join(folder, "films", ...names);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const upload = (files: Readonly<Record<string, Buffer>>) =>
  page
    .locator("input[type=file]")
    .setInputFiles(Object.entries(files).map(([name, buffer]) => ({ name, mimeType: "video/mp4", buffer })));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sluice-vod-"));
  await mkdir(films("many"), { recursive: true });
  await Promise.all(Array.from({ length: 5000 }, (_, index) => writeFile(films("many", `clip ${index + 1}.mp4`), "")));
  server = await startServer({
    args: ["--engine", "ffmpeg"],
    configText: `vod films {\n  storage ${films()};\n}\n`,
  });
  browser = await borrowBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await logIn(page, server);
});
afterAll(async () => {
  await returnBrowser(browser);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("the file browser", () => {
  it("is reached from a path of the VOD, and leads back [C157] [C167]", async () => {
    await page.goto(`${server.url}/admin/vod/films`);
    await link("Browse Path 1").click();
    await page.waitForURL("**/vod/films/tree/0");
    await link("VOD settings").click();
    expect(await page.getByRole("textbox", { name: "Path 1" }).inputValue()).toBe(films());
    await page.goBack();
    await link("many").waitFor();
  });

  it("makes a directory and refuses names that are taken or bad [C169] [C358]", async () => {
    const name = page.getByLabel("New directory");
    await name.fill("many");
    await page.getByText("This name is already taken").waitFor();
    expect(await button("Create").isDisabled()).toBe(true);
    await name.fill("../out");
    await page.getByText(/^A name cannot contain slashes/).waitFor();
    await name.fill("season");
    await button("Create").click();
    await link("season").click();
    await page.getByText("This directory is empty").waitFor();
    expect(page.url()).toMatch(/\/tree\/0\?path=season$/);
    expect(existsSync(films("season"))).toBe(true);
  });

  it("uploads files of any name into it, tells so and is as before after 3 s [C171] [C327] [C329] [C418]", async () => {
    await upload({ "one.mp4": film, [odd]: mkv });
    await page.getByText("Upload complete.").waitFor();
    expect(film.equals(await readFile(films("season", "one.mp4")))).toBe(true);
    expect(mkv.equals(await readFile(films("season", odd)))).toBe(true);
    await link("one.mp4").waitFor();
    await link(odd).waitFor();
    await page.getByText("Upload complete.").waitFor({ state: "hidden", timeout: 4500 });
  });

  it("plays a chosen video, and says where else it plays [C175]", async () => {
    for (const name of ["one.mp4", odd]) {
      await link(name).click();
      const frame = await (await page.getByTitle(`Player of films/season/${name}`).elementHandle())?.contentFrame();
      if (!frame) throw new Error("there is no player");
      await expectPictures(frame);
      const address = await page.getByLabel("HLS address", { exact: true }).inputValue();
      expect(await (await fetch(address)).text()).toContain("#EXTINF");
    }
    await page.goBack();
    await page.getByTitle("Player of films/season/one.mp4").waitFor();
  });

  it("shows the page of an open file, with who watches it [C033] [C179]", async () => {
    await link("Open file page").click();
    await page.getByRole("heading", { name: "films/season/one.mp4" }).waitFor();
    expect(page.url()).toMatch(/\/file\/films%2Fseason%2Fone\.mp4$/);
    await page.getByText("open", { exact: true }).waitFor();
    await link("VOD config").waitFor();
    await link("Clients").click();
    await page.getByRole("gridcell", { name: "HLS" }).first().waitFor();
    await page.goBack();
    await page.goBack();
  });

  it("tells a cut upload and sends it again on a press [C328]", async () => {
    await page.route("**/flussonic/api/upload", (route) => route.abort("connectionreset"), { times: 1 });
    await upload({ "two.mp4": film });
    await page.getByText("Something went wrong", { exact: true }).waitFor();
    expect(existsSync(films("season", "two.mp4"))).toBe(false);
    await button("Try again").click();
    await link("two.mp4").waitFor();
    expect(film.equals(await readFile(films("season", "two.mp4")))).toBe(true);
  });

  it("asks before it removes a file [C176] [C380]", async () => {
    await button("Remove two.mp4").click();
    await button("Cancel").click();
    expect(existsSync(films("season", "two.mp4"))).toBe(true);
    await button("Remove two.mp4").click();
    await button("Remove").click();
    await link("two.mp4").waitFor({ state: "detached" });
    expect(existsSync(films("season", "two.mp4"))).toBe(false);
  });

  it("says so when another removes the directory", async () => {
    await rm(films("season"), { recursive: true });
    await button("Refresh").click();
    await page.getByText("This directory does not exist").waitFor();
    await link("Go to parent directory").click();
    await link("many").waitFor();
    expect(await link("season").count()).toBe(0);
  });

  it("scrolls through 5,000 files", async () => {
    await link("many").click();
    await link("clip 1.mp4").waitFor();
    const rows = page.getByRole("grid", { name: "Files of films/many" }).getByRole("row");
    expect(await rows.count()).toBeLessThan(80);
    await rows.nth(2).focus();
    await page.keyboard.press("End");
    await link("clip 5000.mp4").waitFor();
    await page.getByRole("textbox", { name: "Filter files" }).fill("clip 4999");
    await page.getByText("Videos 1", { exact: true }).first().waitFor();
    expect(await page.getByRole("link", { name: /^clip/ }).allTextContents()).toEqual(["clip 4999.mp4"]);
  });
});
