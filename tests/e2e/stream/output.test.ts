import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { bringAxe, findViolations } from "../../../commands/shots/takeShots.ts";
import { shareConsole } from "../support/shareConsole.ts";

const configText = `rtmp 1935;

stream news {
  # The main channel.
  input fake://fake;
}

stream sport {
  input fake://fake;
  protocols hls dash;
}
`;
const here = shareConsole({ configText });
const text = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");

async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/modify_config"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await answer).status()).toBe(200);
}

/** A real picture: a piece of the page itself. */
async function picture(page: Page, name: string, width: number) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 40 } });
  return { name, mimeType: "image/png", buffer };
}

describe("the logo manager on a real server", () => {
  it("uploads, shows, changes, sets and deletes logos [S395, S396, S397, S398, S067, S068, S069, S071]", async () => {
    const page = await here.open("/standalone/news/output");
    await bringAxe(page.context());
    await page.reload();
    const calls: string[] = [];
    const deleted: (string | null)[] = [];
    const stored = (id: string) => readFile(join(here.server.dataDir, "logos", id));
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/flussonic/api/logo")) return;
      if (request.method() === "DELETE") deleted.push(request.postData());
      if (request.method() === "GET" && pathname.endsWith("/logo")) calls.push("list");
      else
        calls.push(
          `${request.method()} ${pathname} ${request.headers()["accept"] === "image/*" ? "image" : ""}`.trim(),
        );
    });
    await page.getByRole("button", { name: "Logo manager" }).click();
    const manager = page.getByRole("dialog", { name: "Logo manager" });
    await manager.getByText("No logos are uploaded yet").waitFor();
    expect(calls).toEqual(["list"]);

    const [wide, narrow] = [await picture(page, "Our Logo.png", 300), await picture(page, "other.png", 100)];
    await manager.locator("input[type=file]").last().setInputFiles(wide);
    await manager.getByText("300 × 40").waitFor();
    expect((await stored("Our-Logo")).equals(wide.buffer)).toBe(true);
    const thumbnail = manager.getByRole("button", { name: "Enlarge Our-Logo" });
    await thumbnail.locator("img").waitFor();
    expect(await thumbnail.locator("img").getAttribute("src")).toBe(
      `data:image/png;base64,${wide.buffer.toString("base64")}`,
    );
    await thumbnail.click();
    await page.getByRole("img", { name: "Picture of Our-Logo" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await manager.locator('input[aria-label="Change the picture of Our-Logo"]').setInputFiles(narrow);
    await manager.getByText("100 × 40").waitFor();
    expect((await stored("Our-Logo")).equals(narrow.buffer)).toBe(true);
    await expect.poll(() => thumbnail.locator("img").getAttribute("src")).toContain(narrow.buffer.toString("base64"));
    await manager.locator("input[type=file]").last().setInputFiles(wide);
    await manager.getByText("300 × 40").waitFor();
    expect(await findViolations(page)).toEqual([]);

    await manager.getByRole("radio", { name: "Our-Logo", exact: true }).check();
    await manager.getByRole("button", { name: "OK" }).click();
    await page.getByRole("radio", { name: "Top right" }).check();
    await save(page);
    expect(await text()).toContain("logo path=@Our-Logo top=10 right=10;");

    await page.getByRole("button", { name: "Logo manager" }).click();
    await manager.getByText("Used by news").waitFor();
    expect(await manager.getByRole("button", { name: "Delete Our-Logo", exact: true }).isDisabled()).toBe(true);
    await manager.getByRole("button", { name: "Delete Our-Logo-2" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await manager.getByRole("radio", { name: "Our-Logo-2" }).waitFor({ state: "detached" });
    await manager.getByRole("button", { name: "Cancel" }).click();

    expect(calls.filter((call) => !call.startsWith("GET") && call !== "list")).toEqual([
      "PUT /flussonic/api/logo/Our-Logo",
      "PUT /flussonic/api/logo/Our-Logo",
      "PUT /flussonic/api/logo/Our-Logo-2",
      "DELETE /flussonic/api/logo/Our-Logo-2",
    ]);
    expect(calls.filter((call) => call.startsWith("GET")).every((call) => call.endsWith(" image"))).toBe(true);
    expect(deleted).toEqual([null]);
  });

  it("tells of a refused picture over the dialog, and goes on [S459]", async () => {
    const page = await here.open("/standalone/news/output");
    await page.getByRole("button", { name: "Logo manager" }).click();
    const manager = page.getByRole("dialog", { name: "Logo manager" });
    await manager.getByRole("radio", { name: "Our-Logo", exact: true }).waitFor();
    const notes = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await manager.locator("input[type=file]").last().setInputFiles(notes);
    const notice = page.getByRole("log").getByText(/The picture notes.png was not uploaded/);
    await notice.waitFor();
    await page.getByRole("log").getByRole("button", { name: "Dismiss" }).click();
    await notice.waitFor({ state: "detached" });
    expect(await manager.isVisible()).toBe(true);
  });
});

describe("the output protocols on a real server", () => {
  it("are switched, saved and written into the text; addresses follow at once [S220, S221, S222, S223]", async () => {
    const page = await here.open("/standalone/sport/output");
    await bringAxe(page.context());
    await page.reload();
    const address = (protocol: string) => page.getByRole("textbox", { name: `${protocol} address`, exact: true });
    const choose = (protocol: string, word: string) =>
      page.getByRole("radiogroup", { name: protocol, exact: true }).getByText(word, { exact: true }).click();
    await address("HLS").waitFor();
    expect(await address("HLS").inputValue()).toBe(`${here.server.url}/sport/index.m3u8`);
    expect(await address("MPEG-TS").isDisabled()).toBe(true);
    expect(await address("RTMP").inputValue()).toBe("rtmp://127.0.0.1/static/sport");
    await page.getByRole("link", { name: "RTSP is not configured, please enable it on global config page" }).waitFor();
    await choose("MPEG-TS", "only");
    expect(await address("MPEG-TS").isDisabled()).toBe(false);
    await choose("HLS", "neutral");
    await choose("DASH", "neutral");
    await choose("MPEG-TS", "neutral");
    await choose("HDS", "except");
    await address("HDS").waitFor({ state: "detached" });
    // What the page's head covers half would be too small a target.
    await page.evaluate("scrollTo(0, 0)");
    expect(await findViolations(page)).toEqual([]);
    await save(page);
    expect(await text()).toContain("protocols -hds;");
  });

  it("show an address as a code, drawn by the console itself", async () => {
    const page = await here.open("/standalone/news/output");
    await page.getByRole("button", { name: "QR code: HLS address", exact: true }).click();
    const code = page.getByRole("img", { name: `QR code of ${here.server.url}/news/index.m3u8` });
    await code.waitFor();
    expect((await code.boundingBox())?.width).toBeGreaterThan(150);
  });
});

describe("several streams on a real server", () => {
  it("get a switch, a prepush and a logo together, and have no addresses, MPEG-TS options and pushes [S033, S034]", async () => {
    const page = await here.open("/standalone/news+sport/output");
    const hls = page.getByRole("radiogroup", { name: "HLS", exact: true });
    await hls.getByText("only", { exact: true }).click();
    expect(await page.getByRole("textbox", { name: / address$/ }).count()).toBe(0);
    for (const title of ["MPEG-TS", "Push to URL"]) {
      expect(await page.getByRole("heading", { name: title, exact: true }).count()).toBe(0);
    }
    await page.getByRole("radiogroup", { name: "Prepush" }).getByText("Disabled").click();
    await save(page);
    expect((await text()).match(/prepush (off|false);/g)).toHaveLength(2);
    expect((await text()).match(/protocols .*\bhls\b/g)).toHaveLength(2);
  });
});
