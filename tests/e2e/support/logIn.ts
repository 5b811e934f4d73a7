import type { Page } from "playwright";
import type { RunningServer } from "./RunningServer.ts";

/** Logs in through the login page, in its own words (requirement C087), and waits until the console is there. */
export async function logIn(page: Page, server: RunningServer): Promise<void> {
  // A page with a draft asks before it is left; tests leave.
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") void dialog.accept();
  });
  await page.goto(`${server.url}/admin`);
  await page.getByLabel("Përdoruesi", { exact: true }).fill(server.login);
  await page.getByLabel("Fjalëkalimi", { exact: true }).fill(server.password);
  await page.getByRole("button", { name: "Hyr", exact: true }).click();
  await page.getByRole("banner").waitFor();
}
