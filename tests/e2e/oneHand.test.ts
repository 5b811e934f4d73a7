import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { loginOf } from "./support/loginOf.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });
const login = loginOf(here);

/** A server of thousands, whatever runs on it. */
async function withThousands(page: Page): Promise<void> {
  let clients = 4711;
  await page.route("**/flussonic/api/server*", async (route) => {
    const info: unknown = await (await route.fetch()).json();
    clients += 111;
    const figures = { total_streams: 12_345, online_streams: 11_811, total_clients: clients, input_kbit: 9512.4 };
    await route.fulfill({ json: { ...Object(info), ...figures } });
  });
}

describe("the numbers of a screen", () => {
  it("have one form: thousands apart in one way, rates in one spelling", async () => {
    const page = await here.open("", withThousands);
    await page.getByText("12,345").waitFor();
    const words = await page.locator("body").innerText();
    expect(words).toContain("11,811 online");
    expect(words).toContain("9.512 Mbps");
    expect(words).not.toMatch(/\d[\u202F\u00A0 ]\d{3}(?!\d)/);
    expect(words).not.toMatch(/bit\/s/);
    expect(words).not.toMatch(/(?<![\d.:/])\d{5,}(?!\d)/);
  });

  it("stand still while they change: each digit is as wide as any other", async () => {
    const page = await here.open("", withThousands);
    const clients = page.getByRole("region", { name: "Server status" }).getByText(/^\d,\d{3}$/);
    await clients.first().waitFor();
    const seen = new Map<string, number>();
    await expect
      .poll(
        async () => {
          const box = await clients.first().evaluate((value) => {
            const range = document.createRange();
            range.selectNodeContents(value);
            return { words: value.textContent, width: range.getBoundingClientRect().width };
          });
          seen.set(box.words, box.width);
          return seen.size;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(3);
    expect(new Set([...seen.values()].map((width) => Math.round(width * 10))).size).toBe(1);
  });
});

describe("the language of the login page", () => {
  it("is chosen on it, keeps what is typed, and is there the next time", async () => {
    const page = await login.open();
    await page.getByLabel("Përdoruesi", { exact: true }).fill("operator");
    await page.getByRole("combobox", { name: "Language" }).selectOption("English");
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    expect(await page.getByLabel("User name", { exact: true }).inputValue()).toBe("operator");
    await page.reload();
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await page.getByLabel("Password", { exact: true }).fill("typed");
    await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
    await page.getByRole("button", { name: "Anmelden", exact: true }).waitFor();
    expect(await page.getByLabel("Passwort", { exact: true }).inputValue()).toBe("typed");
  });

  it("is that of the console behind it", async () => {
    const page = await login.open();
    await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
    await page.getByLabel("Benutzername", { exact: true }).fill(here.server.login);
    await page.getByLabel("Passwort", { exact: true }).fill(here.server.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.getByRole("button", { name: "Stream hinzufügen" }).waitFor();
    const status = page.getByRole("region", { name: "Serverstatus" });
    await status.getByText("Alle Streams").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });
});

describe("the theme", () => {
  it("turns over with one press in the header, also on a phone, where all of the header is in sight", async () => {
    const page = await here.open();
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await page.getByRole("button", { name: "Switch to the light theme" }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    const box = await page.getByRole("button", { name: "User menu" }).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
