import type { Page } from "playwright";

/** A page to take a picture of. */
export interface ShotRoute {
  /** Becomes part of the file's name. */
  readonly name: string;
  /** Address below /admin, for the entities of tests/e2e/support/exampleConfig.ts. */
  readonly path: string;
  /** What makes the state of it that is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function change(page: Page, value: string): Promise<void> {
  await page.getByRole("textbox", { name: "Client timeout", exact: true }).fill(value);
  await page.keyboard.press("Tab");
}

async function review(page: Page): Promise<void> {
  await change(page, "77");
  await press(page, "Review 1 change");
  await page.getByRole("dialog", { name: "Review changes" }).waitFor();
}

async function itemMenu(page: Page): Promise<void> {
  await press(page, "More actions");
  await page.getByRole("menuitem", { name: /^Delete/ }).waitFor();
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).fill(words);
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

/** What a page is only after something was done: its dialogs, menus and errors. Each is brought about in a page of its own. */
export const shotStates: readonly ShotRoute[] = [
  { name: "state-review", path: "standalone/news/output", act: review },
  {
    name: "state-review-terms",
    path: "standalone/news/output",
    act: async (page) => {
      await review(page);
      const how = page.locator("details", { hasText: "How it is saved:" });
      if ((await how.getAttribute("open")) === null) await how.locator("summary").click();
      await page.getByText("Ask me to keep it").click();
    },
  },
  {
    name: "state-wrong-value",
    path: "standalone/news/dvr",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Size limit", exact: true }).fill("many");
      await page.keyboard.press("Tab");
      await page
        .getByText(/It's not correct size/)
        .first()
        .waitFor();
    },
  },
  { name: "state-item-menu", path: "standalone/news", act: itemMenu },
  {
    name: "state-delete",
    path: "standalone/news",
    act: async (page) => {
      await itemMenu(page);
      await page.getByRole("menuitem", { name: /^Delete/ }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "state-picked",
    path: "",
    act: async (page) => {
      await page.getByRole("row").getByRole("checkbox").nth(1).check();
      await page.getByRole("row").getByRole("checkbox").nth(2).check();
      await page.getByRole("toolbar", { name: /^Actions for selected/ }).waitFor();
    },
  },
  {
    name: "state-add",
    path: "",
    act: async (page) => {
      await press(page, "Add stream");
      await page.getByRole("form", { name: "Add stream" }).waitFor();
    },
  },
  {
    name: "state-user-menu",
    path: "",
    act: async (page) => {
      await press(page, "User menu");
      await page.getByRole("menuitem").or(page.getByRole("menuitemradio")).first().waitFor();
    },
  },
  { name: "state-search", path: "config", act: (page) => search(page, "client timeout") },
  { name: "state-search-none", path: "config", act: (page) => search(page, "zzqqxx") },
  {
    name: "state-keys",
    path: "config",
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "state-history-filters",
    path: "history",
    act: async (page) => {
      await press(page, /^Filters/);
      await page.getByText("What was changed", { exact: true }).first().waitFor();
    },
  },
];
