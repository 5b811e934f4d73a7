import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { recordSaves } from "./support/recordSaves.ts";
import { shareConsole } from "./support/shareConsole.ts";

const configText = `stream a {
  input udp://239.1.1.1:1234;
  clients_timeout 30;
  url_prefix http://cdn.example.com;
  max_sessions 5;
  push rtmp://one.example.com/static/a;
}

stream b {
  input udp://239.1.1.2:1234;
  clients_timeout 45;
  url_prefix http://cdn.example.com;
  push rtmp://two.example.com/static/b;
}

stream c {
  input udp://239.1.1.3:1234;
  clients_timeout 45;
  url_prefix http://cdn.example.com;
}
`;
const here = shareConsole({ configText });

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function config(): Promise<string> {
  return readFile(join(here.server.dataDir, "sluice.conf"), "utf8");
}

describe("several streams edited as one", () => {
  it("are offered what can be done to them in one line of a window of 1280 px", async () => {
    const page = await here.open("/");
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of ["a", "b"]) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).click();
    const bar = page.getByRole("toolbar", { name: "Actions for selected streams" });
    await bar.getByRole("button", { name: /^Restart/ }).waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThan(48);
  });

  it("show what they share, say in how many values they differ, and save only what was touched, in one delta", async () => {
    const page = await here.open("/standalone/a+b+c/output");
    const saves = recordSaves(page);
    const timeout = page.getByRole("group", { name: "Client timeout" });
    await timeout.getByText("Mixed (2 values)").waitFor();
    expect(await field(page, "URL prefix").inputValue()).toBe("http://cdn.example.com");
    await page.getByRole("group", { name: "Max sessions" }).getByText("Mixed (2 values)").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);

    await field(page, "URL prefix").fill("http://edge.example.com");
    await page.getByRole("button", { name: "Clear Max sessions in all" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();

    const url_prefix = "http://edge.example.com";
    expect(saves).toEqual([
      { streams: { a: { url_prefix, auth: { max_sessions: null } }, b: { url_prefix }, c: { url_prefix } } },
    ]);
    const after = await config();
    expect(after.match(/url_prefix http:\/\/edge\.example\.com;/g)).toHaveLength(3);
    expect(after.match(/clients_timeout \d+;/g)).toEqual([
      "clients_timeout 30;",
      "clients_timeout 45;",
      "clients_timeout 45;",
    ]);
    expect(after).not.toContain("max_sessions");
    await timeout.getByText("Mixed (2 values)").waitFor();
  });

  it("set one value in all, or keep each its own after all", async () => {
    const page = await here.open("/standalone/a+b/output");
    const saves = recordSaves(page);
    await page.getByRole("button", { name: "Set Client timeout in all" }).click();
    await field(page, "Client timeout").fill("90");
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    await page.getByRole("button", { name: "Keep Client timeout as is" }).click();
    await page.getByText("Mixed (2 values)").first().waitFor();
    expect(await page.getByRole("button", { name: /^Review/ }).count()).toBe(0);

    await page.getByRole("button", { name: "Set Client timeout in all" }).click();
    await field(page, "Client timeout").fill("90");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(saves).toEqual([{ streams: { a: { clients_timeout: 90 }, b: { clients_timeout: 90 } } }]);
    expect((await config()).match(/clients_timeout \d+;/g)).toEqual([
      "clients_timeout 90;",
      "clients_timeout 90;",
      "clients_timeout 45;",
    ]);
  });

  it("name the stream in which a value is wrong, and send nothing", async () => {
    const page = await here.open("/standalone/a+c/output");
    const saves = recordSaves(page);
    await page.goto(`${here.server.url}/admin/standalone/a+c/dvr`);
    await field(page, "Cache path").fill("/ssd");
    await field(page, "Size limit").fill("many");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const words = "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB";
    await page.getByText(`a: ${words}`).first().waitFor();
    await page.getByText(`c: ${words}`).first().waitFor();
    expect(saves).toEqual([]);
  });
});
