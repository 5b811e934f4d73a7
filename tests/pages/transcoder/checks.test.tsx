import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { onPage } from "./support/onPage.ts";
import { openTranscoder } from "./support/openTranscoder.tsx";

const { box, button } = onPage;
const news = { transcoder: { video: { "1": { bitrate: 1_000_000 } }, audio: { bitrate: 64_000 } } };
type OpenedTranscoder = Awaited<ReturnType<typeof openTranscoder>>;

/** Types into a field and leaves it. */
async function fill({ user }: OpenedTranscoder, id: string, value: string): Promise<HTMLInputElement> {
  const input = document.querySelector<HTMLInputElement>(`input[id$="${id}"]`);
  if (!input) throw new Error(`no field ${id} on the page`);
  await user.clear(input);
  if (value !== "") await user.type(input, value);
  await user.tab();
  return input;
}

/** The words at a field that is wrong. */
async function wordsAt(input: HTMLInputElement): Promise<string | undefined> {
  await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
  const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(ids.find((id) => id.endsWith("-errors")) ?? "")?.textContent ?? undefined;
}

async function atTrack(fold?: string): Promise<OpenedTranscoder> {
  const page = await openTranscoder({ news });
  await page.user.click(button("Video track 1"));
  if (fold !== undefined) await page.user.click(button(fold));
  return page;
}

describe("a crop", () => {
  it("has fields above zero only [S342]", async () => {
    const page = await openTranscoder({ news });
    await page.user.click(button("Crop"));
    for (const name of ["left", "top", "width", "height"]) await fill(page, `/crop/${name}`, "2");
    for (const name of ["left", "top", "width", "height"]) {
      expect(await wordsAt(await fill(page, `/crop/${name}`, "0")), name).toBe("Should be greater than zero.");
      await fill(page, `/crop/${name}`, "2");
    }
  });

  it("has all four fields or none [S343]", async () => {
    const page = await openTranscoder({ news });
    await page.user.click(button("Crop"));
    await fill(page, "/crop/left", "8");
    for (const name of ["top", "width", "height"]) {
      const input = document.querySelector<HTMLInputElement>(`input[id$="/crop/${name}"]`);
      expect(input && (await wordsAt(input)), name).toBe("Required, if crop set.");
    }
    await fill(page, "/crop/left", "");
    await waitFor(() => expect(screen.queryByText("Required, if crop set.")).toBeNull());
  });
});

describe("an aspect", () => {
  it("has both numbers or none [S345]", async () => {
    const page = await atTrack("Aspect");
    await fill(page, "/aspect/x", "16");
    const y = document.querySelector<HTMLInputElement>('input[id$="/aspect/y"]');
    expect(y && (await wordsAt(y))).toBe("Required, if aspect set.");
    await fill(page, "/aspect/x", "");
    await fill(page, "/aspect/y", "9");
    const x = document.querySelector<HTMLInputElement>('input[id$="/aspect/x"]');
    expect(x && (await wordsAt(x))).toBe("Required, if aspect set.");
  });
});

describe("a bitrate", () => {
  it("of a video track is above zero, and has to be there [S348]", async () => {
    const page = await atTrack();
    expect(await wordsAt(await fill(page, "/video/1/bitrate", "0"))).toBe("Should be greater than zero.");
    expect(await wordsAt(await fill(page, "/video/1/bitrate", ""))).toBe("Bitrate is required.");
    await page.user.click(button("Save"));
    expect(page.stores.saved).toEqual([]);
  });

  it("of audio is above zero, and has to be there [S349]", async () => {
    const page = await openTranscoder({ news });
    expect(await wordsAt(await fill(page, "/audio/bitrate", "0"))).toBe("Should be greater than zero.");
    expect(await wordsAt(await fill(page, "/audio/bitrate", ""))).toBe("Bitrate is required.");
  });

  it.each(["/video/1", "/audio"])("of %s may be copied [S348] [S349]", async (at) => {
    const page = await atTrack();
    const toggle = document.querySelector<HTMLElement>(`[role=switch][id$="${at}/bitrate-word"]`);
    if (!toggle) throw new Error("no switch");
    await page.user.click(toggle);
    await page.user.click(button("Save"));
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
  });
});

