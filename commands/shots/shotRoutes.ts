import type { Locator, Page } from "playwright";

/** A page to take a picture of. */
export interface ShotRoute {
  /** Becomes part of the file's name. */
  readonly name: string;
  /** Address below /admin, for the entities of tests/e2e/support/exampleConfig.ts. */
  readonly path: string;
  /** What makes the state of it that is looked at. */
  readonly act?: (page: Page) => Promise<void>;
  /** It changes the server, or ends the login: it is looked at in a console of its own. */
  readonly isApart?: true;
  /** Errors in the browser's console that the state brings about on purpose. */
  readonly logs?: RegExp;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const timeout = (page: Page) => page.getByRole("textbox", { name: "Client timeout", exact: true });

async function change(page: Page, value: string): Promise<void> {
  await timeout(page).fill(value);
  await page.keyboard.press("Tab");
}

async function review(page: Page): Promise<void> {
  await change(page, "77");
  await press(page, "Review 1 change");
  await page.getByRole("dialog", { name: "Review changes" }).waitFor();
}

/** The review, unfolded how it is saved, and that on trial. */
async function reviewOnTrial(page: Page): Promise<void> {
  await review(page);
  const how = page.locator("details", { hasText: "How it is saved:" });
  if ((await how.getAttribute("open")) === null) await how.locator("summary").click();
  await page.getByText("Ask me to keep it").click();
}

async function pickTwo(page: Page): Promise<Locator> {
  await page.getByRole("row").getByRole("checkbox").nth(1).check();
  await page.getByRole("row").getByRole("checkbox").nth(2).check();
  const bar = page.getByRole("toolbar");
  await bar.waitFor();
  return bar;
}

async function askToDeletePicked(page: Page): Promise<Locator> {
  await (await pickTwo(page)).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  return question;
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
const shotStates: readonly ShotRoute[] = [
  { name: "state-review", path: "standalone/news/output", act: review },
  {
    name: "state-review-terms",
    path: "standalone/news/output",
    act: reviewOnTrial,
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
      await pickTwo(page);
    },
  },
  {
    name: "state-delete-picked",
    path: "",
    act: async (page) => {
      await askToDeletePicked(page);
    },
  },
  {
    name: "state-to-be-deleted",
    path: "",
    act: async (page) => {
      await (await askToDeletePicked(page)).getByRole("button", { name: "Delete" }).click();
      await page.getByRole("row").getByTitle("will be deleted").first().waitFor();
    },
  },
  {
    name: "state-message-in-dialog",
    path: "standalone/news/output",
    act: async (page) => {
      await page.getByRole("textbox", { name: "URL prefix" }).fill("http://cdn.example.com");
      await change(page, "45");
      await press(page, "Review 2 changes");
      await press(page, "Undo Client timeout of Stream news");
      await page.getByRole("dialog").getByText("is as before").waitFor();
    },
  },
  {
    name: "state-player",
    path: "",
    act: async (page) => {
      await page.evaluate(() => (location.hash = "play=news"));
      await page.getByRole("dialog", { name: "news" }).getByRole("button", { name: "Close" }).waitFor();
    },
  },
  {
    name: "state-qr",
    path: "standalone/news/output",
    act: async (page) => {
      await press(page, /^QR code/);
      await page.getByRole("dialog").getByRole("img").waitFor();
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

const output = "standalone/news/output";

async function save(page: Page, value: string): Promise<void> {
  await timeout(page).fill(value);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Cuts the line once what is live is there: all of it is of before, and grey. */
async function cutLine(page: Page): Promise<void> {
  await page
    .getByText(/\d+(\.\d+)? .?b(ps|it\/s)|GB|TB|now/)
    .first()
    .waitFor();
  await page.context().setOffline(true);
  await page
    .getByRole("banner")
    .getByText(/^(no new data|offline)$/)
    .waitFor({ timeout: 20_000 });
}

/** Told by the browser of each call while its line is cut. */
const ofCut = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

/** @param seen the part that is brought into sight */
const stale = (name: string, path: string, seen = "main"): ShotRoute => ({
  name,
  path,
  async act(page) {
    await cutLine(page);
    await page.locator(seen).first().scrollIntoViewIfNeeded();
  },
  logs: ofCut,
});

/** Opens the page of a stream under the answer that a save is to be given. */
const refused = (name: string, status: number, answer: object): ShotRoute => ({
  name,
  path: output,
  async act(page) {
    await page.route("**/modify_config", (route) => route.fulfill({ status, json: answer }));
    await save(page, "66");
    await page
      .getByText(/This server takes|The disk of the server is full/)
      .first()
      .waitFor();
  },
  logs: new RegExp(`status of ${status}`),
});

const message = "This server takes at most 60 s.";
const problem = { pointer: "/streams/news/clients_timeout", keyword: "limit", level: "error", message };

/** What the console looks like where something went wrong: no line, a refusal, somebody else's change, a login that is over. */
const shotTroubles: readonly ShotRoute[] = [
  stale("trouble-stale-list", ""),
  stale("trouble-stale-stream", "standalone/news"),
  stale("trouble-stale-cluster", "cluster"),
  stale("trouble-stale-dvrs", "dvrs", "[role=meter]"),
  stale("trouble-stale-pulse", "pulse"),
  refused("trouble-refused-field", 422, { error: "invalid", message, problems: [problem] }),
  refused("trouble-refused", 507, { error: "storage_full", message: "The disk of the server is full." }),
  {
    name: "trouble-page-not-loaded",
    path: "",
    async act(page) {
      await page.route("**/assets/*.js", (route) =>
        /screen-|piece-|settings/.test(route.request().url()) ? route.abort() : route.continue(),
      );
      await page.reload();
      await page.getByRole("grid", { name: "Streams" }).waitFor();
      await page.getByRole("link", { name: "Pulse" }).click();
      await page.getByText("This page could not be loaded").waitFor();
    },
    logs: ofCut,
  },
  {
    name: "trouble-conflict",
    path: output,
    isApart: true,
    async act(page) {
      await timeout(page).fill("45");
      const other = await page.context().newPage();
      await other.goto(page.url());
      await save(other, "60");
      await page.getByRole("group", { name: "Client timeout was changed on the server" }).scrollIntoViewIfNeeded();
      await other.close();
    },
  },
  {
    name: "trouble-on-trial",
    path: output,
    isApart: true,
    async act(page) {
      await reviewOnTrial(page);
      await press(page, "Apply on trial");
      await page.getByRole("region", { name: "Save on trial" }).getByRole("button", { name: "Keep" }).waitFor();
    },
  },
  {
    name: "trouble-login-over",
    path: output,
    async act(page) {
      const json = { error: "unauthorized", message: "The login is over." };
      await timeout(page).fill("46");
      await page.route("**/{admin/login,flussonic/api/**}", (route) => route.fulfill({ status: 401, json }));
      const ended = page.getByText(/^Your login has ended/).waitFor();
      // What the page asks for by itself may be told first: then there is nothing to save with any more.
      await Promise.race([ended, page.getByRole("button", { name: "Save", exact: true }).click()]);
      await ended;
    },
    logs: /status of 401/,
  },
];

const item = (kind: string, mediaNames: string, pages: readonly string[]): readonly ShotRoute[] =>
  pages.map((page) => ({
    name: `${kind}-${page.replace(/\W+/g, "-") || "overview"}`,
    path: `${kind}/${mediaNames}${page === "" ? "" : `/${page}`}`,
  }));

/** Every route of the console (requirements C007 to C035), and states of some. */
export const shotRoutes: readonly ShotRoute[] = [
  { name: "media", path: "" },
  { name: "media-locations", path: "?list=locations" },
  { name: "media-mirrors", path: "?list=mirrors" },
  { name: "media-vods", path: "?list=vods" },
  {
    name: "media-none",
    path: "?query=nothing-of-the-kind",
    act: (page) => page.getByText("No matching streams found").waitFor(),
  },
  { name: "pulse", path: "pulse" },
  { name: "config", path: "config" },
  { name: "config-editor", path: "config/editor" },
  { name: "history", path: "history" },
  { name: "history-filtered", path: "history?entity=streams%2Fnews" },
  { name: "audit", path: "audit" },
  { name: "history-compare", path: "history/compare?from=1&to=2" },
  { name: "history-compare-text", path: "history/compare?from=1&to=2&view=text" },
  { name: "chassis", path: "chassis" },
  { name: "iptv", path: "iptv" },
  { name: "watcher", path: "watcher" },
  { name: "logupload", path: "logupload" },
  { name: "auth", path: "auth" },
  { name: "ad-injector", path: "ad_injector" },
  { name: "dvrs", path: "dvrs" },
  { name: "cluster", path: "cluster" },
  { name: "cluster-settings", path: "cluster/settings" },
  { name: "cluster-ingest", path: "cluster/ingest" },
  { name: "cluster-drift", path: "cluster/drift" },
  { name: "cluster-compared", path: "cluster/drift?stream=news" },
  { name: "cluster-sources", path: "cluster/sources" },
  { name: "cluster-peer", path: "cluster/peer/second.example.com" },
  ...item("standalone", "news", [
    "",
    "input",
    "input/0",
    "transcoder",
    "dvr",
    "output",
    "auth",
    "clients",
    "history",
    "logs",
  ]),
  { name: "standalone-transcoder-tracks", path: "standalone/movies/transcoder" },
  { name: "multi-edit", path: "standalone/news+movies/output" },
  ...item("location", "studio", ["", "input", "process", "dvr", "output", "auth", "clients", "history"]),
  ...item("vod", "films", ["", "tree/0", "input", "output", "auth"]),
  // A mirror goes by the id that the server gave it.
  ...item("mirror", "1", ["", "input", "process", "dvr", "output", "auth"]),
  // What the simulated engine brings.
  ...item("published", "studio%2Fstudio", ["", "output", "clients"]),
  ...item("mirrored", "sport", ["", "output", "clients"]),
  ...item("file", "films%2Fintro.mp4", ["", "output", "clients"]),
  { name: "not-found", path: "no/such/page" },
  ...shotStates,
  ...shotTroubles,
];
