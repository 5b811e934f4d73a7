import type { BrowserContext, Page } from "playwright";
import type { SharedConsole } from "./shareConsole.ts";

/** The ways in, for tests about them: through the login page, as an operator goes. */
export function loginOf(here: SharedConsole) {
  /** A new browser at the login page of an address. */
  async function open(path = ""): Promise<Page> {
    const page = await (await here.newContext()).newPage();
    await page.goto(`${here.server.url}/admin${path}`);
    await page.getByRole("button", { name: "Hyr", exact: true }).waitFor();
    return page;
  }

  /** Fills in the login page and sends it; what comes of it is the test's to see. */
  async function signIn(page: Page, password = here.server.password, login = here.server.login): Promise<void> {
    await page.getByLabel("Përdoruesi", { exact: true }).fill(login);
    await page.getByLabel("Fjalëkalimi", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Hyr", exact: true }).click();
  }

  return {
    open,
    signIn,
    async signedIn(path = ""): Promise<Page> {
      const page = await open(path);
      await signIn(page);
      await page.getByRole("banner").waitFor();
      return page;
    },
    stored: (page: Page) => page.evaluate(() => localStorage.getItem("sluice.auth")),
    async cookies(context: BrowserContext): Promise<number> {
      return (await context.cookies()).filter(({ name }) => name === "sluice_session").length;
    },
  };
}
