import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { configRoutes } from "../../../src/pages/config/configRoutes.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";

beforeEach(() => giveLayout());

const streams: JsonObject = {
  news: { name: "news", urls: [{ url: "udp://239.0.0.1:1" }] },
  old: { name: "old", urls: [{ url: "udp://239.0.0.1:9" }] },
};
const tree: JsonObject = { http: [80], loglevel: "notice", streams };

async function upload(content: string | Uint8Array<ArrayBuffer>, name: string, held = tree) {
  const page = await openItem(held, "/config", [configRoutes()]);
  const file = new File([content], name);
  await page.user.upload(await screen.findByLabelText("Upload config", { selector: "input" }), file);
  const dialog = within(await screen.findByRole("dialog"));
  const press = async (label: string | RegExp) => page.user.click(await dialog.findByRole("button", { name: label }));
  const choose = async (label: string) => page.user.click(await dialog.findByRole("radio", { name: label }));
  const { questions } = page.stores;
  const answer = async (isYes: boolean) => {
    const asked = await waitFor(() => questions.asked ?? expect.fail("nothing is asked"));
    questions.answer(isYes);
    return asked;
  };
  return { ...page, dialog, press, choose, answer };
}

const config = JSON.stringify({
  loglevel: "debug",
  streams: {
    news: { name: "news", urls: [{ url: "udp://239.0.0.1:2" }] },
    sport: { name: "sport", urls: [{ url: "udp://239.0.0.1:3" }] },
  },
});

