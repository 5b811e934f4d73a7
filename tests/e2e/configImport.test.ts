import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({
  configText: "# The house server.\nstream news {\n  input udp://239.1.1.1:1234; # from the roof\n}\n",
});
const config = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");

async function upload(name: string, content: string | Buffer): Promise<Page> {
  const page = await here.open("/config");
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page.getByLabel("Upload config", { exact: true }).setInputFiles({ name, mimeType: "text/plain", buffer });
  await page.getByRole("dialog").waitFor();
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name }).click();

describe("a file that is brought into the config", () => {
  it("is a list of channels: streams come to the file below what stands there, comments untouched", async () => {
    const channels = Array.from(
      { length: 1000 },
      (_, at) => `#EXTINF:-1,Channel ${at}\nudp://239.2.${at >> 8}.${at & 255}:1`,
    );
    const page = await upload("list.m3u", ["#EXTM3U", ...channels, "#EXTINF:-1,Web", "http://a/b"].join("\n"));
    await page
      .getByText("Channels that become streams: 1,000 of 1,001. Wrong, and left out: 1.")
      .waitFor({ timeout: 30_000 });
    await page.getByRole("checkbox", { name: "Only what is left out" }).check();
    await page.getByTitle(/^line 2002 of list\.m3u: /).waitFor();
    await press(page, "Import 1,000 channels");
    await page.getByRole("dialog").waitFor({ state: "hidden", timeout: 30_000 });
    const written = await config();
    expect(written).toContain("# from the roof");
    expect(written).toMatch(/stream Channel-999 \{\s*title "Channel 999";\s*input udp:\/\/239\.2\.3\.231:1;\s*\}/);
    expect(written.match(/^stream /gm)).toHaveLength(1001);
  });

  it("is a config text: it takes the place of the whole one as it is written", async () => {
    const text = "# Another house.\nloglevel notice;\nstream sport {\n  input udp://239.1.1.2:1234; # by hand\n}\n";
    const page = await upload("other.conf", text);
    await page.getByText(/^The whole configuration is replaced/).waitFor();
    await press(page, "Replace the config");
    const question = page.getByRole("alertdialog");
    await question.getByText(/^This is deleted: 1,001 streams \(.* and 991 more\)\./).waitFor();
    await question.getByRole("button", { name: "Replace the config" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await config()).toBe(text);
  });

  it.each([
    ["a null byte", Buffer.from("http 80;\nlog\0level;"), /^line 2 of bad\.conf: A null byte stands here/],
    ["__proto__", Buffer.from('{\n"streams": { "__proto__": { "name": "x" } } }'), /^line 2 of bad\.conf: .*__proto__/],
    ["a text that cannot be read", Buffer.from("stream news {\n  input udp://a\n"), /^line \d of bad\.conf: /],
    ["another kind of file", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /bad\.conf is not a text file/],
  ])("says where %s stands, and writes nothing", async (_what, content, words) => {
    const before = await config();
    const page = await upload("bad.conf", content);
    await page.getByText(words).first().waitFor();
    expect(await page.getByRole("dialog").getByRole("button", { name: "Import" }).isDisabled()).toBe(true);
    expect(await config()).toBe(before);
  });
});
