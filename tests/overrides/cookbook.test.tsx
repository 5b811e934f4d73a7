import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { screen, within } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { ListOverride } from "../../overrides/ListOverride.ts";
import { showList } from "../pages/media/support/showList.tsx";
import { fakeStores } from "../pages/support/fakeStores.ts";
import { giveLayout } from "../support/giveLayout.ts";
import { showAsTables } from "../pages/support/asTables.ts";

showAsTables();

const root = join(import.meta.dirname, "..", "..");
/** In the project, since it is compiled as the project is, and where nothing is committed. */
const folder = join(root, "dist", "cookbook", String(process.pid));

beforeEach(() => giveLayout());
afterAll(() => rm(folder, { recursive: true, force: true }));

const cookbook = await readFile(join(root, "docs", "cookbook.md"), "utf8");
const [, words = ""] = cookbook.split(/^## A cell of a list$/m);
const [, file = ""] = /The file `overrides\/([\w/]+\.tsx)`/.exec(words) ?? [];
const [, code = ""] = /```tsx\n([\s\S]*?)```/.exec(words) ?? [];
const [, entity = "", path = "", name = ""] =
  /"([\w-]+)": \(\) => import\("\.\/([\w/.]+)"\)\.then\(\(one\) => one\.(\w+)\)/.exec(words) ?? [];

/** The override that the snippet's row would load, from its file. */
async function loadOverride(): Promise<ListOverride> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), code);
  await writeFile(join(folder, "ListOverride.ts"), 'export * from "../../../overrides/ListOverride.ts";\n');
  const module: Record<string, ListOverride> = await import(/* @vite-ignore */ join(folder, path));
  const override = module[name];
  if (!override) throw new Error(`${path} exports no ${name}`);
  return override;
}

describe("the cookbook's cell of a list", () => {
  it("is drawn in the list that its row names", async () => {
    expect(entity).toBe("dvr-storage");
    const override = await loadOverride();
    const stores = fakeStores({ dvrs: { main: { name: "main", root: "/ssd", position: 0 } } });
    showList("dvr-storage", override, stores, "/dvrs");
    const [line] = screen.getAllByRole("row").filter((one) => within(one).queryByRole("link", { name: "main" }));
    expect(line?.querySelector("code")?.textContent).toBe("/ssd");
  });
});
