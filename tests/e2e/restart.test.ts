import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { killServer } from "./support/killServer.ts";
import { loginOf } from "./support/loginOf.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const dataDir = join(tmpdir(), `sluice-restart-${process.pid}`);
const here = shareConsole({ dataDir, configText: exampleConfig });
const login = loginOf(here);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe("a restart of the server", () => {
  it("keeps an operator logged in for whom nothing is stored, with draft and page, though it was killed", async () => {
    const page = await login.open("/standalone/news/output");
    await page.getByText("Keep me signed in").click();
    await login.signIn(page);
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    await killServer(here.server);
    await page.getByText("Offline mode, connection with server has been lost.").waitFor();
    await page.getByRole("textbox", { name: "Client timeout" }).fill("77");
    here.replaceServer(await startServer({ dataDir, port: here.server.port }));
    await page.getByText("Offline mode, connection with server has been lost.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Client timeout" }).inputValue()).toBe("77");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["sluice.enter"]);
  });

  it("is waited for by a page that is loaded meanwhile, without a look at the login page", async () => {
    const page = await login.signedIn("/standalone/news/output");
    // As a gateway in front of a server that is starting answers.
    await page.route("**/{admin/login,flussonic/api/**}", (route) => route.fulfill({ status: 502, body: "" }));
    await page.reload();
    await page.getByText("Waiting for the server...").waitFor();
    await page.getByText("Server error", { exact: true }).waitFor();
    await page.getByText("The console keeps retrying. Unsaved changes are kept.").waitFor();
    expect(await page.getByRole("button", { name: "Hyr" }).count()).toBe(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
    expect(await login.stored(page)).not.toBeNull();
  });
});
