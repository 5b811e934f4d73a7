import { describe, expect, it } from "vitest";
import { listenForFaults } from "./support/listenForFaults.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ args: ["--streams", "20"] });

/** Opens each sub-page of an item by its address: the item's heading, the tab that is marked, something below them. */
async function expectEach(item: string, title: string, pages: Readonly<Record<string, string | undefined>>) {
  const context = await here.newContext();
  const page = await context.newPage();
  const faults = await listenForFaults(page, here.server.url);
  const form = { login: here.server.login, password: here.server.password };
  await context.request.post(`${here.server.url}/admin/login`, { form });
  const tab = page.getByRole("main").getByRole("navigation", { name: title }).locator("[aria-current=page]");
  for (const [sub, marked] of Object.entries(pages)) {
    await page.goto(`${here.server.url}/admin/${item}/${sub}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await page.locator("main :is(h2, h3, table, [role=grid])").nth(1).waitFor();
    await expect.poll(async () => [sub, (await tab.allInnerTexts())[0]]).toEqual([sub, marked]);
  }
  expect(faults.errors).toEqual([]);
}

describe("the addresses of the items of the media lists", () => {
  it("of a location are its overview, input, process, DVR, output, auth, clients and history [C029]", async () => {
    await expectEach("location/talk", "talk", {
      overview: "Overview",
      input: "Input",
      process: "Process",
      dvr: "DVR",
      output: "Output",
      auth: "Auth",
      clients: undefined,
      history: undefined,
    });
  });

  it("of a published stream are its overview, output, DVR and clients [C030]", async () => {
    const pages = { overview: "Overview", output: "Output", dvr: "DVR", clients: "Clients" };
    await expectEach("published/talk%2Fstudio", "talk/studio", pages);
  });

  it("of a VOD are its overview, the tree of a path, input, output and auth [C031]", async () => {
    await expectEach("vod/films", "films", { overview: "Overview", input: "Input", output: "Output", auth: "Auth" });
    const page = await here.open("/vod/films/tree/0?path=a%2Fb");
    await page.getByRole("link", { name: "VOD settings" }).waitFor();
    expect(await page.getByText("Page not found").count()).toBe(0);
  });

  it("of a mirror are its overview, input, process, DVR, output and auth [C034]", async () => {
    const page = await here.open("/mirror/1");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await expectEach("mirror/1", title, {
      overview: "Overview",
      input: "Input",
      process: "Process",
      dvr: "DVR",
      output: "Output",
      auth: "Auth",
    });
  });

  it("of a mirrored stream are its overview, output, DVR and clients [C035]", async () => {
    // Nothing of it is recorded, so that there is no tab for its DVR; its address says so.
    const pages = { overview: "Overview", output: "Output", clients: "Clients", dvr: undefined };
    await expectEach("mirrored/world", "world", pages);
  });
});
