import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { freePort } from "./support/freePort.ts";
import { shareConsole } from "./support/shareConsole.ts";

const initial = `# The house server.
loglevel notice; # not too much

stream news {
  input udp://239.1.1.1:1234; # from the roof
  title News;
}

stream sport {
  input copy://news;
}
`;
const here = shareConsole({ configText: initial });

const conf = () => join(here.server.dataDir, "sluice.conf");
const config = () => readFile(conf(), "utf8");
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const tryButton = (page: Page) => page.getByRole("button", { name: "Apply on trial", exact: true });
const problems = (page: Page) => page.getByRole("list", { name: "Problems" });
/** What the editor shows; it draws spaces as hard ones. */
const shown = async (page: Page) => (await page.locator(".view-lines").innerText()).replaceAll("\u00a0", " ");

beforeEach(async () => {
  if ((await config()) !== initial) await writeFile(conf(), initial);
  await expect.poll(served, { timeout: 10_000 }).toBe(initial);
});

/** The text as the server has taken it. */
async function served(): Promise<string> {
  const headers = { authorization: `Basic ${btoa(`${here.server.login}:${here.server.password}`)}` };
  const answer = await fetch(`${here.server.url}/flussonic/api/read_raw_config`, { headers });
  return Buffer.from(await answer.arrayBuffer()).toString();
}

/** The editor, with its text drawn. */
async function openEditor(): Promise<Page> {
  const page = await here.open("/config/editor");
  await page.locator(".view-lines .mtk1, .view-lines span").first().waitFor({ timeout: 30_000 });
  return page;
}

/** Goes behind a piece of the text, as a click would. */
async function goBehind(page: Page, piece: string): Promise<void> {
  await page.locator(".view-line", { hasText: piece }).first().click();
  await page.keyboard.press("End");
}

