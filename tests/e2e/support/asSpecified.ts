import type { Page } from "playwright";

/** Makes the server one of the specification for a page: it has no `enter`, and a login brings nothing along. */
export async function asSpecified(page: Page): Promise<void> {
  await page.route("**/flussonic/api/enter", (route) =>
    route.fulfill({ status: 404, json: { error: "not_found", message: "There is no such call." } }),
  );
  await page.route("**/admin/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: "" });
  });
}