describe("a config file", () => {
  it("is merged: what it has is added, and saved as edits are, not as a whole", async () => {
    const page = await upload(config, "other.json");
    await page.choose("Merge");
    expect(await page.dialog.findByText(/laid over this one\. Created: 1\. Changed: 2\. Deleted: 0\./)).toBeTruthy();
    await page.press("Merge into the config");
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
    expect(page.stores.saved[0]).toEqual({
      loglevel: "debug",
      streams: {
        news: { urls: [{ url: "udp://239.0.0.1:1" }, { url: "udp://239.0.0.1:2" }] },
        sport: { name: "sport", urls: [{ url: "udp://239.0.0.1:3" }] },
      },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.stores.draft.count).toBe(0);
  });

  it("gives only what is ticked, and says of whole entities that they come or go", async () => {
    const page = await upload(config, "other.json");
    expect(await page.dialog.findByText("deleted")).toBeTruthy();
    expect(page.dialog.getByText("created")).toBeTruthy();
    await page.choose("Only chosen");
    const take = page.dialog.getByRole<HTMLButtonElement>("button", { name: "Take what is chosen" });
    expect(take.disabled).toBe(true);
    await page.user.click(await page.dialog.findByRole("checkbox", { name: "Take Stream sport" }));
    await page.press("Take what is chosen");
    await waitFor(() =>
      expect(page.stores.saved).toEqual([
        { streams: { sport: { name: "sport", urls: [{ url: "udp://239.0.0.1:3" }] } } },
      ]),
    );
  });

  it("that the config would refuse cannot be taken, which stands beside its button, until what is wrong is left out", async () => {
    const page = await upload(
      '{\n"loglevel": "debug",\n"streams": { "web": {\n"name": "web", "static": "x" } } }',
      "other.json",
    );
    const button = (name: string) => page.dialog.getByRole<HTMLButtonElement>("button", { name });
    const reason = "It would be refused: what is wrong stands above.";
    for (const [way, label] of [
      ["Replace all", "Replace the config"],
      ["Merge", "Merge into the config"],
    ] as const) {
      await page.choose(way);
      expect(await page.dialog.findByText(/^line 4 of other\.json: .*static/)).toBeTruthy();
      expect(button(label).disabled).toBe(true);
      expect(page.dialog.getByRole("button", { name: label, description: reason })).toBeTruthy();
    }
    await page.choose("Only chosen");
    await page.user.click(await page.dialog.findByRole("checkbox", { name: "Take Global settings" }));
    await waitFor(() => expect(button("Take what is chosen").disabled).toBe(false));
    expect(page.dialog.queryByText(reason)).toBeNull();
    expect(page.stores.saved).toEqual([]);
  });

  it("that the server refuses says why, at which line of the file, and writes nothing", async () => {
    const page = await upload('{\n"loglevel": "debug",\n"streams": { "web": {\n"name": "web" } } }', "other.json");
    const problems = [{ pointer: "/streams/web", keyword: "x", level: "error", message: "One too many" }];
    page.stores.saving.failure = new ApiError("invalid", "There are too many streams", { body: { problems } });
    await page.choose("Merge");
    await page.press("Merge into the config");
    expect(await page.dialog.findByText("Nothing was imported")).toBeTruthy();
    expect(page.dialog.getByText(/^line 3 of other\.json: One too many/)).toBeTruthy();
    expect(page.stores.saved).toEqual([]);
  });

  it("with a reference to nothing says so at its line, as the form does, and can be taken", async () => {
    const written = '{ "streams": { "old": {\n"name": "old",\n"dvr": { "reference": "nowhere" } } } }';
    const page = await upload(written, "over.json", { ...tree, dvrs: { vault: { name: "vault", root: "/dvr" } } });
    await page.choose("Merge");
    const told =
      "line 3 of over.json: There is no DVR nowhere: choose another one or add it. (/streams/old/dvr/reference)";
    expect(await page.dialog.findByText(told)).toBeTruthy();
    expect(page.dialog.getByRole("heading", { name: "Would be saved, but does not work as it is" })).toBeTruthy();
    await page.press("Merge into the config");
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { old: { dvr: { reference: "nowhere" } } } }]));
  });

  it("tells equal changes of thousands as one, with all of them counted", async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`s${at}`, { name: `s${at}` }]));
    const page = await upload(JSON.stringify({ streams: { one: { name: "one" } } }), "one.json", { streams: many });
    expect(await page.dialog.findByRole("heading", { name: "2,000 streams" })).toBeTruthy();
    expect(page.dialog.getByText(/Created: 1\. Changed: 0\. Deleted: 2,000\./)).toBeTruthy();
    expect(page.dialog.getByRole("heading", { name: "Stream one" })).toBeTruthy();
  });

  it("written as config text is read by its language, and replaces the text with its comments", async () => {
    const written = "# by hand\nhttp 81;\nstream web {\n  input udp://239.0.0.1:4;\n}\n";
    const page = await upload(written, "sluice.conf");
    await page.press("Replace the config");
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ text: written }]));
  });

  it("asks before it takes the place of what goes with it: what that is, whom it cuts off, what remains", async () => {
    const held: JsonObject = {
      ...tree,
      dvrs: { main: { name: "main", root: "/dvr" } },
      streams: {
        ...streams,
        "ol\u200Bd": {
          name: "ol\u200Bd",
          dvr: { reference: "main" },
          stats: { status: "running", alive: true, client_count: 7 },
        },
      },
    };
    const page = await upload(
      JSON.stringify({ loglevel: "debug", streams: { news: streams["news"] } }),
      "small.json",
      held,
    );
    await page.press("Replace the config");
    const { title, words, verb } = await page.answer(false);
    expect([title, verb]).toEqual(["Replace the config with small.json?", "Replace the config"]);
    expect(words).toBe(
      "This is deleted: 2 streams (old, ol[U+200B]d); DVR main. 7 viewers are cut off. DVR archive would remain.",
    );
    expect(page.stores.saved).toEqual([]);
    await page.choose("Merge");
    await page.press("Merge into the config");
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
  });

  it("asks again where others have made something meanwhile that would go with it, too", async () => {
    const page = await upload(JSON.stringify({ streams: { news: streams["news"] } }), "small.json");
    await page.press("Replace the config");
    await waitFor(() => expect(page.stores.questions.asked?.words).toMatch(/Stream old/));
    act(() => page.stores.config.merge({ streams: { live: { name: "live" } } }, 2));
    await page.answer(true);
    expect((await page.answer(true)).words).toMatch(/2 streams \(old, live\)/);
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
  });

  it("shows what is hidden in its names, its own and those of its settings, so that none passes for another", async () => {
    const hidden = /[\u200B\u202E]/;
    const named = { "ne\u200Bws": { name: "ne\u200Bws", "ti\u202Etle": "x" } };
    const page = await upload(JSON.stringify({ streams: named }), "oth\u202Eer.json");
    expect(await page.dialog.findByRole("heading", { name: /ne\[U\+200B\]ws/ })).toBeTruthy();
    expect(screen.getByRole("dialog", { name: /oth\[U\+202E\]er\.json/ })).toBeTruthy();
    for (const way of ["Merge", "Only chosen", "Replace all"]) {
      await page.choose(way);
      expect(page.dialog.getAllByText(/ne\[U\+200B\]ws/).length).toBeGreaterThan(0);
      expect(screen.getByRole("dialog").outerHTML).not.toMatch(hidden);
    }
  });

  it("is checked before it is taken, as a form is: what is wrong is told at its line, in each way of taking it", async () => {
    const written = '{ "loglevel": "debug", "streams": { "web": {\n"name": "web",\n"clients_timeout": "∞ s" } } }';
    const page = await upload(written, "other.json");
    const told = () => page.dialog.findByText(/^line 3 of other\.json: .*\(\/streams\/web\/clients_timeout\)$/);
    expect(await told()).toBeTruthy();
    expect(page.dialog.getByText("The config would be refused")).toBeTruthy();
    await page.choose("Merge");
    expect(await told()).toBeTruthy();
    await page.choose("Only chosen");
    await waitFor(() => expect(page.dialog.queryByText("The config would be refused")).toBeNull());
    await page.user.click(await page.dialog.findByRole("checkbox", { name: "Take Stream web" }));
    expect(await told()).toBeTruthy();
    expect(page.stores.saved).toEqual([]);
  });

  it("shows what is hidden in the places of its faults", async () => {
    await upload('{ "streams": { "ne\u200Bws": { "name": "ne\u200Bws", "title": 5 } } }', "other.json");
    const told = (await screen.findByRole("alert")).textContent;
    expect(told).toContain("/streams/ne[U+200B]ws/title");
    expect(told).not.toContain("\u200B");
  });

  it("is refused where it is too large, empty or no text", async () => {
    const page = await upload(Uint8Array.of(0x61, 0x0a, 0), "x.conf");
    expect(await page.dialog.findByText("x.conf is not a text file.")).toBeTruthy();
    expect(page.dialog.getByText(/^line 2 of x\.conf: A null byte/)).toBeTruthy();
  });
});

