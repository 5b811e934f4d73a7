import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { listenForFaults, type Faults } from "./support/listenForFaults.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

const configWith = (folder: string) => `# Kept as it is.
http 8071;
rtmp 1935;

# Where guests publish.
live talk {
  comment "Guests";
  thumbnails off;
}

live walk {
  dvr /archive 2d;
}

source http://a.example.com:8080 http://b.example.com {
  comment "Berlin";
  only news;
}

source http://c.example.com {
}

vod films {
  storage ${folder};
}

vod clips {
  storage /storage/clips;
}
`;

let server: RunningServer;
let browser: Browser;
let page: Page;
let faults: Faults;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "films-"));
  server = await startServer({ configText: configWith(folder) });
  browser = await borrowBrowser();
  page = await (await browser.newContext()).newPage();
  await logIn(page, server);
  faults = await listenForFaults(page, server.url);
});

afterAll(async () => {
  await returnBrowser(browser);
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = (path: string) => page.goto(`${server.url}/admin/${path}`);
const configText = () => readFile(join(server.dataDir, "sluice.conf"), "utf8");
const block = async (start: string) => {
  const text = await configText();
  const at = text.indexOf(start);
  return at === -1 ? "none" : text.slice(at, text.indexOf("\n}", at) + 2);
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (label: string) => page.getByLabel(label, { exact: true });

async function save(): Promise<void> {
  await button("Save").click();
  await page.getByText("Saved.").waitFor();
}

describe("every page of a location, a mirror and a VOD", () => {
  it.each([
    ["location/talk", ["", "input", "process", "dvr", "output", "auth", "clients", "history"], "[C029]"],
    ["mirror/1", ["", "input", "process", "dvr", "output", "auth"], "[C034]"],
    ["vod/films", ["", "input", "output", "auth", "tree/0"], "[C031]"],
    ["location/talk+walk", ["", "input", "process", "dvr", "output", "auth", "clients", "history"], ""],
    ["mirror/1+2", ["", "input", "process", "dvr", "output", "auth"], ""],
    ["vod/films+clips", ["", "input", "output", "auth"], ""],
  ])("opens below %s: %j %s", async (item, subPages) => {
    for (const sub of subPages) {
      await open(sub === "" ? item : `${item}/${sub}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator("main").innerText(), { timeout: 10_000 }).not.toContain("Loading");
      expect([sub, await page.getByText("Page not found").count()]).toEqual([sub, 0]);
    }
    expect([...faults.errors, ...faults.foreignRequests, ...(await faults.violations())]).toEqual([]);
  });
});

describe("a location", () => {
  it("is renamed in its place in the text, and its page goes on under the new name [C144]", async () => {
    await open("location/talk?query=t");
    await field("Description").fill("Callers");
    await field("Name").fill("talk2");
    await save();
    await page.waitForURL("**/location/talk2?query=t");
    expect(await configText()).toContain(
      "# Where guests publish.\nlive talk2 {\n  comment Callers;\n  thumbnails off;\n}",
    );
    await page.getByRole("link", { name: "Back to Locations" }).click();
    await page.waitForURL("**/admin?query=t&list=locations");
  });

  it("keeps what is saved of it over a reload, on each page", async () => {
    await open("location/walk/input");
    await field("Source timeout").fill("20");
    await save();
    await open("location/walk/process");
    await page.getByRole("switch", { name: "Thumbnails" }).click();
    await save();
    await open("location/walk/output");
    await field("Max sessions").fill("100");
    await field("Client timeout").fill("30");
    await save();
    expect((await block("live walk")).split("\n").toSorted()).toEqual(
      [
        "live walk {",
        "  dvr /archive 2d;",
        "  source_timeout 20;",
        "  thumbnails;",
        "  max_sessions 100;",
        "  clients_timeout 30;",
        "}",
      ].toSorted(),
    );
    await page.reload();
    expect(await field("Max sessions").inputValue()).toBe("100");
  });

  it("refuses a wrong number beside the field, and keeps what was typed", async () => {
    await open("location/walk/dvr");
    await field("Disk usage limit").fill("150");
    await button("Save").click();
    await page.getByText("Should be from 0 to 100.").first().waitFor();
    expect(await field("Disk usage limit").inputValue()).toBe("150");
    expect(await configText()).not.toContain("150");
    await button("Reset").click();
  });

  it("asks before it is deleted, says that the archive stays, and is gone from the text [C378]", async () => {
    await open("location/walk");
    await button("More actions").click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Really delete walk from config?").waitFor();
    await question.getByText("DVR archive would remain.").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.waitForURL("**/admin?list=locations");
    await expect.poll(configText).not.toContain("live walk");
    expect(await configText()).toContain("# Kept as it is.");
  });

  it("shows who watches its streams, each with its stream, and their past [C058]", async () => {
    await open("location/talk2");
    await page.getByRole("main").getByRole("link", { name: "Clients", exact: true }).click();
    await page.waitForURL("**/location/talk2/clients");
    await page
      .getByRole("link", { name: /^talk2\// })
      .first()
      .waitFor();
    await page.getByRole("main").getByRole("link", { name: "Viewer history", exact: true }).click();
    await page.waitForURL("**/location/talk2/history");
    await page.getByRole("columnheader", { name: "Stream" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("talk2");
  });
});

describe("a mirror", () => {
  it("saves its lists of names and its servers [C183] [C184]", async () => {
    await open("mirror/1");
    const ignored = page.getByRole("textbox", { name: "Ignored streams" });
    await ignored.fill("test, old* spare");
    await ignored.press("Enter");
    await page.getByRole("button", { name: /news/ }).click();
    await save();
    await open("mirror/1/input");
    await field("New URL").fill("http://d.example.com");
    await field("New URL").press("Tab");
    await page.getByLabel(/^Cluster key/).fill("secret");
    await save();
    const text = await block("source http://a");
    expect(text).toContain("source http://a.example.com:8080 http://b.example.com http://d.example.com {");
    expect(text).toContain("except test old* spare;");
    expect(text).toContain("cluster_key secret;");
    expect(text).not.toContain("only");
  });
});

describe("a VOD", () => {
  it("is disabled and enabled at once [C159] [C426]", async () => {
    await open("vod/films");
    await button("Disable").click();
    await button("Enable").waitFor();
    await expect.poll(() => block("vod films")).toContain("disabled;");
    await button("Enable").click();
    await button("Disable").waitFor();
    await expect.poll(() => block("vod films")).not.toContain("disabled;");
  });

  it("saves its numbers, and is renamed with them [C160] [C161]", async () => {
    await open("vod/films/input");
    await field("Max simultaneous disk requests").fill("4");
    await field("Max disk readers per file").fill("2");
    await save();
    await open("vod/films");
    await field("Name").fill("cinema");
    await save();
    await page.waitForURL("**/vod/cinema");
    const text = await block("vod cinema");
    for (const line of ["read_queue 4;", "max_readers 2;", `storage ${folder};`]) expect(text).toContain(line);
    expect(await block("vod films")).toBe("none");
  });

  it("is set together with another [C164]", async () => {
    await open("vod/cinema+clips/output");
    await field("Max sessions per opened file").fill("7");
    await save();
    for (const name of ["cinema", "clips"]) expect(await block(`vod ${name}`)).toContain("max_sessions 7;");
  });
});
