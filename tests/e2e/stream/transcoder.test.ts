import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordSaves } from "../support/recordSaves.ts";
import { shareConsole } from "../support/shareConsole.ts";

const configText = `# kept
stream news {
  input udp://239.1.1.1:1234;
}

stream sport {
  input udp://239.1.1.2:1234;
}

stream radio {
  input udp://239.1.1.3:1234;
  transcoder ab=64k;
}
`;
const here = shareConsole({ configText });
const config = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");

describe("the transcoder of a stream", () => {
  it("is enabled, gets a ladder by quick adds, and stands in the config text after Save [S242] [S498] [S500]", async () => {
    const page = await here.open("/standalone/news/transcoder");
    const saves = recordSaves(page);
    await page.getByRole("button", { name: "Enable transcoder" }).click();
    await page.getByRole("button", { name: "Remove Video track 1" }).click();
    await page.getByRole("button", { name: "New track 1080p" }).click();
    await page.getByRole("button", { name: "New track 576p" }).click();
    await page.getByText("1080p, 3.500 Mbps, h264").waitFor();
    await page.getByText(/^5\.06\d Mbps in total$/).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const fitted = (bitrate: number, height: number) => ({ bitrate, size: { width: -1, height, strategy: "fit" } });
    const transcoder = {
      global: { hw: "cpu" },
      video: { "1": fitted(3_500_000, 1080), "2": fitted(1_500_000, 576) },
      audio: { bitrate: 64_000, codec: "aac" },
    };
    expect(saves).toEqual([{ streams: { news: { transcoder } } }]);
    const text = await config();
    expect(text).toContain("transcoder hw=cpu vb=3500k size=-1x1080:fit vb=1500k size=-1x576:fit ab=64k acodec=aac;");
    expect(text).toContain("# kept");
  });

  it("is taken along to another stream over a reload, and taken away again at once after the question [S048] [S243] [S244]", async () => {
    const page = await here.open("/standalone/news/transcoder");
    await page.getByRole("button", { name: "Copy settings" }).click();
    await page.reload();
    await page.goto(`${here.server.url}/admin/standalone/sport/transcoder`);
    await page.getByRole("button", { name: "Enable and paste settings" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await config()).match(/size=-1x576:fit/g)).toHaveLength(2);

    const saves = recordSaves(page);
    const question = page.getByRole("alertdialog");
    const disable = page.getByRole("main").getByRole("button", { name: "Disable transcoder" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const key of ["Escape", "Enter"]) {
      await disable.press("Enter");
      await question.getByRole("button", { name: "Cancel" }).press(key);
      await expect.poll(focused).toBe("Disable transcoder");
    }
    await disable.click();
    await question
      .getByText("Config will be reseted and saved, no restoration options available. Reset and save?")
      .waitFor();
    expect(saves).toEqual([]);
    await question.getByRole("heading", { name: "Disable the transcoder of sport?" }).waitFor();
    await question.getByRole("button", { name: "Disable transcoder" }).click();
    await page.getByRole("button", { name: "Enable transcoder" }).waitFor();
    await expect.poll(focused).toContain("Enable transcoder");
    // That the save before was made may still stand there.
    await expect.poll(async () => (await config()).match(/size=-1x576:fit/g)).toHaveLength(1);
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(saves).toEqual([{ streams: { sport: { transcoder: null } } }]);
  });

  it("is saved without video only after a question, from the review as well [S356]", async () => {
    const page = await here.open("/standalone/radio/transcoder");
    const saves = recordSaves(page);
    await page.getByRole("textbox", { name: "Bitrate" }).fill("96");
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await page.getByRole("dialog", { name: "Review changes" }).getByRole("button", { name: "Save all" }).click();
    const question = page.getByRole("alertdialog");
    await question
      .getByText("No video tracks configured (only audio will be in the output). Save this configuration?")
      .waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(saves).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await question.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await config()).toContain("transcoder ab=96k;");
  });
});
