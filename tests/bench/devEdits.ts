import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { launchBrowser } from "../e2e/support/launchBrowser.ts";
import { logIn } from "../e2e/support/logIn.ts";
import { startDev } from "../e2e/support/startDev.ts";
import { ProductCopy } from "../proof/support/ProductCopy.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const rounds = 5;
const seenLimitMs = 30_000;
/** An edit of a schema starts the server anew, too; the next one begins at rest. */
const restMs = 3000;
const setting = "schemas/config/stream.json";
const component = "src/components/controls/Button.tsx";
const entity = "schemas/config/watermark.json";

/**
 * From the save of a file to what is seen of it in a logged-in browser, with `npm run dev`: the title of a section in a
 * schema, beside a line of a component in the same open form, which is Vite's own hot reload and nothing of ours; and a
 * new kind of thing, from its file to its place in the menu. Figures that end in `goal` stand beside what was agreed.
 */
export async function devEditsBench(): Promise<Figure[]> {
  const copy = await ProductCopy.make();
  const dev = await startDev(copy.root, "stream news {\n  input fake://fake;\n}\n");
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${dev.url}/admin/`);
    await logIn(page, dev);
    await page.goto(`${dev.url}/admin/standalone/news`);
    const [schema, code] = [await copy.read(setting), await copy.read(component)];
    const title = /"title": "Start conditions"/;
    // A page that still loads its modules hears of no edit: Vite tells those that are there.
    await page.getByText("Start conditions").first().waitFor();
    await page.waitForTimeout(restMs);
    if (!title.test(schema) || !code.includes("{children}"))
      throw new Error("the bench edits what is not there any more");
    const edits: number[] = [];
    const peers: number[] = [];
    // The first edit of each kind loads what the later ones find.
    for (let round = -1; round < rounds; round++) {
      const words = `Remark ${round + 2}`;
      const edited = await untilSeen(page, words, () =>
        copy.write(setting, schema.replace(title, `"title": "${words}"`)),
      );
      await page.waitForTimeout(restMs);
      const shown = `Press ${round + 2}`;
      const byHand = await untilSeen(page, shown, () =>
        copy.write(component, code.replace("{children}", `{children} ${shown}`)),
      );
      if (round < 0) continue;
      edits.push(edited);
      peers.push(byHand);
    }
    const made = await newEntities(page, copy);
    return [
      figureOf("dev.schemaEdit", median(edits), median(peers), "ms"),
      figureOf("dev.schemaEdit.goal", median(edits), 1000, "ms"),
      figureOf("dev.newEntity.goal", made, 2000, "ms"),
    ];
  } finally {
    await browser.close();
    await dev.stop();
    await copy.remove();
  }
}

async function newEntities(page: Page, copy: ProductCopy): Promise<number> {
  const schema = {
    title: "Watermark",
    description: "A picture that is laid over streams.",
    type: "object",
    "x-entity": { collection: "watermarks" },
    "x-impact": "none",
    required: ["name"],
    properties: { name: { description: "What streams call it.", type: "string", minLength: 1 } },
  };
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const time = await untilSeen(page, "Watermarks", () => copy.write(entity, JSON.stringify(schema)));
    if (round >= 0) times.push(time);
    await rm(join(copy.root, entity));
    await page.getByText("Watermarks").first().waitFor({ state: "detached", timeout: seenLimitMs });
    await page.waitForTimeout(restMs);
  }
  return median(times);
}

async function untilSeen(page: Page, words: string, change: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await change();
  // A locator looks every half second only.
  await page.waitForFunction((text) => document.body.textContent.includes(text), words, { timeout: seenLimitMs });
  return performance.now() - from;
}
