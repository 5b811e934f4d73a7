import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { bringAxe, findViolations } from "../../commands/shots/takeShots.ts";
import { de } from "../../src/texts/de.ts";
import { en } from "../../src/texts/en.ts";
import { sayings } from "../../src/texts/en/sayings.ts";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });

const german: ReadonlySet<string> = new Set([...Object.values(de.texts), ...Object.values(de.schemas)]);
/** The texts of the pages, each of which has a function of its own. */
const areas = Object.values(import.meta.glob<Record<string, unknown>>("../../src/texts/en/*.ts", { eager: true }))
  .flatMap(Object.values)
  .filter((text) => typeof text === "function");
const englishTexts = Object.keys(de.texts).flatMap((key) => {
  const said = areas.map((text): unknown => Reflect.apply(text, undefined, [key]));
  const own = said.find((words): words is string => typeof words === "string" && words !== key);
  return own ?? Object.entries({ ...en, ...sayings }).find(([one]) => one === key)?.[1] ?? [];
});
/** What English says that German does not. */
const english = [...englishTexts, ...Object.keys(de.schemas)].filter((words) => !german.has(words));
const whole = new Set(english.filter((words) => !words.includes("{")));
const patterns = english.filter((words) => words.replaceAll(/\{\w+\}/g, "").length > 12 && words.includes("{"));
const filledIn = patterns.map((words) => {
  const parts = words.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
});

/** All that the page says: what is seen, and what is read aloud or shown on hover. */
function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent ?? "");
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((words) => words.trim()).filter((words) => words !== "");
  });
}

/** What the page still says in English. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const said = new Set(await saidOn(page));
  return [...said].filter((words) => whole.has(words) || filledIn.some((pattern) => pattern.test(words)));
}

async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitemradio", { name: choice }).click();
}

/** A console that spoke German the last time. */
function open(path: string) {
  return here.open(path, async (page) => {
    await bringAxe(page.context());
    // What is still fading in has another contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("sluice.preferences", '{"language":"de"}'));
  });
}

