import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { asSpecified } from "./support/asSpecified.ts";
import { exampleConfig } from "./support/exampleConfig.ts";
import { holdRequests } from "./support/holdRequests.ts";
import { listenForFaults } from "./support/listenForFaults.ts";
import { loginOf } from "./support/loginOf.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });
const login = loginOf(here);
const serverInfo = "/flussonic/api/server*";

const outcomes = ["Logging in...", "Fjalekalimi i pavlefshem", "Server error"] as const;

async function outcomesOn(page: Page): Promise<readonly string[]> {
  const shown = await Promise.all(outcomes.map((words) => page.getByText(words, { exact: true }).isVisible()));
  return outcomes.filter((_, index) => shown[index]);
}

describe("the login page", () => {
  it("is labelled in Albanian and says nothing before the first try [C086] [C087]", async () => {
    const page = await login.open();
    await page.getByLabel("Përdoruesi", { exact: true }).waitFor();
    await page.getByLabel("Fjalëkalimi", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Hyr", exact: true }).getAttribute("type")).toBe("submit");
    expect(await outcomesOn(page)).toEqual([]);
  });

  it("goes from not logged over logging, invalid login and server error to logged [C088] [C089] [C391] [C392] [C457] [C458]", async () => {
    const page = await login.open();
    expect(await outcomesOn(page)).toEqual([]);

    const held = await holdRequests(page, "/admin/login");
    await login.signIn(page, "wrong");
    await page.getByText("Logging in...", { exact: true }).waitFor();
    expect(await outcomesOn(page)).toEqual(["Logging in..."]);
    held.release();
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await outcomesOn(page)).toEqual(["Fjalekalimi i pavlefshem"]);

    for (const status of [500, 404, 429]) {
      await page.route("**/admin/login", (route) => route.fulfill({ status, json: { error: "x", message: "no" } }));
      await login.signIn(page);
      await page.getByText("Server error", { exact: true }).waitFor();
      expect(await outcomesOn(page)).toEqual(["Server error"]);
    }
    await page.unrouteAll();
    await login.signIn(page);
    await page.getByRole("banner").waitFor();
    expect(await page.getByLabel("Përdoruesi", { exact: true }).count()).toBe(0);
  });

  it("calls a server that cannot be reached a server error, and keeps what was typed", async () => {
    const page = await login.open();
    await page.route("**/admin/login", (route) => route.abort("connectionrefused"));
    await login.signIn(page);
    await page.getByText("Server error", { exact: true }).waitFor();
    expect(await page.getByLabel("Përdoruesi", { exact: true }).inputValue()).toBe(here.server.login);
  });

  it("knows the single administrator and no other name [C002]", async () => {
    const page = await login.open();
    await login.signIn(page, here.server.password, "operator");
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    await login.signIn(page);
    await page.getByRole("banner").waitFor();
  });

  it("says 'Loading app...' from the accepted login until the server info is there, and only then shows the app [C090] [C091] [C386]", async () => {
    const page = await login.open();
    await asSpecified(page);
    const held = await holdRequests(page, serverInfo);
    await login.signIn(page);
    await page.getByText("Loading app...", { exact: true }).waitFor();
    expect(held.seen).toHaveLength(1);
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Hyr", exact: true }).count()).toBe(0);
    held.release();
    await page.getByRole("banner").waitFor();
    expect(await page.getByText("Loading app...", { exact: true }).count()).toBe(0);
  });
});

describe("the stored login", () => {
  it("is kept under one key and signs in again after a reload, without the cookie [C094] [C096]", async () => {
    const page = await login.signedIn();
    const { server } = here;
    expect(JSON.parse((await login.stored(page)) ?? "")).toEqual({ login: server.login, password: server.password });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["sluice.enter", "sluice.auth"]);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("banner").waitFor();
    expect(await login.cookies(page.context())).toBe(1);
  });

  it.each(["{broken", "null", "[]", '{"login":1,"password":null}', ""])(
    "is ignored without a word when it is %j [C095]",
    async (damaged) => {
      const page = await (await here.newContext()).newPage();
      const faults = await listenForFaults(page, here.server.url);
      await page.addInitScript((value) => localStorage.setItem("sluice.auth", value), damaged);
      await page.goto(`${here.server.url}/admin`);
      await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
      expect(await outcomesOn(page)).toEqual([]);
      // Chromium itself notes the 401 that tells a browser without a login from one with a cookie.
      expect(faults.errors.filter((error) => !error.includes("401"))).toEqual([]);
    },
  );

  it("is dropped when the server refuses it, and the login page comes", async () => {
    const page = await (await here.newContext()).newPage();
    await page.addInitScript(() => {
      if (sessionStorage.getItem("planted") === null)
        localStorage.setItem("sluice.auth", '{"login":"admin","password":"old"}');
      sessionStorage.setItem("planted", "yes");
    });
    await page.goto(`${here.server.url}/admin`);
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await login.stored(page)).toBeNull();
  });

  it("is not stored when 'Keep me signed in' is off; the cookie alone carries over a reload", async () => {
    const page = await login.open();
    const keep = page.getByLabel("Keep me signed in");
    expect(await keep.isChecked()).toBe(true);
    await page.getByText("Keep me signed in").click();
    expect(await keep.isChecked()).toBe(false);
    await login.signIn(page);
    await page.getByRole("banner").waitFor();
    expect(await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)])).toEqual([
      '{"sluice.enter":"yes"}',
      "{}",
    ]);
    await page.reload();
    await page.getByRole("banner").waitFor();
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
  });
});

describe("the addresses of the console", () => {
  it("begin at the root of the site, which leads to /admin [C006]", async () => {
    const page = await (await here.newContext()).newPage();
    await page.goto(here.server.url);
    expect(new URL(page.url()).pathname).toBe("/admin");
  });

  it("all lie under /admin [C005]", async () => {
    const page = await login.signedIn();
    const sections = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
    const paths: string[] = [];
    for (const link of await sections.all()) {
      await link.click();
      paths.push(new URL(page.url()).pathname);
    }
    await sections.first().click();
    await page.getByRole("row").getByRole("link", { name: "news", exact: true }).click();
    await page.getByRole("heading", { name: "news", exact: true }).waitFor();
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      paths.push(new URL((await link.getAttribute("href")) ?? "", page.url()).pathname);
    }
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !/^\/admin(\/|$)/.test(path))).toEqual([]);
    expect((await fetch(`${here.server.url}/pulse`)).status).toBe(404);
  });
});