describe("the config editor", () => {
  it("is one draft with the forms: a port of the form, a comment of the text, and the server listens", async () => {
    const page = await here.open("/config");
    const port = await freePort();
    await page.getByRole("textbox", { name: "HTTP ports", exact: true }).fill(String(port));
    await page.getByRole("button", { name: /^Review 1 change/ }).waitFor();
    await page.getByRole("link", { name: "Config editor" }).click();
    await expect.poll(() => shown(page), { timeout: 20_000 }).toMatch(new RegExp(`^http ${port};`, "m"));

    // On in the text: a word that is offered, a name of the file, and one that was mistyped.
    await goBehind(page, "title News;");
    await page.keyboard.press("Enter");
    await page.keyboard.type("max_se");
    await page.locator(".suggest-widget").getByText("max_sessions", { exact: true }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("-4; # by hand");
    await problems(page)
      .getByText(/Line \d+.*Max sessions should be at least 0/)
      .waitFor();
    await tryButton(page).click();
    await page.getByText("Config is wrong").waitFor();
    expect(await config(), "nothing is saved of a wrong text").toBe(initial);

    // The same words stand in the form, and the form mends the text.
    await page.getByRole("navigation", { name: "Place in the config" }).getByText("Max sessions").waitFor();
    await page.getByRole("link", { name: "Open in the form" }).click();
    const field = page.getByRole("textbox", { name: "Max sessions", exact: true });
    expect(await field.inputValue()).toBe("-4");
    await page.getByText("Max sessions should be at least 0.").first().waitFor();
    await page.getByText("Max sessions should be at least 0.").first().waitFor();
    await field.fill("4");
    await page.getByRole("link", { name: "Config", exact: true }).first().click();
    await page.getByRole("link", { name: "Config editor" }).click();
    await expect.poll(() => shown(page), { timeout: 20_000 }).toContain("max_sessions 4; # by hand");
    await tryButton(page).click();
    // A port is asked about, as in the form.
    const question = page.getByRole("alertdialog");
    await question.getByText(/web interface answers at the HTTP ports/).waitFor();
    await question.getByRole("button", { name: "Save" }).click();
    await expect.poll(config).toContain("max_sessions 4; # by hand");
    await page.getByRole("region", { name: "Save on trial" }).getByRole("button", { name: "Keep" }).click();
    const saved = await config();
    for (const comment of ["# The house server.", "# not too much", "# from the roof"])
      expect(saved).toContain(comment);
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/admin/`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers).toBe(200);
    await expect.poll(() => page.getByRole("button", { name: /^Review/ }).count(), { timeout: 5000 }).toBe(0);
  });

  it("mends a mistyped word by one press, and tells what a word means", async () => {
    const page = await openEditor();
    await goBehind(page, "title News;");
    await page.keyboard.press("Enter");
    await page.keyboard.type("clients_timeuot 60;");
    await problems(page).getByText("This keyword is not known here", { exact: false }).waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("Control+.");
    await page.getByText("Write “clients_timeout”").first().click();
    await expect.poll(() => shown(page)).toContain("clients_timeout 60;");
    await expect.poll(() => problems(page).count()).toBe(0);
    await page.locator(".view-line span", { hasText: "clients_timeout" }).last().hover();
    await page.locator(".monaco-hover").getByText("Client timeout").first().waitFor();
  });

  it("renames a stream with all that names it", async () => {
    const page = await openEditor();
    await page.locator(".view-line", { hasText: "stream news" }).click();
    await page.keyboard.press("End");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("F2");
    await page.locator(".rename-box input").fill("latest");
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toContain("stream latest {");
    expect(await shown(page)).toContain("input copy://latest;");
    await page.getByRole("button", { name: /^Review/ }).waitFor();
    await saveButton(page).click();
    await expect.poll(config).toContain("input copy://latest;");
    expect(await config()).toContain("stream latest {\n  input udp://239.1.1.1:1234; # from the roof");
  });

  it("keeps a text that cannot be read over a reload, and secrets out of the browser", async () => {
    const page = await openEditor();
    await goBehind(page, "loglevel notice;");
    await page.keyboard.type(" and more");
    await page.keyboard.press("Control+End");
    await page.keyboard.type('stream open {\n  title "half');
    // The quote that the editor has closed.
    await page.keyboard.press("Delete");
    await problems(page).getByText("The quote is never closed", { exact: false }).waitFor();
    await page.waitForTimeout(500);
    await page.reload();
    await expect.poll(() => shown(page), { timeout: 20_000 }).toContain('title "half');
    expect(await shown(page)).toContain("# not too much and more");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => shown(page)).not.toContain("half");

    await goBehind(page, "title News;");
    await page.keyboard.press("Enter");
    await page.keyboard.type("password very-secret-word;");
    await page.waitForTimeout(800);
    const stored = await page.evaluate(() =>
      JSON.stringify([sessionStorage, localStorage].map((one) => Object.entries(one))),
    );
    expect(stored).not.toContain("very-secret-word");
    await page.reload();
    await page.getByText("Missing now, as they held a secret: 1.", { exact: false }).waitFor();
  });

  it("takes in what another administrator saves while one types, and says where both wrote", async () => {
    const [page, other] = await Promise.all([openEditor(), here.open("/standalone/sport/output")]);
    await goBehind(page, "loglevel notice;");
    await page.keyboard.type(" at all");
    await other.getByRole("textbox", { name: "Client timeout", exact: true }).fill("45");
    await saveButton(other).click();
    await expect.poll(() => shown(page), { timeout: 10_000 }).toContain("clients_timeout 45;");
    expect(await shown(page)).toContain("# not too much at all");
    // Somebody with an editor of his own, on the very line.
    await writeFile(conf(), (await config()).replace("# not too much", "# far too much"));
    await page.getByText("The same lines were changed and saved meanwhile", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Keep mine" }).click();
    await saveButton(page).click();
    await expect.poll(config).toContain("# not too much at all");
    expect(await config()).toContain("clients_timeout 45;");
  });

  it("lets one choose where another administrator changed the same setting of a stream in a form", async () => {
    const [page, other] = await Promise.all([openEditor(), here.open("/standalone/news/output")]);
    await goBehind(page, "title News");
    await page.keyboard.type("\nclients_timeout 30; # mine");
    await other.getByRole("textbox", { name: "Client timeout", exact: true }).fill("45");
    await saveButton(other).click();
    const choice = page.getByRole("group", { name: "Resolve the conflict of Client timeout" });
    await choice.getByText("On the server now: 45").waitFor();
    expect(await shown(page), "what is typed stays").toContain("clients_timeout 30; # mine");
    expect(await saveButton(page).isDisabled()).toBe(true);
    await page.keyboard.press("Control+s");
    expect(await config()).toContain("clients_timeout 45;");
    await choice.getByRole("button", { name: "Keep mine" }).click();
    await saveButton(page).click();
    await expect.poll(config).toContain("clients_timeout 30; # mine");
    expect(await config()).not.toContain("45");
  });

  it("is a plain box on a touch screen", async () => {
    const context = await here.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    const form = { login: here.server.login, password: here.server.password };
    await context.request.post(`${here.server.url}/admin/login`, { form });
    const page = await context.newPage();
    await page.goto(`${here.server.url}/admin/config/editor`);
    const box = page.getByRole("textbox", { name: "Config text" });
    expect(await box.inputValue()).toBe(initial);
    await box.fill(initial.replace("loglevel notice", "loglevel nonsense"));
    await problems(page)
      .getByText(/Line 2/)
      .waitFor();
  });

  it.each([
    ["lines that end as in Windows", initial.replaceAll("\n", "\r\n")],
    ["a byte order mark", `\uFEFF${initial}`],
    ["10 MB", `${initial}${`# ${"long ".repeat(40)}\n`.repeat(50_000)}`],
  ])("shows and keeps a text with %s", async (_what, written) => {
    await writeFile(conf(), written);
    await expect.poll(() => served(), { timeout: 20_000 }).toBe(written);
    const page = await openEditor();
    await goBehind(page, "title News;");
    await page.keyboard.type(" # seen");
    await saveButton(page).click({ timeout: 20_000 });
    const first = written.slice(0, 400);
    await expect
      .poll(async () => (await config()).slice(0, 400), { timeout: 20_000 })
      .toBe(
        first
          .replace(/^\uFEFF/, "")
          .replace("title News;", "title News; # seen")
          .slice(0, 400),
      );
  });
});
