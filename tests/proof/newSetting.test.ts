import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { borrowBrowser, returnBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { addedLines } from "./support/addedLines.ts";
import { ProductCopy } from "./support/ProductCopy.ts";
import { ProofServer } from "./support/ProofServer.ts";
import { saveAll } from "./support/saveAll.ts";

const schemaFile = "schemas/config/stream.json";
const message = "A viewer note begins with a capital letter.";
const viewerNote = {
  title: "Viewer note",
  description: "Shown below the player.",
  type: "string",
  pattern: "^[A-Z]",
  "x-ui": { page: "output", section: "sessions", order: 90, synonyms: ["hint"], messages: { pattern: message } },
};
const configText = `# The studio's own server.
stream news {
  # From the studio.
  input fake://fake;   # the only source
  title "News";
}
`;

let copy: ProductCopy;
let server: ProofServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await ProductCopy.make();
  // In the middle of the text, as an editor would put it: the rest of the file stays as it is.
  const text = await copy.read(schemaFile);
  const first = text.indexOf('\n  "properties": {') + '\n  "properties": {'.length;
  await copy.write(
    schemaFile,
    `${text.slice(0, first)}\n    "viewer_note": ${JSON.stringify(viewerNote)},${text.slice(first)}`,
  );
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

describe("a setting added to one schema file, and nowhere else", () => {
  it("is the only thing that was edited by hand", async () => {
    expect(await copy.changedByHand()).toEqual([schemaFile]);
  });

  it("is in the TypeScript type", async () => {
    const module = `import type { Stream } from "./src/generated/types/Stream.ts";
export const right: Stream = { name: "news", viewer_note: "Tonight" };
// @ts-expect-error a note is a text
export const wrong: Stream = { name: "news", viewer_note: 7 };
`;
    expect(await copy.typeErrors(module)).toBe("");
    expect(await copy.typeErrors(module.replace("// @ts-expect-error", "//"))).toContain("error TS2322");
  }, 60_000);

  it("is refused by the check with the message of its schema", async () => {
    const problems = await copy.ask(
      'import { checkEntity } from "./src/model/entity/checkEntity.ts";',
      'await checkEntity("stream", { name: "news", viewer_note: "tonight" })',
    );
    const place = { page: "output", section: "sessions" };
    expect(problems).toEqual([{ pointer: "/viewer_note", keyword: "pattern", message, level: "error", ...place }]);
  }, 30_000);

  it("is refused by the server with 422 and its pointer, and nothing is written", async () => {
    const answer = await server.modify({ streams: { news: { viewer_note: "tonight" } } });
    expect(answer.status).toBe(422);
    expect(answer.json["problems"]).toEqual([
      expect.objectContaining({ pointer: "/streams/news/viewer_note", message }),
    ]);
    expect(await server.text()).toBe(configText);
  });

  it("stands in its section of the form, says what is wrong, and is saved as one statement", async () => {
    await page.goto(`${server.url}/admin/standalone/news/output`);
    const field = page
      .getByRole("region", { name: "Sessions and timeouts" })
      .getByRole("textbox", { name: "Viewer note" });
    await field.fill("tonight");
    await field.press("Tab");
    await page.getByText(message).first().waitFor();
    await field.fill("Tonight only");
    await field.press("Tab");
    await page.getByText(message).first().waitFor({ state: "detached" });
    await saveAll(page);
    await vi.waitFor(
      async () => expect(addedLines(configText, await server.text())).toEqual(['viewer_note "Tonight only";']),
      5000,
    );
  }, 60_000);

  it("is still there after the server has been started anew", async () => {
    await server.restart();
    const config = (await (await server.client()).get("/flussonic/api/read_config")).json;
    expect(config["streams"]).toMatchObject({ news: { viewer_note: "Tonight only" } });
    expect(addedLines(configText, await server.text())).toEqual(['viewer_note "Tonight only";']);
  }, 30_000);

  it("is completed in the raw text, with its description", async () => {
    const suggestions = await copy.ask(
      'import { productConf } from "./src/model/conf/ConfLanguage.ts";\nconst text = "stream news {\\n  viewer_";',
      "productConf().complete(productConf().parse(text), text.length)",
    );
    expect(suggestions).toContainEqual(
      expect.objectContaining({ label: "viewer_note", kind: "word", description: viewerNote.description }),
    );
  }, 30_000);

  it("is found by the settings search by its title and its synonym", async () => {
    const entries = await copy.ask('import { searchIndex } from "./src/generated/searchIndex.ts";', "searchIndex");
    const words = expect.arrayContaining(["viewer note", "viewer_note", "hint"]);
    expect(entries).toContainEqual(
      expect.objectContaining({ entity: "stream", pattern: "/viewer_note", page: "output", words }),
    );
  }, 30_000);

  it("has its row in the reference", async () => {
    const reference = await copy.read("docs/reference/stream.md");
    expect(reference).toMatch(
      /\| Viewer note \| `viewer_note` \| text \|.*Shown below the player\..*`viewer_note TEXT;`/,
    );
  });
});
