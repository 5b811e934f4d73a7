import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { vodInputForm } from "../../../src/generated/forms/vod.input.ts";
import { serverSettingsForm } from "../../../src/generated/forms/server.settings.ts";
import { streamOutputForm } from "../../../src/generated/forms/stream.output.ts";
import { generatedHarness } from "../../forms/fixtures/generatedHarness.tsx";
import { openOutput } from "./support/openOutput.tsx";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const section = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("section");
  if (!found) throw new Error(`There is no section ${title}.`);
  return within(found);
};
const boxesOf = (title: string) =>
  section(title)
    .queryAllByRole<HTMLInputElement>("textbox")
    .map(({ labels }) => labels?.[0]?.textContent);
const radios = (group: string) =>
  within(screen.getByRole("radiogroup", { name: group })).getAllByRole<HTMLInputElement>("radio");
const words = (group: string) => radios(group).map(({ labels }) => labels?.[0]?.textContent);
const chosen = (group: string) => radios(group).find(({ checked }) => checked)?.labels?.[0]?.textContent;
const radio = (group: string, word: string) => {
  const found = radios(group).find(({ labels }) => labels?.[0]?.textContent === word);
  if (!found) throw new Error(`${group} has no ${word}.`);
  return found;
};

describe("the Output page", () => {
  it("has a logo section, a thumbnails section, Max sessions and Save [S028]", async () => {
    const page = await openOutput({ news: {} });
    expect(section("Logo").getByRole("textbox", { name: "Logo file" })).toBeTruthy();
    expect(section("Thumbnails").getByRole("switch", { name: "Thumbnails" })).toBeTruthy();
    expect(box("Max sessions")).toBeTruthy();
    await page.user.type(box("Max sessions"), "100");
    expect(await page.patch()).toEqual({ auth: { max_sessions: 100 } });
  });

  it("saves and takes back what stands on it, and nothing of the other pages' part of the authorization", async () => {
    const page = await openOutput({ news: {} });
    page.stores.draft.edit(["streams", "news", "auth", "allowed_countries"], []);
    page.stores.draft.edit(["streams", "news", "meta", "comment"], "Soon");
    await waitFor(() => expect(page.stores.draft.count).toBe(2));
    expect(page.save().disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Reset" }).disabled).toBe(true);
    await page.user.type(box("Max sessions"), "100");
    expect(await page.patch()).toEqual({ auth: { max_sessions: 100 } });
    expect(page.stores.draft.patch()).toEqual({
      streams: { news: { auth: { allowed_countries: [] }, meta: { comment: "Soon" } } },
    });
  });

  it.each([{}, { static: false }])(
    "shows Client timeout for a stream of the configuration %j [S029]",
    async (stream) => {
      const page = await openOutput({ news: stream });
      await page.user.type(box("Client timeout"), "30");
      expect(await page.patch()).toEqual({ clients_timeout: 30 });
    },
  );

  it("shows it not for what a location or mirror brings, and says that streams on demand go by it [S029, S030]", async () => {
    const page = await openOutput({ news: {} });
    expect(section("Sessions and timeouts").getByText(/^An on-demand stream turns off this long after/)).toBeTruthy();
    page.stores.config.merge({ streams: { news: { prefix: "live" } } }, 2);
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Client timeout" })).toBeNull());
    expect(box("Max sessions")).toBeTruthy();
  });

  it("has segment options for HLS, HDS and DASH [S031, S038]", async () => {
    const page = await openOutput({ news: {} });
    expect(boxesOf("HLS, HDS and DASH")).toEqual(["URL prefix", "Segment count", "Segment duration"]);
    await page.user.click(section("HLS, HDS and DASH").getByRole("switch", { name: "Audio-only HLS playlist" }));
    await page.user.type(box("URL prefix"), "http://cdn.example.com");
    await page.user.type(box("Segment count"), "6");
    await page.user.type(box("Segment duration"), "4.5");
    expect(await page.patch()).toEqual({
      add_audio_only: true,
      url_prefix: "http://cdn.example.com",
      segment_count: 6,
      segment_duration: 4500,
    });
  });

  it("has MPEG-TS options and pushes for one stream [S033, S034, S038], and for several neither [S033, S034]", async () => {
    const page = await openOutput({ news: {} });
    expect(boxesOf("MPEG-TS")).toEqual(["Provider", "Program ID"]);
    expect(boxesOf("Push to URL")).toEqual(["New push URL"]);
    await page.user.type(box("Provider"), "Example TV");
    await page.user.type(box("Program ID"), "7");
    await page.user.type(box("New push URL"), "rtmp://a.example.com/live");
    expect(await page.patch()).toEqual({
      provider: "Example TV",
      meta: { program_id: 7 },
      pushes: [{ url: "rtmp://a.example.com/live" }],
    });
  });

  it("has neither MPEG-TS options nor pushes for several streams [S033, S034]", async () => {
    await openOutput({ news: {}, sport: {} });
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim());
    expect(titles).toEqual([
      "Output protocols",
      "Sessions and timeouts",
      "HLS, HDS and DASH",
      "Persistent protocols",
      "Advertising",
      "Thumbnails",
      "Logo",
    ]);
  });
});

