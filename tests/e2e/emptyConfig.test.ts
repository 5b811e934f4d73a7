import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole();

describe("a server without a single stream", () => {
  it("offers a stream that it makes itself, saves it and opens it", async () => {
    const page = await here.open();
    await page.getByText("There are no streams yet").waitFor();
    await page.getByRole("button", { name: "Add a test stream" }).click();
    await page.waitForURL(/\/standalone\/test/);
    await page.getByRole("heading", { name: "test" }).waitFor();
    const text = await readFile(join(here.server.dataDir, "sluice.conf"), "utf8");
    expect(text).toMatch(/stream test \{\s+input fake:\/\/fake;\s+\}/);
    await page.goBack();
    await page.getByRole("link", { name: "test", exact: true }).waitFor();
  });
});
