import type { BrowserContext, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { holdRequests } from "./support/holdRequests.ts";
import { listenForFaults } from "./support/listenForFaults.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });
const serverInfo = "/flussonic/api/server*";

async function loginPage(path = ""): Promise<Page> {
  const page = await (await here.newContext()).newPage();
  await page.goto(`${here.server.url}/admin${path}`);
  await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
  return page;
}

async function signIn(page: Page, password = here.server.password, login = here.server.login): Promise<void> {
  await page.getByLabel("Përdoruesi", { exact: true }).fill(login);
  await page.getByLabel("Fjalëkalimi", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Hyr", exact: true }).click();
}

async function signedIn(path = ""): Promise<Page> {
  const page = await loginPage(path);
  await signIn(page);
  await page.getByRole("banner").waitFor();
  return page;
}

const outcomes = ["Logging in...", "Fjalekalimi i pavlefshem", "Server error"] as const;

async function outcomesOn(page: Page): Promise<readonly string[]> {
  const shown = await Promise.all(outcomes.map((words) => page.getByText(words, { exact: true }).isVisible()));
  return outcomes.filter((_, index) => shown[index]);
}

async function storedLogin(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("sluice.auth"));
}

async function sessionCookies(context: BrowserContext): Promise<number> {
  return (await context.cookies()).filter(({ name }) => name === "sluice_session").length;
}

/** One change that is not saved, on the output page of the stream `news`. */
async function editNews(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Client timeout" }).fill("77");
  await page.getByRole("button", { name: "Review 1 change" }).waitFor();
}

describe("the login page", () => {
  it("is labelled in Albanian and says nothing before the first try [C086] [C087]", async () => {
    const page = await loginPage();
    await page.getByLabel("Përdoruesi", { exact: true }).waitFor();
    await page.getByLabel("Fjalëkalimi", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Hyr", exact: true }).getAttribute("type")).toBe("submit");
    expect(await outcomesOn(page)).toEqual([]);
  });

  it("goes from not logged over logging, invalid login and server error to logged [C088] [C089] [C391] [C392] [C457] [C458]", async () => {
    const page = await loginPage();
    expect(await outcomesOn(page)).toEqual([]);

    const held = await holdRequests(page, "/admin/login");
    await signIn(page, "wrong");
    await page.getByText("Logging in...", { exact: true }).waitFor();
    expect(await outcomesOn(page)).toEqual(["Logging in..."]);
    held.release();
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await outcomesOn(page)).toEqual(["Fjalekalimi i pavlefshem"]);

    for (const status of [500, 404, 429]) {
      await page.route("**/admin/login", (route) => route.fulfill({ status, json: { error: "x", message: "no" } }));
      await signIn(page);
      await page.getByText("Server error", { exact: true }).waitFor();
      expect(await outcomesOn(page)).toEqual(["Server error"]);
    }
    await page.unrouteAll();
    await signIn(page);
    await page.getByRole("banner").waitFor();
    expect(await page.getByLabel("Përdoruesi", { exact: true }).count()).toBe(0);
  });

  it("calls a server that cannot be reached a server error, and keeps what was typed", async () => {
    const page = await loginPage();
    await page.route("**/admin/login", (route) => route.abort("connectionrefused"));
    await signIn(page);
    await page.getByText("Server error", { exact: true }).waitFor();
    expect(await page.getByLabel("Përdoruesi", { exact: true }).inputValue()).toBe(here.server.login);
  });

  it("knows the single administrator and no other name [C002]", async () => {
    const page = await loginPage();
    await signIn(page, here.server.password, "operator");
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    await signIn(page);
    await page.getByRole("banner").waitFor();
  });

  it("says 'Loading app...' from the accepted login until the server info is there, and only then shows the app [C090] [C091] [C386]", async () => {
    const page = await loginPage();
    const held = await holdRequests(page, serverInfo);
    await signIn(page);
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
    const page = await signedIn();
    const { login, password } = here.server;
    expect(JSON.parse((await storedLogin(page)) ?? "")).toEqual({ login, password });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["sluice.auth"]);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("banner").waitFor();
    expect(await sessionCookies(page.context())).toBe(1);
  });

  it.each(["{broken", "null", "[]", '{"login":1,"password":null}', ""])("is ignored without a word when it is %j [C095]", async (damaged) => {
    const page = await (await here.newContext()).newPage();
    const faults = await listenForFaults(page, here.server.url);
    await page.addInitScript((value) => localStorage.setItem("sluice.auth", value), damaged);
    await page.goto(`${here.server.url}/admin`);
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    expect(await outcomesOn(page)).toEqual([]);
    // Chromium itself notes the 401 that tells a browser without a login from one with a cookie.
    expect(faults.errors.filter((error) => !error.includes("401"))).toEqual([]);
  });

  it("is dropped when the server refuses it, and the login page comes", async () => {
    const page = await (await here.newContext()).newPage();
    await page.addInitScript(() => {
      if (sessionStorage.getItem("planted") === null) localStorage.setItem("sluice.auth", '{"login":"admin","password":"old"}');
      sessionStorage.setItem("planted", "yes");
    });
    await page.goto(`${here.server.url}/admin`);
    await page.getByText("Fjalekalimi i pavlefshem", { exact: true }).waitFor();
    expect(await storedLogin(page)).toBeNull();
  });

  it("is not stored when 'Keep me signed in' is off; the cookie alone carries over a reload", async () => {
    const page = await loginPage();
    const keep = page.getByLabel("Keep me signed in");
    expect(await keep.isChecked()).toBe(true);
    await page.getByText("Keep me signed in").click();
    expect(await keep.isChecked()).toBe(false);
    await signIn(page);
    await page.getByRole("banner").waitFor();
    expect(await page.evaluate(() => [localStorage.length, JSON.stringify(sessionStorage)])).toEqual([0, "{}"]);
    await page.reload();
    await page.getByRole("banner").waitFor();
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
  });
});