describe("the audio-only playlist", () => {
  it("is off when unset and on when true, and unset again when switched off [S228]", async () => {
    const page = await openOutput({ news: { add_audio_only: true }, sport: { add_audio_only: true } });
    const toggle = screen.getByRole<HTMLInputElement>("switch", { name: "Audio-only HLS playlist" });
    expect(toggle.checked).toBe(true);
    await page.user.click(toggle);
    expect(toggle.checked).toBe(false);
    expect(await page.patch()).toEqual({ add_audio_only: null });
  });
});

describe("prepush", () => {
  it("is disabled, enabled or enabled specific, among the persistent protocols [S032, S226]", async () => {
    await openOutput({ news: {} });
    expect(section("Persistent protocols").getByRole("radiogroup", { name: "Prepush" })).toBeTruthy();
    expect(words("Prepush")).toEqual(["Disabled", "Enabled", "Enabled specific"]);
  });

  it.each([
    [undefined, "Enabled"],
    [true, "Enabled"],
    [false, "Disabled"],
    [7, "Enabled specific"],
  ])("stored as %j shows as %s [S226]", async (prepush, label) => {
    await openOutput({ news: prepush === undefined ? {} : { prepush } });
    expect(chosen("Prepush")).toBe(label);
    const seconds = screen.queryByRole<HTMLInputElement>("textbox", { name: "Prepush: Enabled specific" });
    expect(seconds?.value).toBe(typeof prepush === "number" ? String(prepush) : undefined);
  });

  it("is stored as false when disabled, and unset when enabled [S226]", async () => {
    const page = await openOutput({ news: { prepush: 7 } });
    await page.user.click(radio("Prepush", "Disabled"));
    expect(page.draft("prepush")).toBe(false);
    await page.user.click(radio("Prepush", "Enabled"));
    expect(await page.patch()).toEqual({ prepush: null });
  });

  it("starts at 3 s when it becomes specific, and takes other seconds [S226, S227]", async () => {
    const page = await openOutput({ news: {} });
    await page.user.click(radio("Prepush", "Enabled specific"));
    expect(page.draft("prepush")).toBe(3);
    const seconds = box("Prepush: Enabled specific");
    expect(seconds.value).toBe("3");
    await page.user.clear(seconds);
    await page.user.type(seconds, "x12");
    expect(await page.patch()).toEqual({ prepush: 12 });
  });
});

describe("the URL prefix", () => {
  const refusal = "Please specify in http://example.com:8080 format";

  it.each([
    "http://cdn.example.com",
    "https://cdn.example.com:8443",
    "http://10.0.0.1:80/",
    "https://cdn.example.com/",
  ])("takes %s, with one slash at its end or none [S329, S330]", async (typed) => {
    const page = await openOutput({ news: {} });
    await page.user.type(box("URL prefix"), typed);
    await page.user.tab();
    expect(screen.queryByText(refusal)).toBeNull();
    expect(await page.patch()).toEqual({ url_prefix: typed });
  });

  it.each(["cdn.example.com", "ftp://cdn.example.com", "http://", "http://a:b", "http://a/path", "http://a//"])(
    "refuses %s in these words, and does not store it [S329, S330]",
    async (typed) => {
      const page = await openOutput({ news: { url_prefix: "http://old.example.com" } });
      await page.user.clear(box("URL prefix"));
      await page.user.type(box("URL prefix"), typed);
      await page.user.tab();
      expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
      expect(box("URL prefix").value).toBe(typed);
      expect(page.draft("url_prefix")).not.toBe(typed);
      await page.user.type(box("Max sessions"), "5");
      await page.user.tab();
      await page.user.click(page.save());
      expect(page.stores.saved).toEqual([]);
    },
  );

  it("says nothing while the address is being typed", async () => {
    const page = await openOutput({ news: {} });
    await page.user.type(box("URL prefix"), "http://cdn");
    await page.user.type(box("URL prefix"), "/");
    await page.user.type(box("URL prefix"), "x");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText(refusal)).toBeNull();
  });
});

