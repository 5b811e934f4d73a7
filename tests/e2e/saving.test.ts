import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { holdRequests } from "./support/holdRequests.ts";
import { recordSaves } from "./support/recordSaves.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });

const config = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const indicator = (page: Page) => page.getByRole("banner").getByRole("status");
const output = (name: string) => `/standalone/${name}/output`;

describe("the saving indicator", () => {
  it("says 'Saving config...' in steps of 1 s over 10 s, then that the server takes too long, then 'Saved.' for 3 s [C315] [C316] [C317] [C318] [C319] [C320] [S519] [S520] [S521]", async () => {
    const page = await here.open(output("news"));
    await textbox(page, "Client timeout").fill("61");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const held = await holdRequests(page, "/modify_config");
    const progress = indicator(page).getByRole("progressbar");
    const value = () => progress.getAttribute("aria-valuenow");

    await saveButton(page).click();
    await expect.poll(() => held.seen.length).toBe(1);
    await indicator(page).getByText("Saving config...").waitFor();
    expect([await value(), await progress.getAttribute("aria-valuemax")]).toEqual(["0", "10"]);
    for (const second of [1, 2, 3]) {
      await page.clock.runFor(900);
      expect(await value()).toBe(String(second - 1));
      await page.clock.runFor(100);
      await expect.poll(value).toBe(String(second));
    }
    await page.clock.runFor(6900);
    // The clock stands still: however late it is drawn, it is this second.
    await expect.poll(value).toBe("9");
    expect(await indicator(page).innerText()).toContain("Saving config...");
    await page.clock.runFor(200);
    await indicator(page).getByText("Server response takes too long.").waitFor();
    expect(await indicator(page).getByText("Saving config...").count()).toBe(0);

    held.release();
    await indicator(page).getByText("Saved.", { exact: true }).waitFor();
    expect((await indicator(page).innerText()).trim()).toBe("Saved.");
    await page.clock.runFor(2900);
    expect((await indicator(page).innerText()).trim()).toBe("Saved.");
    await page.clock.runFor(200);
    await expect.poll(async () => (await indicator(page).innerText()).trim()).toBe("");
  });
});

describe("the Save button of a form", () => {
  it("can be pressed only when something has changed and no save is running [C303] [C304]", async () => {
    const page = await here.open(output("movies"));
    await saveButton(page).waitFor();
    expect(await saveButton(page).isDisabled()).toBe(true);
    await textbox(page, "Client timeout").fill("62");
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true);
    await textbox(page, "Client timeout").fill("");
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true);

    await textbox(page, "Client timeout").fill("62");
    const held = await holdRequests(page, "/modify_config");
    await saveButton(page).click();
    await expect.poll(() => held.seen.length).toBe(1);
    expect(await saveButton(page).isDisabled()).toBe(true);
    await textbox(page, "URL prefix").fill("http://cdn.example.com");
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    expect(await saveButton(page).isDisabled()).toBe(true);
    held.release();
    await page.getByText("Saved.", { exact: true }).waitFor();
    // What was typed meanwhile is the next save's.
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true);
    expect(await textbox(page, "URL prefix").inputValue()).toBe("http://cdn.example.com");
    expect(held.seen).toHaveLength(1);
  });

  it("sends what was changed and nothing else, and the file keeps every other byte [C004] [C429]", async () => {
    const page = await here.open("/standalone/camera/output");
    const saves = recordSaves(page);
    const before = await config();
    await textbox(page, "Client timeout").fill("63");
    await saveButton(page).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(saves).toEqual([{ streams: { camera: { clients_timeout: 63 } } }]);
    const after = await config();
    expect(after.replace(/\n\s*clients_timeout 63;/, "")).toBe(before);
    expect(after).not.toBe(before);
  });

  it("keeps the sources in the order they were listed, a new one at the end [S116]", async () => {
    const page = await here.open("/standalone/movies/input");
    await textbox(page, "New URL").fill("udp://239.0.0.1:1234");
    await saveButton(page).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const [, block] = /stream movies \{([^}]*)\}/.exec(await config()) ?? [];
    expect(block?.match(/input \S+;/g)).toEqual([
      "input tshttp://headend.example.com/movies/mpegts;",
      "input hls://spare.example.com/movies/index.m3u8;",
      "input udp://239.0.0.1:1234;",
    ]);
  });
});