describe("a size", () => {
  it.each([
    ["Width", "1279", "Width should be multiple of 2."],
    ["Width", "0", "Width should be -1 or greater than zero."],
    ["Width", "-2", "Width should be -1 or greater than zero."],
    ["Height", "719", "Height should be multiple of 2."],
    ["Height", "0", "Height should be -1 or greater than zero."],
    ["Height", "-2", "Height should be -1 or greater than zero."],
  ])("whose %s is %s is refused: %s [S351] [S352] [S353] [S354]", async (name, typed, words) => {
    const page = await atTrack();
    expect(await wordsAt(await fill(page, `/size/${name.toLowerCase()}`, typed))).toBe(words);
    await page.user.clear(box(name));
    await page.user.type(box(name), "-1");
    await page.user.tab();
    await waitFor(() => expect(box(name).getAttribute("aria-invalid")).toBeNull());
  });

  it("has a background that looks like #abc or #abcdef [S355]", async () => {
    const page = await atTrack();
    const words = "Should be like #abc or #abcdef.";
    expect(await wordsAt(await fill(page, "/size/background", "black"))).toBe(words);
    for (const color of ["#abc", "#abcdef"]) {
      const input = await fill(page, "/size/background", color);
      await waitFor(() => expect(input.getAttribute("aria-invalid")).toBeNull());
      expect(page.transcoder()).toMatchObject({ video: { "1": { size: { background: color } } } });
    }
  });
});

describe("saving without video tracks", () => {
  const words = "No video tracks configured (only audio will be in the output). Save this configuration?";

  it("asks, and saves when confirmed [S356]", async () => {
    const page = await openTranscoder({ news });
    await page.user.click(button("Remove Video track 1"));
    await page.user.click(button("Save"));
    await waitFor(() => expect(page.stores.questions.asked?.words).toBe(words));
    expect(page.stores.saved).toEqual([]);
    await page.answer(true);
    await waitFor(() =>
      expect(page.stores.saved).toEqual([{ streams: { news: { transcoder: { video: { "1": null } } } } }]),
    );
  });

  it("does not save when refused, and keeps the edit [S356]", async () => {
    const page = await openTranscoder({ news });
    await page.user.click(button("Remove Video track 1"));
    await page.user.click(button("Save"));
    await waitFor(() => expect(page.stores.questions.asked?.words).toBe(words));
    await page.answer(false);
    expect(page.stores.saved).toEqual([]);
    expect(page.transcoder()).toEqual({ video: {}, audio: { bitrate: 64_000 } });
  });

  it("asks nothing with one, and nothing about settings elsewhere", async () => {
    const page = await openTranscoder({ news, radio: { transcoder: { audio: { bitrate: 1 } } } });
    page.stores.draft.edit(["streams", "radio", "title"], "Radio");
    expect(await page.stores.save.commit(page.stores.draft.edits)).toBe(true);
    expect(page.stores.questions.asked?.words).toBeUndefined();
  });
});

const preset = {
  global: { hw: "cpu" },
  audio: { bitrate: 64_000, codec: "aac" },
  video: { "1": { bitrate: 1_000_000, codec: "h264" } },
};
const ask = "Config will be reseted and saved, no restoration options available. Reset and save?";

describe("a stream without transcoder settings", () => {
  it("shows that it is not transcoded, and the way to enable it [S047] [S241]", async () => {
    const page = await openTranscoder({ news: {} });
    expect(screen.getByText("This stream is not transcoded: it passes as it comes.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Video tracks" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Disable transcoder" })).toBeNull();
    await page.user.click(button("Enable transcoder"));
    expect(screen.getByRole("group", { name: "Video tracks" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Enable transcoder" })).toBeNull();
    expect(button("Disable transcoder").disabled).toBe(false);
  });

  it("is taken back from the draft where it is not saved yet: nothing is asked, or told to the server", async () => {
    const page = await openTranscoder({ news: {} });
    await page.user.click(button("Enable transcoder"));
    expect(button("Disable transcoder").parentElement?.textContent).toBe("Disable transcoder");
    await page.user.click(button("Disable transcoder"));
    expect([page.stores.questions.asked, page.stores.draft.count, page.stores.saved]).toEqual([undefined, 0, []]);
    expect(button("Enable transcoder").disabled).toBe(false);
  });

  it("is enabled with cpu, one h264 track at 1000000 and aac at 64000, saved with Save [S242]", async () => {
    const page = await openTranscoder({ news: {} });
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder()).toEqual(preset);
    expect(page.stores.saved).toEqual([]);
    await page.user.click(button("Save"));
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { news: { transcoder: preset } } }]));
  });

  it("cannot be enabled where there are no devices, and says so [S358]", async () => {
    const page = await openTranscoder({ news: {} }, []);
    expect(screen.getByText("No transcoders available")).toBeTruthy();
    expect(button("Enable transcoder").disabled).toBe(true);
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder()).toBeUndefined();
  });

  it("keeps the focus in the form when the button that was pressed goes", async () => {
    const page = await openTranscoder({ news: {} });
    await page.user.click(button("Enable transcoder"));
    expect(document.activeElement?.getAttribute("role")).toBe("group");
  });
});

