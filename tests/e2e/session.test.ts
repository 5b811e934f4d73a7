import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { asSpecified } from "./support/asSpecified.ts";
import { exampleConfig } from "./support/exampleConfig.ts";
import { loginOf } from "./support/loginOf.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });
const login = loginOf(here);
const serverInfo = "/flussonic/api/server*";

/** One change that is not saved, on the output page of the stream `news`. */
async function editNews(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Client timeout" }).fill("77");
  await page.getByRole("button", { name: "Review 1 change" }).waitFor();
}

/** By the menu of the header. */
async function logOut(page: Page) {
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}

describe("logging out", () => {
  it("clears stored login and cookie, ends the session and loads the page anew [C092] [C093]", async () => {
    const page = await login.signedIn();
    const [cookie] = await page.context().cookies();
    expect(cookie?.name).toBe("sluice_session");
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    const sockets: boolean[] = [];
    page.on("websocket", () => sockets.push(true));
    await logOut(page);
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    expect(await login.stored(page)).toBeNull();
    expect(await login.cookies(page.context())).toBe(0);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
    const headers = { cookie: `sluice_session=${cookie?.value ?? ""}` };
    expect((await fetch(`${here.server.url}/flussonic/api/server`, { headers })).status).toBe(401);
    await page.waitForTimeout(2500);
    expect(sockets).toEqual([]);
  });

  it("ends the login of every page in this browser, and their drafts stay", async () => {
    const page = await login.signedIn("/standalone/news/output");
    await editNews(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("textbox", { name: "Client timeout" }).waitFor();
    await logOut(other);
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.headers()["authorization"] ?? ""));
    await page.waitForTimeout(1500);
    expect(calls.filter((header) => header !== "")).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem("sluice.draft"))).toContain("news");
  });

  it("asks first when a draft would be lost: no keeps it, yes drops it", async () => {
    const page = await login.signedIn("/standalone/news/output");
    await editNews(page);
    await logOut(page);
    const question = page.getByRole("alertdialog");
    await question.getByText("There are unsaved changes. Log out and lose them?").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("77");
    expect(await login.stored(page)).not.toBeNull();

    await logOut(page);
    await question.getByRole("button", { name: "Log out" }).click();
    await login.signIn(page);
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("");
    expect(await page.getByRole("button", { name: /^Review/ }).count()).toBe(0);
  });
});

describe("leaving the page", () => {
  it("is asked about by the browser while there is a draft, and at no other time", async () => {
    const page = await here.open("/standalone/news/output");
    const asked: string[] = [];
    page.on("dialog", (dialog) => asked.push(dialog.type()));
    await page.getByRole("textbox", { name: "Client timeout" }).click();
    await page.reload();
    expect(asked).toEqual([]);
    await editNews(page);
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
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
    await login.signIn(page);
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/standalone/news/output");
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("77");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
  });

  it.each([401, 403])("is told by an answer %i to the server info [C395]", async (status) => {
    const page = await login.signedIn();
    await asSpecified(page);
    await page.route(`**${serverInfo}`, (route) => route.fulfill({ status, json: { error: "x", message: "no" } }));
    await page.reload();
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    expect(await login.stored(page)).toBeNull();
  });
});

describe("a server that fails", () => {
  it("gets its own page, on which Retry asks for the server info again [C396] [C397]", async () => {
    const page = await login.signedIn("/pulse");
    await asSpecified(page);
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
