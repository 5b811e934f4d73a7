import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { bringAxe, findViolations } from "../../../commands/shots/takeShots.ts";
import { recordSaves } from "../support/recordSaves.ts";
import { shareConsole } from "../support/shareConsole.ts";

const configText = `auth_backend middleware {
  backend http://middleware.example.com/auth;
}
auth_backend partners {
  allow default;
}

stream news {
  # Paid.
  input fake://fake;
  auth http://old.example.com/auth;
  auth_extra tariff=gold;
}

stream sport {
  input fake://fake;
}
`;
const here = shareConsole({ configText });

const kind = (page: Page) => page.getByLabel("Auth type", { exact: true });
const text = () => readFile(join(here.server.dataDir, "sluice.conf"), "utf8");

async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/modify_config"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await answer).status()).toBe(200);
}

describe("the Authorization page of a stream on a real server", () => {
  it("lets a backend of the global config be chosen, and writes it into the text [S039]", async () => {
    const page = await here.open("/standalone/news/auth");
    await bringAxe(page.context());
    await page.reload();
    const saves = recordSaves(page);
    await page.getByRole("group", { name: "Auth backends" }).getByRole("button", { name: "partners" }).click();
    await save(page);
    expect(saves).toEqual([{ streams: { news: { auth: { url: "auth://partners" } } } }]);
    expect(await text()).toContain(
      "  # Paid.\n  input fake://fake;\n  auth auth://partners;\n  auth_extra tariff=gold;",
    );
    expect(await findViolations(page)).toEqual([]);
  });

  it("writes an empty whitelist and countries as chips, and forgets both lists again [S236, S237]", async () => {
    const page = await here.open("/standalone/sport/auth");
    const saves = recordSaves(page);
    await page.getByRole("radio", { name: "whitelist" }).check();
    await save(page);
    await page.reload();
    expect(await page.getByRole("radio", { name: "whitelist" }).isChecked()).toBe(true);
    await page.getByLabel("Allowed countries").pressSequentially("al,Germany ");
    await page.getByRole("listitem").filter({ hasText: "DE Germany" }).waitFor();
    await save(page);
    await page.getByRole("radio", { name: "disabled" }).check();
    await save(page);
    const lists = saves.map((patch) => JSON.stringify(patch));
    expect(lists).toEqual([
      '{"streams":{"sport":{"auth":{"allowed_countries":[]}}}}',
      '{"streams":{"sport":{"auth":{"allowed_countries":["AL","DE"]}}}}',
      '{"streams":{"sport":{"auth":{"allowed_countries":null}}}}',
    ]);
    expect(await text()).not.toContain("countries");
  });

  it("keeps Save closed until a vendor has what it requires, and opens it while one still types [S040]", async () => {
    const page = await here.open("/standalone/sport/auth");
    const button = page.getByRole("button", { name: "Save", exact: true });
    await page.getByLabel("Vendor", { exact: true }).selectOption({ label: "EzDRM" });
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await expect.poll(() => button.isDisabled(), { timeout: 10_000 }).toBe(true);
    await page.getByLabel("User", { exact: true }).fill("me");
    await page.getByLabel("Password", { exact: true }).fill("canary");
    await save(page);
    expect(await text()).toContain("drm ezdrm user=me password=canary;");
    expect(await page.content()).not.toContain("canary");
    await page.getByLabel("Vendor", { exact: true }).selectOption({ label: "disabled" });
    await save(page);
    expect(await text()).not.toContain("drm");
  });

  it("sets one key in several streams, and shows it nowhere", async () => {
    const page = await here.open("/standalone/news+sport/auth");
    const saves = recordSaves(page);
    await page.getByRole("button", { name: "Set Auth type in all" }).click();
    await kind(page).selectOption({ label: "securelink (securetoken)" });
    await page.getByLabel("Key", { exact: true }).fill("canary");
    await page.getByRole("button", { name: /^Review/ }).click();
    await page.getByRole("dialog").getByText("auth ••••••;").first().waitFor();
    expect(await page.getByRole("dialog").textContent()).not.toContain("canary");
    await page.keyboard.press("Escape");
    await save(page);
    const auth = { url: "securetoken://canary" };
    expect(saves).toEqual([{ streams: { news: { auth }, sport: { auth } } }]);
    expect(await page.content()).not.toContain("canary");
  });
});