describe("a value that is wrong", () => {
  it("is not sent before the checks approve, and then once [C300] [C359]", async () => {
    const page = await here.open("/standalone/news");
    const saves = recordSaves(page);
    await textbox(page, "Title").fill("The news");
    await textbox(page, "Name").fill("");
    await saveButton(page).click();
    await page.getByRole("group", { name: "One setting needs attention" }).getByText("Name is required").waitFor();
    expect(saves).toEqual([]);
    await textbox(page, "Name").fill("news");
    await saveButton(page).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(saves).toEqual([{ streams: { news: { title: "The news" } } }]);
  });

  it("is named in a summary, from which one comes to its field even in a closed section", async () => {
    const page = await here.open("/standalone/news/dvr");
    const section = page
      .getByRole("region", { name: /^SSD disk cache/ })
      .getByRole("heading")
      .getByRole("button");
    await textbox(page, "Size limit").fill("many");
    await section.click();
    expect(await section.getAttribute("aria-expanded")).toBe("false");
    await saveButton(page).click();
    const summary = page.getByRole("group", { name: "One setting needs attention" });
    await summary.getByText("It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB").waitFor();
    expect(await section.innerText()).toContain("Problems: 1");
    await summary.getByRole("button", { name: "SSD disk cache › Size limit" }).click();
    expect(await section.getAttribute("aria-expanded")).toBe("true");
    const field = textbox(page, "Size limit");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe("many");
  });

  it("that only the server knows to be wrong keeps the draft, and the server's words stand at its field [S464]", async () => {
    const page = await here.open(output("news"));
    // On its way the value becomes one that the checks of the console would not have let through.
    await page.route("**/modify_config", (route) =>
      route.continue({ postData: (route.request().postData() ?? "").replace("64", "-5") }),
    );
    await textbox(page, "Client timeout").fill("64");
    await saveButton(page).click();
    const words = "Client timeout should be at least 0.";
    const summary = page.getByRole("group", { name: "One setting needs attention" });
    await summary.getByText(words).waitFor();
    const field = textbox(page, "Client timeout");
    const described = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const notes = await page.evaluate((ids) => ids.map((id) => document.getElementById(id)?.textContent), described);
    expect(notes.join("\n")).toContain(words);
    // Whoever pressed Save is led there.
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe("64");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();

    await page.unrouteAll();
    await field.fill("65");
    await summary.waitFor({ state: "detached" });
    await saveButton(page).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await config()).toMatch(/stream news \{[^}]*clients_timeout 65;/);
  });

  it("in no field of its own is told as a notification, at the field otherwise; the draft is kept both times [C467]", async () => {
    const page = await here.open(output("news"));
    await textbox(page, "Client timeout").fill("66");
    let answer: object = { error: "storage_full", message: "The disk of the server is full." };
    await page.route("**/modify_config", (route) => route.fulfill({ status: 507, json: answer }));
    await saveButton(page).click();
    const messages = page.getByRole("region", { name: "Messages" });
    await messages.getByText("Not saved: The disk of the server is full.").waitFor();
    expect(await textbox(page, "Client timeout").inputValue()).toBe("66");
    expect(await page.getByRole("group", { name: "One setting needs attention" }).count()).toBe(0);

    const message = "This server takes at most 60 s.";
    const problem = { pointer: "/streams/news/clients_timeout", keyword: "limit", level: "error", message };
    answer = { error: "invalid", message, problems: [problem] };
    await page.route("**/modify_config", (route) => route.fulfill({ status: 422, json: answer }));
    await saveButton(page).click();
    await page.getByRole("group", { name: "One setting needs attention" }).getByText(message).waitFor();
    expect(await textbox(page, "Client timeout").inputValue()).toBe("66");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
  });
});

describe("a save while the line is cut", () => {
  it("says so where the first save of a page cannot even be checked, as the line is cut, and saves once it is back", async () => {
    // Cut before the console came to rest: the check was not fetched yet.
    const page = await here.open(output("camera"), (fresh) =>
      fresh.route(/assets\/stream-.*\.js$/, (route) => route.abort()),
    );
    await saveButton(page).waitFor();
    await page.context().setOffline(true);
    await textbox(page, "Client timeout").fill("72");
    await saveButton(page).click();
    await page.getByText("Not saved: The server cannot be reached.").waitFor();
    expect(await textbox(page, "Client timeout").inputValue()).toBe("72");
    await page.unrouteAll();
    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        if (await saveButton(page).isEnabled()) await saveButton(page).click();
        return config();
      })
      .toContain("clients_timeout 72;");
  });

  it("is sent again by itself where the line is cut after something was edited, and the review opens", async () => {
    const page = await here.open(output("camera"));
    await textbox(page, "Client timeout").fill("73");
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(" "),
      );
    // What approves a save came with the page.
    for (const part of ["/screen-review-", "/stream-"]) await expect.poll(fetched).toContain(part);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await page.getByRole("dialog", { name: "Review changes" }).getByText("73 s", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await saveButton(page).click();
    await indicator(page).getByText("Not confirmed yet: the connection broke.").waitFor();
    // Beside it stand that the line is cut and the way to the review: all in one row.
    const banner = page.getByRole("banner");
    const words = indicator(page).getByText("Not confirmed yet: the connection broke.");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await banner.boundingBox())?.height, `at ${width}`).toBeLessThan(width < 900 ? 110 : 60);
      expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth), `at ${width}`).toBe(0);
    }
    await page.context().setOffline(false);
    await expect.poll(config).toContain("clients_timeout 73;");
  });
});