describe("a list of channels", () => {
  const list = [
    "#EXTM3U",
    "#EXTINF:-1,Sport",
    "udp://239.0.0.1:5",
    "#EXTINF:-1,web",
    "http://a/b",
    "#EXTINF:-1,old",
    "udp://239.0.0.2:9",
  ].join("\n");

  it("shows no login and no passphrase of its addresses", async () => {
    const page = await upload(
      "name;url;title\nnews-2;rtsp://admin:S3cret@10.0.0.1/a;News\nsport;srt://10.0.0.2:9?passphrase=S3cret0000;Sport\n",
      "list.csv",
    );
    expect(await page.dialog.findByTitle("rtsp://••••••@10.0.0.1/a")).toBeTruthy();
    expect(page.dialog.getByText("srt://10.0.0.2:9?passphrase=••••••")).toBeTruthy();
    expect(screen.getByRole("dialog").outerHTML).not.toContain("S3cret");
  });

  it("becomes streams; rows that cannot come say why, and are left out", async () => {
    const page = await upload(list, "list.m3u");
    expect(await page.dialog.findByText(/^Channels that become streams: 1 of 3\./)).toBeTruthy();
    expect(page.dialog.getByTitle(/^line 4 of list\.m3u: .*tshttp/)).toBeTruthy();
    expect(page.dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Import line 4/ }).disabled).toBe(true);
    await page.press("Import 1 channel");
    await waitFor(() =>
      expect(page.stores.saved).toEqual([
        { streams: { Sport: { name: "Sport", title: "Sport", urls: [{ url: "udp://239.0.0.1:5" }] } } },
      ]),
    );
  });

  it("adds to streams there are where that is chosen, without rows that are unticked", async () => {
    const page = await upload(list, "list.m3u");
    await page.choose("Add the channel as another source");
    await page.user.click(await page.dialog.findByRole("checkbox", { name: /^Import line 2/ }));
    await page.press("Import 1 channel");
    await waitFor(() =>
      expect(page.stores.saved).toEqual([
        { streams: { old: { urls: [{ url: "udp://239.0.0.1:9" }, { url: "udp://239.0.0.2:9" }] } } },
      ]),
    );
  });

  it("of ten thousand draws the rows in sight alone, and is read as something else where the operator says so", async () => {
    const many = `name,url\n${Array.from({ length: 10_000 }, (_, at) => `ch${at},udp://239.1.${at >> 8}.${at & 255}:1`).join("\n")}`;
    const page = await upload(many, "many.csv");
    expect(await page.dialog.findByText(/^Channels that become streams: 10,000 of 10,000/)).toBeTruthy();
    const rows = page.dialog.getAllByRole("row").length;
    expect(rows).toBeGreaterThan(5);
    expect(rows).toBeLessThan(100);
    await page.user.selectOptions(page.dialog.getByRole("combobox", { name: "Read as" }), "Config (JSON)");
    expect(await page.dialog.findByText("many.csv is no JSON file that can be read.")).toBeTruthy();
  });
});
