import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { borrowBrowser, returnBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { addedLines } from "./support/addedLines.ts";
import { ProductCopy } from "./support/ProductCopy.ts";
import { ProofServer } from "./support/ProofServer.ts";
import { saveAll } from "./support/saveAll.ts";

const schemaFile = "schemas/config/drm/acme.json";
const message = "Acme needs the licence address.";
const acme = {
  $schema: "../../meta/schema.json",
  $id: "drm/acme.json",
  title: "Acme",
  description: "Keys come from Acme.",
  type: "object",
  required: ["vendor", "licence"],
  properties: {
    vendor: { title: "Vendor", description: "Selects Acme.", type: "string", const: "acme", "x-ui": { order: 1 } },
    licence: {
      title: "Licence address",
      description: "Address of the Acme licence service.",
      type: "string",
      minLength: 1,
      "x-ui": { order: 10, messages: { required: message, minLength: message } },
    },
  },
};
const configText = `stream news {
  # From the studio.
  input fake://fake;
}
`;

let copy: ProductCopy;
let server: ProofServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await ProductCopy.make();
  await copy.write(schemaFile, JSON.stringify(acme, null, 2));
  await copy.generate();
  await copy.build();
  server = await ProofServer.start(copy.root, configText);
  browser = await borrowBrowser();
  page = await browser.newPage();
  await logIn(page, server.running);
}, 180_000);

afterAll(async () => {
  if (browser) await returnBrowser(browser);
  await server?.stop();
  await copy?.remove();
});

describe("a DRM vendor added as one schema file", () => {
  it("is the only thing that was edited by hand", async () => {
    expect(await copy.changedByHand()).toEqual([schemaFile]);
  });

  it("is a branch of the TypeScript type, with its required field", async () => {
    const module = `import type { Stream } from "./src/generated/types/Stream.ts";
export const right: Stream = { name: "news", drm: { vendor: "acme", licence: "https://acme.example.com" } };
// @ts-expect-error the licence address is required
export const wrong: Stream = { name: "news", drm: { vendor: "acme" } };
`;
    expect(await copy.typeErrors(module)).toBe("");
    expect(await copy.typeErrors(module.replace("// @ts-expect-error", "//"))).toContain("error TS2322");
  }, 60_000);

  it("is refused by check and server without its required field", async () => {
    const answer = await server.modify({ streams: { news: { drm: { vendor: "acme" } } } });
    expect(answer.status).toBe(422);
    expect(answer.json["problems"]).toEqual([
      expect.objectContaining({ pointer: "/streams/news/drm/licence", message }),
    ]);
    expect(await server.text()).toBe(configText);
  });

  it("is offered by the vendor selector, with its own fields, and saved as its statement", async () => {
    await page.goto(`${server.url}/admin/standalone/news/auth`);
    await page.getByLabel("Vendor", { exact: true }).selectOption({ label: "Acme" });
    await page.getByRole("textbox", { name: "Licence address" }).fill("https://acme.example.com/licence");
    await page.getByRole("textbox", { name: "Licence address" }).press("Tab");
    await saveAll(page);
    const statement = "drm acme licence=https://acme.example.com/licence;";
    await vi.waitFor(async () => expect(addedLines(configText, await server.text())).toEqual([statement]), 5000);
  }, 60_000);

  it("is completed in the raw text: the vendor, and after it its option", async () => {
    const suggestions = await copy.ask(
      `import { productConf } from "./src/model/conf/ConfLanguage.ts";
const offer = (text: string) => productConf().complete(productConf().parse(text), text.length).map(({ label }) => label);`,
      '[offer("stream news {\\n  drm "), offer("stream news {\\n  drm acme ")]',
    );
    expect(suggestions).toEqual([expect.arrayContaining(["acme"]), expect.arrayContaining(["licence="])]);
  }, 30_000);

  it("is found by the settings search", async () => {
    const entries = await copy.ask('import { searchIndex } from "./src/generated/searchIndex.ts";', "searchIndex");
    expect(entries).toContainEqual(
      expect.objectContaining({ entity: "stream", pattern: "/drm/licence", title: "Licence address", page: "auth" }),
    );
  }, 30_000);

  it("stands in the reference: among the vendors, and with its field", async () => {
    const reference = await copy.read("docs/reference/stream.md");
    expect(reference).toMatch(/\| Vendor \| `drm\.vendor` \| [^|]*`acme` \(Acme\)[^|]* \|/);
    expect(reference).toMatch(/\| Licence address \| `drm\.licence` \|.*Only for Acme\./);
  });
});
