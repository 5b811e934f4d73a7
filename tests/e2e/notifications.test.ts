import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { killServer } from "./support/killServer.ts";
import { patchFrames } from "./support/patchFrames.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const here = shareConsole({ configText: exampleConfig });

describe("the notifications", () => {
  const errors = {
    disk: "The disk d1 is full.\nDelete archives or add a disk.",
    scaling_governor: "The processor's governor saves power.",
    dns: "origin.example.com is not known.",
  };

  async function withNotifications(notifications: object): Promise<Page> {
    return here.open("", (page) => patchFrames(page, (tree) => ({ ...tree, notifications })));
  }

  it("show a newer version and each error, and each opens to its whole text [C066] [C067] [C068]", async () => {
    const page = await withNotifications({ next_version: "24.10", errors });
    const area = page.getByRole("region", { name: "Notifications" });
    const items = area.getByRole("listitem");
    await area.getByRole("button", { name: "Notifications" }).click();
    expect(await items.count()).toBe(3);
    for (const [title, detail] of [
      ["A new version is available: 24.10", "This server can be updated to version 24.10."],
      ["The disk d1 is full.", "Delete archives or add a disk."],
    ] as const) {
      const item = items.filter({ hasText: title });
      expect(await item.getByText(detail).isVisible()).toBe(false);
      await item.getByText(title).first().click();
      expect(await item.getByText(detail).isVisible()).toBe(true);
    }
    await items.filter({ hasText: "origin.example.com is not known." }).getByText("Error", { exact: true }).waitFor();
  });

  it("never show the scaling governor, and nothing at all when there is nothing else [C069] [C070]", async () => {
    const page = await withNotifications({ errors });
    await page.getByText("The disk d1 is full.").first().waitFor();
    expect(await page.getByText(errors.scaling_governor).count()).toBe(0);
    const quiet = await withNotifications({ errors: { scaling_governor: errors.scaling_governor } });
    await quiet.getByRole("grid", { name: "Streams" }).waitFor();
    expect(await quiet.getByRole("region", { name: "Notifications" }).count()).toBe(0);
  });

  it("are a line that expands to 100 px and 50 px for each, and collapses again [C335]", async () => {
    const page = await withNotifications({ next_version: "24.10", errors });
    const area = page.getByRole("region", { name: "Notifications" });
    const toggle = area.getByRole("button", { name: "Notifications" });
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    expect((await area.boundingBox())?.height).toBeLessThan(48);
    expect(await area.getByText("The disk d1 is full.").first().isVisible()).toBe(true);
    await toggle.click();
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    expect((await area.boundingBox())?.height).toBe(250);
    await toggle.click();
    expect(await area.getByRole("listitem").count()).toBe(0);
  });

  it("are put away until they change, with a bell that brings them back", async () => {
    const page = await withNotifications({ next_version: "24.10", errors });
    const area = page.getByRole("region", { name: "Notifications" });
    await area.getByRole("button", { name: "Hide until they change" }).click();
    await area.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("grid", { name: "Streams" }).waitFor();
    await page.getByRole("button", { name: "Show 3 notifications" }).click();
    await area.getByRole("listitem").nth(2).waitFor();
    expect(await page.getByRole("button", { name: "Show 3 notifications" }).count()).toBe(0);
  });

  it("tell that the server came up with the last good config, as the file was damaged", async () => {
    const first = await startServer({ configText: exampleConfig });
    const { dataDir, port } = first;
    const conf = join(dataDir, "sluice.conf");
    await killServer(first);
    await truncate(conf, 120);
    const again = await startServer({ dataDir, port });
    try {
      const context = await here.newContext();
      await context.request.post(`${again.url}/admin/login`, {
        form: { login: again.login, password: again.password },
      });
      const page = await context.newPage();
      await page.goto(`${again.url}/admin`);
      const area = page.getByRole("region", { name: "Notifications" });
      await area
        .getByText(/sluice\.conf was damaged .* The server runs with revision \d+, the last good one\./)
        .first()
        .waitFor();
      await page.getByRole("row").getByRole("link", { name: "movies" }).waitFor();
      expect(await readFile(conf, "utf8")).toBe(exampleConfig);
      expect((await readdir(dataDir)).filter((name) => name.startsWith("sluice.conf")).length).toBeGreaterThan(1);
    } finally {
      await again.stop();
      await first.stop();
    }
  });
});
