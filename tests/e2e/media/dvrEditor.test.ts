import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "../support/shareConsole.ts";

/** Below the data folder of the server. */
const root = "archive";
const here = shareConsole({
  args: ["--engine", "ffmpeg"],
  configText: 'stream cam {\n  input "fake://fake?size=320x180";\n}\n',
});

async function read(page: Page, address: string): Promise<string> {
  return page.evaluate(async (wanted) => (await fetch(wanted)).text(), address);
}

const configText = (page: Page) => read(page, "/flussonic/api/read_raw_config");

/** What is recorded of the stream: its beginning and length, in seconds. */
async function recorded(page: Page): Promise<{ readonly from: number; readonly seconds: number }> {
  const [{ ranges = [] } = {}] = JSON.parse(await read(page, "/cam/recording_status.json"));
  const [first] = ranges;
  return { from: first?.from ?? 0, seconds: first?.duration ?? 0 };
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save", exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await expect.poll(() => button.isDisabled()).toBe(true);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "DVR name" }).fill(name);
  await page.getByRole("region", { name, exact: true }).waitFor();
  await save(page);
}

describe("A DVR from its making to its smaller limit", () => {
  it("is made, renamed, used by a stream, renamed with it, shows its room, and asks before it removes [S096] [S291] [S293] [S421]", async () => {
    const page = await here.open("/dvrs");
    await page.getByRole("button", { name: "Add DVR" }).click();
    await page.getByText("Known once the DVR is saved.").waitFor();
    await page.getByRole("textbox", { name: "DVR root" }).fill(root);
    await save(page);
    await expect.poll(() => configText(page)).toMatch(/dvr NewDvr \{\s+root archive;/);
    await page
      .getByText("The folder is made with the first recording.")
      .or(page.getByText(/is missing/))
      .waitFor();
    await rename(page, "vault");
    await expect.poll(() => configText(page)).toContain("dvr vault {");
    expect(await configText(page)).not.toContain("NewDvr");

    await page.goto(`${here.server.url}/admin/standalone/cam/dvr`);
    await page.getByRole("combobox", { name: "DVR config" }).fill("vault");
    await page.getByRole("option", { name: /vault/ }).click();
    await save(page);
    await expect.poll(() => configText(page)).toContain("dvr @vault;");

    await page.goto(`${here.server.url}/admin/dvrs`);
    await rename(page, "attic");
    await expect.poll(() => configText(page)).toContain("dvr @attic;");

    const room = page.getByRole("group", { name: "Room" });
    await room.getByRole("link", { name: "cam" }).waitFor({ timeout: 20_000 });
    await room.getByText(/^\d.* since \d{4}-/).waitFor({ timeout: 30_000 });
    expect(await room.getByRole("meter").getAttribute("aria-valuetext")).toMatch(/^\S+ .B of \S+ .B free$/);
    await expect.poll(async () => (await recorded(page)).seconds, { timeout: 40_000 }).toBeGreaterThan(14);
    const before = await recorded(page);

    await page.getByRole("textbox", { name: "Size limit" }).fill("200");
    await page.getByRole("combobox", { name: "Unit of Size limit" }).selectOption("Kilobytes");
    const told = /Saving removes about \d+\ss \(\d.*B\) of the recordings of cam\./;
    await page.getByText(told).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("alertdialog");
    expect(await question.textContent()).toMatch(told);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await configText(page)).not.toContain("limits");
    expect((await recorded(page)).from).toBe(before.from);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await question.getByRole("button", { name: "Save and remove" }).click();
    await expect.poll(() => configText(page)).toMatch(/limits 200K/i);
    await expect.poll(async () => (await recorded(page)).from, { timeout: 30_000 }).toBeGreaterThan(before.from + 6);
  });
});