describe("logging out", () => {
  it("clears stored login and cookie, ends the session and loads the page anew [C092] [C093]", async () => {
    const page = await signedIn();
    const [cookie] = await page.context().cookies();
    expect(cookie?.name).toBe("sluice_session");
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    const sockets: boolean[] = [];
    page.on("websocket", () => sockets.push(true));
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    expect(await storedLogin(page)).toBeNull();
    expect(await sessionCookies(page.context())).toBe(0);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
    const headers = { cookie: `sluice_session=${cookie?.value ?? ""}` };
    expect((await fetch(`${here.server.url}/flussonic/api/server`, { headers })).status).toBe(401);
    await page.waitForTimeout(2500);
    expect(sockets).toEqual([]);
  });

  it("asks first when a draft would be lost: no keeps it, yes drops it", async () => {
    const page = await signedIn("/standalone/news/output");
    await editNews(page);
    await page.getByRole("button", { name: "Log out" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("There are unsaved changes. Log out and lose them?").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("77");
    expect(await storedLogin(page)).not.toBeNull();

    await page.getByRole("button", { name: "Log out" }).click();
    await question.getByRole("button", { name: "Log out" }).click();
    await signIn(page);
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("");
    expect(await page.getByRole("button", { name: /^Review/ }).count()).toBe(0);
  });
});

describe("a session that is over", () => {
  it("brings the login page, and after it the same page with its draft [C395]", async () => {
    const page = await here.open("/standalone/news/output");
    await editNews(page);
    const [cookie] = await page.context().cookies();
    const headers = { cookie: `sluice_session=${cookie?.value ?? ""}`, origin: here.server.url };
    expect((await fetch(`${here.server.url}/admin/logout`, { method: "POST", headers })).ok).toBe(true);
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    await signIn(page);
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/standalone/news/output");
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("77");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
  });

  it.each([401, 403])("is told by an answer %i to the server info [C395]", async (status) => {
    const page = await signedIn();
    await page.route(`**${serverInfo}`, (route) => route.fulfill({ status, json: { error: "x", message: "no" } }));
    await page.reload();
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    expect(await storedLogin(page)).toBeNull();
  });
});

describe("a server that fails", () => {
  it("gets its own page, on which Retry asks for the server info again [C396] [C397]", async () => {
    const page = await signedIn("/pulse");
    let asked = 0;
    await page.route(`**${serverInfo}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { error: "unavailable", message: "The engine is starting." } });
    });
    await page.reload();
    const retry = page.getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await page.getByText("Server error", { exact: true }).waitFor();
    await page.getByText("The engine is starting.").waitFor();
    expect(asked).toBe(1);
    await retry.click();
    await expect.poll(() => asked).toBe(2);
    await retry.waitFor();
    await page.unrouteAll();
    await retry.click();
    await page.getByRole("banner").waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/pulse");
  });
});

describe("the addresses of the console", () => {
  it("begin at the root of the site, which leads to /admin [C006]", async () => {
    const page = await (await here.newContext()).newPage();
    await page.goto(here.server.url);
    expect(new URL(page.url()).pathname).toBe("/admin");
  });

  it("all lie under /admin [C005]", async () => {
    const page = await signedIn();
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