describe("the console in German", () => {
  it("is drawn anew when the language is chosen: the draft stays, and the focus where it was", async () => {
    const page = await here.open("/standalone/news/output");
    await page.getByRole("textbox", { name: "Client timeout" }).fill("77");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await choose(page, "User menu", "Deutsch");
    await page.getByRole("button", { name: "1 Änderung prüfen" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Zeitgrenze ohne Clients" }).inputValue()).toBe("77");
    expect(await page.evaluate(() => [document.documentElement.lang, "isOldDocument" in window])).toEqual(["de", true]);
    const menu = page.getByRole("button", { name: "Benutzermenü" });
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByRole("textbox", { name: "Zeitgrenze ohne Clients" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await choose(page, "Benutzermenü", "English");
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    expect(await englishOn(page)).toContain("Client timeout");
  });

  it("keeps what is typed of something new when the language is chosen, and asks before the tab is closed", async () => {
    const page = await here.open("/");
    await page.getByRole("button", { name: "Add stream" }).click();
    await page.getByRole("textbox", { name: "Stream name" }).fill("sport");
    await page.getByRole("textbox", { name: "Source URL" }).fill("udp://239.0.0.9:1234");
    await choose(page, "User menu", "Deutsch");
    const form = page.getByRole("form", { name: "Stream hinzufügen" });
    const fields = form.getByRole("textbox");
    await expect
      .poll(async () => Promise.all((await fields.all()).map((field) => field.inputValue())))
      .toEqual(["sport", "udp://239.0.0.9:1234"]);
    const menu = page.getByRole("button", { name: "Benutzermenü" });
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe("beforeunload");
  });

  it("comes late to who types already: the focus stays in the field", async () => {
    const page = await here.open("/");
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole("button", { name: "Add stream" }).click();
    await choose(page, "User menu", "Deutsch");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Source URL" }).pressSequentially("udp://239.0.0.1:");
    await page.keyboard.press("ArrowLeft");
    release();
    await page.getByRole("form", { name: "Stream hinzufügen" }).waitFor();
    const url = page.getByRole("textbox", { name: "URL der Quelle" });
    await expect.poll(() => url.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("9");
    expect(await url.inputValue()).toBe("udp://239.0.0.19:");
  });

  it.each([
    ["the Media list", "", "Stream hinzufügen"],
    ["a stream's overview", "/standalone/news", "Allgemein"],
    ["a stream's output", "/standalone/movies/output", "Ausgabeprotokolle"],
    ["a stream's transcoder", "/standalone/movies/transcoder", "Videospuren"],
    ["the global settings", "/config", "HTTP-Ports"],
    ["the auth backends", "/auth", "Wert hinzufügen"],
    ["the locations", "/?list=locations", "Einspeisepunkt hinzufügen"],
    ["the VODs", "/?list=vods", "VOD hinzufügen"],
    ["the cluster", "/cluster", "Ausgangsbitrate"],
    ["the pulse", "/pulse", "Eigene Abfrage"],
    ["the debug upload", "/logupload", "Diagnosedaten hochladen"],
  ])("says no word of the catalogue in English on %s, and is clean to axe", async (_, path, landmark) => {
    const page = await open(path);
    await page.getByText(landmark, { exact: true }).first().waitFor();
    // What comes a moment later: figures, pieces.
    await page.waitForTimeout(1000);
    expect(await englishOn(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  it("reviews a change in German, with figures as Germans write them", async () => {
    const page = await open("/standalone/news/output");
    await page.getByRole("textbox", { name: "Zeitgrenze ohne Clients" }).fill("77");
    await page.getByRole("button", { name: "1 Änderung prüfen" }).click();
    const review = page.getByRole("dialog", { name: "Änderungen prüfen" });
    await review
      .getByText(/Zeitgrenze ohne Clients/)
      .first()
      .waitFor();
    expect(await englishOn(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const rates = page.getByText(/^\d+,\d+ (kbps|Mbps)$/);
    await expect.poll(() => rates.count()).toBeGreaterThan(0);
  });

  it("says what is wrong with a value in German", async () => {
    const page = await open("/config");
    const ports = page.getByRole("textbox", { name: "RTMP-Port" });
    await ports.fill("99999");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Muss ein Port von 1 bis 65535 sein", { exact: false }).first().waitFor();
    expect(await englishOn(page)).toEqual([]);
  });

  it("logs in in German where that was chosen", async () => {
    const context = await here.newContext({ locale: "de-DE" });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("sluice.preferences", '{"language":"de"}'));
    await page.goto(`${here.server.url}/admin`);
    await page.getByRole("button", { name: "Anmelden", exact: true }).waitFor();
    expect(await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).count()).toBe(1);
  });

  it("speaks English to a browser of any language until it is told otherwise", async () => {
    const context = await here.newContext({ locale: "de-DE" });
    await context.request.post(`${here.server.url}/admin/login`, {
      form: { login: here.server.login, password: here.server.password },
    });
    const page = await context.newPage();
    await page.goto(`${here.server.url}/admin`);
    await page.getByRole("button", { name: "Add stream" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  });

  it("stays in English, and says so, where the language cannot be loaded", async () => {
    const page = await here.open("", (next) => next.route("**/assets/de-*.js", (route) => route.abort()));
    await choose(page, "User menu", "Deutsch");
    await page.getByText("The language could not be loaded", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Add stream" }).waitFor();
    expect(
      await page.evaluate(() => [document.documentElement.lang, localStorage.getItem("sluice.preferences")]),
    ).toEqual(["en", null]);
  });
});

describe("theme and density", () => {
  it("change at once and are there after a reload; a theme chosen wins over the system's", async () => {
    const page = await here.open();
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("row", { name: /news/ }).first().waitFor();
    const look = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).colorScheme,
        document.querySelector('[role="row"][data-index="0"]')?.getBoundingClientRect().height,
      ]);
    expect(await look()).toEqual(["light dark", 42]);
    await choose(page, "User menu", "Dark");
    await page.getByRole("menuitemradio", { name: "Compact" }).click();
    await expect.poll(look).toEqual(["dark", 34]);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("row", { name: /news/ }).first().waitFor();
    expect(await look()).toEqual(["dark", 34]);
  });

  it("are chosen on a phone, where the menu fits the window", async () => {
    const page = await here.open("", bringAxeTo);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "User menu" }).click();
    const box = await page.getByRole("menu").boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });
});

function bringAxeTo(page: Page) {
  return bringAxe(page.context());
}
