import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { onPage } from "./support/onPage.ts";
import { transcoderDesk } from "./support/transcoderDesk.tsx";

const { button } = onPage;
const preset = {
  global: { hw: "cpu" },
  audio: { bitrate: 64_000, codec: "aac" },
  video: { "1": { bitrate: 1_000_000, codec: "h264" } },
};
const ask = "Config will be reseted and saved, no restoration options available. Reset and save?";

describe("a stream without transcoder settings", () => {
  it("shows that it is not transcoded, and the way to enable it [S047] [S241]", async () => {
    const page = await transcoderDesk({ news: {} });
    expect(screen.getByText("This stream is not transcoded: it passes as it comes.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Video tracks" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Disable transcoder" })).toBeNull();
    await page.user.click(button("Enable transcoder"));
    expect(screen.getByRole("group", { name: "Video tracks" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Enable transcoder" })).toBeNull();
    expect(button("Disable transcoder").disabled).toBe(false);
  });

  it("is enabled with cpu, one h264 track at 1000000 and aac at 64000, saved with Save [S242]", async () => {
    const page = await transcoderDesk({ news: {} });
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder()).toEqual(preset);
    expect(page.stores.saved).toEqual([]);
    await page.user.click(button("Save"));
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { news: { transcoder: preset } } }]));
  });

  it("cannot be enabled where there are no devices, and says so [S358]", async () => {
    const page = await transcoderDesk({ news: {} }, []);
    expect(screen.getByText("No transcoders available")).toBeTruthy();
    expect(button("Enable transcoder").disabled).toBe(true);
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder()).toBeUndefined();
  });

  it("keeps the focus in the form when the button that was pressed goes", async () => {
    const page = await transcoderDesk({ news: {} });
    await page.user.click(button("Enable transcoder"));
    expect(document.activeElement?.getAttribute("role")).toBe("group");
  });
});

describe("disabling the transcoder", () => {
  it("asks, saves at once when confirmed and nothing else with it [S243]", async () => {
    const page = await transcoderDesk({ news: { transcoder: preset } });
    page.stores.draft.edit(["streams", "news", "title"], "News");
    await page.user.click(button("Disable transcoder"));
    expect(page.stores.questions.words).toBe(ask);
    expect(page.stores.saved).toEqual([]);
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { news: { transcoder: null } } }]));
    expect(page.stores.questions.words).toBeUndefined();
    expect(button("Enable transcoder").disabled).toBe(false);
  });

  it("waits for a save that is under way, and is saved after it [S243]", async () => {
    const page = await transcoderDesk({ news: { transcoder: preset } });
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
    const page = await transcoderDesk({ news: { transcoder: preset } });
    await page.user.click(button("New track 360p"));
    const before = page.transcoder();
    await page.user.click(button("Disable transcoder"));
    await page.answer(false);
    expect(page.transcoder()).toEqual(before);
    expect(page.stores.saved).toEqual([]);
  });
});

describe("the settings of a transcoder", () => {
  it("stand in hardware options, video tracks, audio and other settings [S049]", async () => {
    await transcoderDesk({ news: { transcoder: preset } });
    for (const name of ["Hardware options", "Video tracks", "Audio", "Other settings"]) {
      expect(screen.getByRole("group", { name }), name).toBeTruthy();
    }
  });

  it("are copied on one stream and pasted on another, also after going elsewhere [S048]", async () => {
    const page = await transcoderDesk({ news: { transcoder: preset } });
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
    const page = await transcoderDesk({ news: {} });
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
    const page = await transcoderDesk({ news: {} }, []);
    page.stores.clipboard.copy("transcoder", "sport", preset);
    await waitFor(() => expect(button("Enable and paste settings").disabled).toBe(true));
  });
});

describe("the buttons of the page", () => {
  it("save only what is changed, and not while a save is running [S255]", async () => {
    const page = await transcoderDesk({ news: { transcoder: preset } });
    expect(button("Save").disabled).toBe(true);
    await page.user.click(button("New track 720p"));
    expect(button("Save").disabled).toBe(false);
    await page.user.click(button("Remove Track 1"));
    await page.user.click(button("Remove Track 2"));
    await page.user.click(button("Save"));
    // The question before it is part of the save.
    await waitFor(() => expect(page.stores.save.isRunning).toBe(true));
    expect(button("Save").disabled).toBe(true);
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toHaveLength(1));
    expect(button("Save").disabled).toBe(true);
  });

  it("reset only what is changed [S256]", async () => {
    const page = await transcoderDesk({ news: { transcoder: preset } });
    expect(button("Reset").disabled).toBe(true);
    await page.user.click(button("New track 720p"));
    await page.user.click(button("Reset"));
    expect(page.transcoder()).toEqual(preset);
    expect(button("Reset").disabled).toBe(true);
  });
});
