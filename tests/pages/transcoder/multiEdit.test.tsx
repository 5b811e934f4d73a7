import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { onPage } from "./support/onPage.ts";
import { transcoderDesk } from "./support/transcoderDesk.tsx";

const { button, toggle } = onPage;
const hd = { bitrate: 3_500_000, codec: "h264" };
const sd = { bitrate: 700_000, codec: "h264" };
const small = { bitrate: 700_000, size: { width: -1, height: 360, strategy: "fit" } };

describe("the transcoders of several streams", () => {
  it("show what they share, and Mixed where they differ; tracks match by number [C041]", async () => {
    const page = await transcoderDesk({
      a: { transcoder: { video: { "1": hd } } },
      b: { transcoder: { video: { "1": sd, "2": sd } } },
    });
    await page.user.click(button("Track 1"));
    expect(within(screen.getByRole("group", { name: "Bitrate" })).getByText("Mixed (2 values)")).toBeTruthy();
    expect(onPage.list("Codec").selectedOptions[0]?.text).toBe("H.264");
    expect(button("Track 2")).toBeTruthy();
    expect(onPage.list("Hardware").disabled).toBe(false);
  });

  it("get a quick track each, under the next number of each", async () => {
    const page = await transcoderDesk({
      a: { transcoder: { video: { "1": hd } } },
      b: { transcoder: { video: { "1": sd, "2": sd } } },
    });
    await page.user.click(button("New track 360p"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd, "2": small } });
    expect(page.transcoder("b")).toEqual({ video: { "1": sd, "2": sd, "3": small } });
  });

  it("are enabled where there is none, and left alone where there is one", async () => {
    const page = await transcoderDesk({ a: { transcoder: { video: { "1": hd } } }, b: {} });
    expect(screen.queryByRole("group", { name: "Video tracks" })).toBeNull();
    expect(screen.getByText(/^Transcoder: some have it, others do not/)).toBeTruthy();
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd } });
    expect(page.transcoder("b")).toMatchObject({ global: { hw: "cpu" } });
    expect(screen.getByRole("group", { name: "Video tracks" })).toBeTruthy();
  });

  it("are disabled in all, after one question, in one save", async () => {
    const page = await transcoderDesk({ a: { transcoder: { video: { "1": hd } } }, b: {} });
    await page.user.click(button("Disable transcoder"));
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { a: { transcoder: null } } }]));
    expect(button("Enable transcoder").disabled).toBe(false);
  });

  it("take pasted settings, and give away none while they differ", async () => {
    const page = await transcoderDesk({
      a: { transcoder: { video: { "1": hd } } },
      b: { transcoder: { video: { "1": sd } } },
    });
    page.stores.config.merge({ streams: { c: { name: "c", transcoder: { video: { "7": hd } } } } }, undefined);
    expect(button("Copy settings").disabled).toBe(true);
    await page.open("c");
    await page.user.click(button("Copy settings"));
    await page.open("a+b");
    await page.user.click(button("Paste settings of c"));
    expect(page.transcoder("a")).toEqual({ video: { "7": hd } });
    expect(page.transcoder("b")).toEqual({ video: { "7": hd } });
  });

  it("get their own settings back when a track is no longer copied", async () => {
    const page = await transcoderDesk({
      a: { transcoder: { video: { "1": hd }, audio: { bitrate: "copy" } } },
      b: { transcoder: { video: { "1": sd }, audio: { bitrate: "copy" } } },
    });
    await page.user.click(button("Track 1"));
    const track = within(screen.getByRole("group", { name: "Track 1" }));
    await page.user.click(track.getByRole("switch", { name: "Copy from origin" }));
    expect(page.transcoder("a")).toMatchObject({ video: { "1": { bitrate: "copy" } } });
    await page.user.click(track.getByRole("switch", { name: "Copy from origin" }));
    expect(page.transcoder("a")).toMatchObject({ video: { "1": hd } });
    expect(page.transcoder("b")).toMatchObject({ video: { "1": sd } });
  });

  it("use the defaults of audio in all, or none of them", async () => {
    const page = await transcoderDesk({
      a: { transcoder: { video: { "1": hd }, audio: { bitrate: 128_000 } } },
      b: { transcoder: { video: { "1": sd } } },
    });
    await page.user.click(button("Clear Audio in all"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd } });
    await page.user.click(toggle("Use defaults"));
    expect(page.transcoder("b")).toMatchObject({ audio: { bitrate: 64_000, codec: "aac" } });
  });
});