describe("disabling the transcoder", () => {
  it("asks, saves at once when confirmed and nothing else with it [S243]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    page.stores.draft.edit(["streams", "news", "title"], "News");
    await page.user.click(button("Disable transcoder"));
    expect(page.stores.questions.asked).toEqual(
      expect.objectContaining({
        title: "Disable the transcoder of news?",
        words: ask,
        verb: "Disable transcoder",
        isDangerous: true,
      }),
    );
    expect(page.stores.saved).toEqual([]);
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { news: { transcoder: null } } }]));
    expect(page.stores.questions.asked?.words).toBeUndefined();
    expect(button("Enable transcoder").disabled).toBe(false);
  });

  it("waits for a save that is under way, and is saved after it [S243]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    let release = () => {};
    const held = new Promise<true>((resolve) => (release = () => resolve(true)));
    const stop = page.stores.save.approveWith(() => held);
    page.stores.draft.edit(["streams", "news", "title"], "News");
    const first = page.stores.save.commit(page.stores.draft.edits);
    await page.user.click(button("Disable transcoder"));
    await page.answer(true);
    stop();
    release();
    await act(() => first);
    await waitFor(() =>
      expect(page.stores.saved).toEqual([
        { streams: { news: { title: "News" } } },
        { streams: { news: { transcoder: null } } },
      ]),
    );
  });

  it("does nothing when refused, not even to what was being edited [S243]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    await page.user.click(button("New track 360p"));
    const before = page.transcoder();
    await page.user.click(button("Disable transcoder"));
    await page.answer(false);
    expect(page.transcoder()).toEqual(before);
    expect(page.stores.saved).toEqual([]);
  });
});

describe("the button that disables a transcoder", () => {
  it("has the sign of what is saved at once beside it; what enables one is saved with the page and has none", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    expect(button("Disable transcoder").parentElement?.textContent).toBe("Disable transcoderat once");
    await page.user.click(button("Disable transcoder"));
    await page.answer(true);
    await waitFor(() => expect(button("Enable transcoder").disabled).toBe(false));
    expect(screen.queryByText("at once")).toBeNull();
  });
});

describe("the settings of a transcoder", () => {
  it("stand in hardware options, video tracks, audio and other settings [S049]", async () => {
    await openTranscoder({ news: { transcoder: preset } });
    for (const name of ["Hardware options", "Video tracks", "Audio", "Other settings"]) {
      expect(screen.getByRole("group", { name }), name).toBeTruthy();
    }
  });

  it("are copied on one stream and pasted on another, also after going elsewhere [S048]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    page.stores.config.merge(
      { streams: { sport: { name: "sport", transcoder: { video: { "4": { bitrate: 1 } } } } } },
      undefined,
    );
    expect(button("Paste settings").disabled).toBe(true);
    await page.user.click(button("Copy settings"));
    await page.open("sport");
    await page.user.click(button("Paste settings of news"));
    expect(page.transcoder("sport")).toEqual(preset);
    expect(page.stores.saved).toEqual([]);
  });

  it("are pasted into a stream without any only when some were copied [S244]", async () => {
    const page = await openTranscoder({ news: {} });
    page.stores.config.merge({ streams: { sport: { name: "sport", transcoder: structuredClone(preset) } } }, undefined);
    expect(button("Enable and paste settings").disabled).toBe(true);
    await page.open("sport");
    await page.user.click(button("Copy settings"));
    await page.open("news");
    await page.user.click(button("Enable and paste settings"));
    expect(page.transcoder("news")).toEqual(preset);
    expect(button("Disable transcoder").disabled).toBe(false);
  });

  it("are not pasted where there are no devices", async () => {
    const page = await openTranscoder({ news: {} }, []);
    page.stores.clipboard.copy("transcoder", "sport", preset);
    await waitFor(() => expect(button("Enable and paste settings").disabled).toBe(true));
  });
});

describe("the buttons of the page", () => {
  it("save only what is changed, and not while a save is running [S255]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    expect(button("Save").disabled).toBe(true);
    await page.user.click(button("New track 720p"));
    expect(button("Save").disabled).toBe(false);
    await page.user.click(button("Remove Video track 1"));
    await page.user.click(button("Remove Video track 2"));
    await page.user.click(button("Save"));
    // The question before it is part of the save.
    await waitFor(() => expect(page.stores.save.isRunning).toBe(true));
    expect(button("Save").disabled).toBe(true);
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
    expect(button("Save").disabled).toBe(true);
  });

  it("reset only what is changed [S256]", async () => {
    const page = await openTranscoder({ news: { transcoder: preset } });
    expect(button("Reset").disabled).toBe(true);
    await page.user.click(button("New track 720p"));
    await page.user.click(button("Reset"));
    expect(page.transcoder()).toEqual(preset);
    expect(button("Reset").disabled).toBe(true);
  });
});