describe("a push", () => {
  it("left empty goes when the focus leaves it [S341]", async () => {
    const pushes = [{ url: "rtmp://a/b", retry: 5 }, { url: "rtmp://c/d" }];
    const page = await openOutput({ news: { pushes } });
    const [, second] = screen.getAllByRole("textbox", { name: "Push URL" });
    await page.user.clear(second ?? box("the second push"));
    expect(page.draft("pushes")).toEqual(pushes);
    await page.user.tab();
    await waitFor(() => expect(page.draft("pushes")).toEqual([pushes[0]]));
    expect(await page.patch()).toEqual({ pushes: [pushes[0]] });
  });

  it("takes the whole list along when it was the last", async () => {
    const page = await openOutput({ news: { pushes: [{ url: "rtmp://a/b" }] } });
    await page.user.click(screen.getByRole("button", { name: "Remove rtmp://a/••••••" }));
    expect(await page.patch()).toEqual({ pushes: null });
  });
});

describe("the position of a logo", () => {
  it("is one of five [S505, S506]", async () => {
    await openOutput({ news: {} });
    expect(words("Position")).toEqual(["Top left", "Top right", "Center", "Bottom left", "Bottom right"]);
  });

  it.each([
    ["Top left", { top: 10, left: 10 }],
    ["Top right", { top: 10, right: 10 }],
    ["Bottom left", { bottom: 10, left: 10 }],
    ["Bottom right", { bottom: 10, right: 10 }],
    ["Center", {}],
  ])("%s stands 10 px from its edges, and the others are cleared [S505, S506]", async (place, edges) => {
    const all = { top: 1, bottom: 2, left: 3, right: 4 };
    const page = await openOutput({ news: { logo: { path: "@a", width: 50, ...all } } });
    expect(chosen("Position")).toBeUndefined();
    await page.user.click(radio("Position", place));
    expect(chosen("Position")).toBe(place);
    expect(page.draft("logo")).toEqual({ path: "@a", width: 50, ...edges });
    const cleared = Object.fromEntries(Object.keys(all).map((edge) => [edge, null]));
    expect(await page.patch()).toEqual({ logo: { ...cleared, ...edges } });
  });

  it("is set in several streams, whatever each of them had [S506]", async () => {
    const logo = { path: "@a" };
    const page = await openOutput({ news: { logo: { ...logo, top: 5 } }, sport: { logo: { ...logo, right: 7 } } });
    expect(chosen("Position")).toBeUndefined();
    await page.user.click(radio("Position", "Bottom left"));
    for (const name of ["news", "sport"]) {
      expect(page.stores.draft.effective(["streams", name, "logo"])).toEqual({ path: "@a", bottom: 10, left: 10 });
    }
  });
});

describe("an integer setting", () => {
  it.each([
    ["max_sessions", streamOutputForm, "Max sessions", { auth: { max_sessions: 12 } }],
    ["read_queue", vodInputForm, "Max simultaneous disk requests", { read_queue: 12 }],
    ["max_readers", vodInputForm, "Max disk readers per file", { max_readers: 12 }],
    ["rtmp", serverSettingsForm, "RTMP port", { rtmp: 12 }],
    ["rtsp", serverSettingsForm, "RTSP port", { rtsp: 12 }],
    ["rtmps", serverSettingsForm, "RTMPS", { rtmps: 12 }],
    ["rtsps", serverSettingsForm, "RTSPS", { rtsps: 12 }],
  ])("such as %s becomes an integer of the digits typed [C362]", async (_name, form, title, stored) => {
    const page = await generatedHarness(form, { value: {} });
    await page.user.type(box(title), "12");
    await page.user.tab();
    expect(page.value()).toEqual(stored);
  });
});
