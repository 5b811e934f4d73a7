import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { testPicture } from "../server/media/rtmp/support/testPicture.ts";
import { runningClients } from "./media/support/runningClients.ts";
import { startFfmpeg } from "./media/support/startFfmpeg.ts";
import { freePort } from "./support/freePort.ts";
import { shareConsole } from "./support/shareConsole.ts";

const [rtmp, nobody] = await Promise.all([freePort(), freePort()]);
const here = shareConsole({
  args: ["--engine", "ffmpeg"],
  configText: `
rtmp ${rtmp};
cluster_key a-key-of-nobody;
stream steady { input fake://fake; }
live talk { }
source http://127.0.0.1:${nobody} { }
`,
});

const lines = (page: Page, name: string) => page.getByRole("log", { name: `Log of ${name}` });
const openLogs = (page: Page) => page.getByRole("link", { name: "Logs", exact: true }).click();

describe("the log of a stream", () => {
  it("has its earlier lines after a rename, on its page and on that of whoever reads it meanwhile", async () => {
    const reader = await here.open("/standalone/steady/logs");
    await lines(reader, "steady").getByText("Plays fake://fake").waitFor({ timeout: 20_000 });
    const page = await here.open("/standalone/steady");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("calm");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/standalone\/calm$/);
    await openLogs(page);
    await reader.waitForURL(/standalone\/calm\/logs$/);
    for (const one of [page, reader]) {
      await lines(one, "calm").getByText("Renamed: its name was steady.").waitFor();
      expect(await lines(one, "calm").getByText("Plays fake://fake").count()).toBe(1);
    }
  });
});

describe("the log of a location", () => {
  it("tells what its streams do as they do it, each by its name, which leads to its own log", async () => {
    const page = await here.open("/location/talk");
    await openLogs(page);
    await page.getByText("Nothing was logged yet.").waitFor();
    const publisher = startFfmpeg([...testPicture({}), "-f", "flv", `rtmp://127.0.0.1:${rtmp}/talk/cam`]);
    await lines(page, "talk")
      .getByText(/^Publisher .* connected\.$/)
      .waitFor({ timeout: 20_000 });
    await lines(page, "talk").getByRole("link", { name: "talk/cam" }).first().click();
    await page.getByRole("heading", { name: "talk/cam", level: 1 }).waitFor();
    await lines(page, "talk/cam")
      .getByText(/^Publisher .* connected\.$/)
      .waitFor();
    publisher.child.kill("SIGKILL");
    runningClients.delete(publisher.child);
    // The stream is gone, and what it logged stays with its location.
    await page.goto(`${here.server.url}/admin/location/talk/logs`);
    await lines(page, "talk")
      .getByText(/^Publisher .* (disconnected|was dropped: .*)\.$/)
      .first()
      .waitFor({ timeout: 20_000 });
    await page.getByRole("textbox", { name: "Filter the log" }).fill("talk/nobody");
    await page.getByText("No entry matches the filter.").waitFor();
    expect(await page.getByRole("log").getByRole("link").count()).toBe(0);
  });
});

describe("the log of a mirror", () => {
  it("says why its origin server does not answer", async () => {
    const page = await here.open("/?list=mirrors");
    await page.getByRole("grid", { name: "Mirrors" }).getByRole("link").first().click();
    await openLogs(page);
    const words = page.getByRole("log").getByText(/^The origin server /);
    await expect.poll(() => words.first().innerText(), { timeout: 20_000 }).toContain(`http://127.0.0.1:${nobody}: `);
  });
});
