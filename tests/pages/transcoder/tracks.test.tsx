import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { onPage } from "./support/onPage.ts";
import { openTranscoder } from "./support/openTranscoder.tsx";

const { box, button, choices, isOn, list, toggle } = onPage;
const fitted = (bitrate: number, height: number) => ({ bitrate, size: { width: -1, height, strategy: "fit" } });
const ladder = (video: object) => ({ news: { transcoder: { global: { hw: "cpu" }, video: { ...video } } } });
const videoOf = (transcoder: unknown) => (transcoder as { readonly video?: unknown } | undefined)?.video;

describe("adding a video track", () => {
  it.each([
    ["1080p", fitted(3_500_000, 1080)],
    ["720p", fitted(2_500_000, 720)],
    ["576p", fitted(1_500_000, 576)],
    ["480p", fitted(1_000_000, 480)],
    ["360p", fitted(700_000, 360)],
  ])("is quick at %s [S498] [S499] [S500] [S501] [S502]", async (name, track) => {
    const page = await openTranscoder(ladder({ "1": { bitrate: 1 } }));
    await page.user.click(button(`New track ${name}`));
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1 }, "2": track });
  });

  it("without more words makes one of h264 at 1000k [S503] [S504]", async () => {
    const page = await openTranscoder(ladder({}));
    await page.user.click(button("New track"));
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1_000_000, codec: "h264" } });
    expect(box("Bitrate").value).toBe("1000");
    expect(list("Codec").selectedOptions[0]?.text).toBe("H.264");
  });

  it("uses the next free index and opens the new track [S250]", async () => {
    const page = await openTranscoder(ladder({ "1": { bitrate: 1000 }, "3": { bitrate: 3000 } }));
    await page.user.click(button("New track 480p"));
    expect(Object.keys(videoOf(page.transcoder()) ?? {})).toEqual(["1", "3", "4"]);
    expect(button("Video track 4 new").getAttribute("aria-expanded")).toBe("true");
    expect(button("Video track 1").getAttribute("aria-expanded")).toBe("false");
    expect(box("Bitrate").value).toBe("1000");
  });

  it("is taken back by its remove button, at once [S251]", async () => {
    const page = await openTranscoder(ladder({ "1": { bitrate: 1000 }, "2": { bitrate: 2000 } }));
    await page.user.click(button("Remove Video track 1"));
    expect(screen.queryByRole("button", { name: "Video track 1" })).toBeNull();
    expect(button("Video track 2")).toBeTruthy();
    expect(page.transcoder()).toEqual({ global: { hw: "cpu" }, video: { "2": { bitrate: 2000 } } });
  });
});

describe("a track copied from the origin", () => {
  const track = { bitrate: 2_500_000, codec: "hevc", size: { height: 720 }, vsync: "1" };

  it("has the bitrate copy and nothing else, and gets everything back when it is encoded again [S248] [S249]", async () => {
    const page = await openTranscoder(ladder({ "1": track }));
    await page.user.click(button("Video track 1"));
    await page.user.click(toggle("Copy from origin"));
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: "copy" } });
    expect(screen.queryByRole("combobox", { name: "Codec" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Bitrate" })).toBeNull();
    await page.user.click(toggle("Copy from origin"));
    expect(videoOf(page.transcoder())).toEqual({ "1": track });
    expect(box("Bitrate").value).toBe("2500");
  });

  it("gets 1000000 where nothing was backed up [S249]", async () => {
    const page = await openTranscoder(ladder({ "1": { bitrate: "copy" } }));
    await page.user.click(button("Video track 1"));
    expect(isOn("Copy from origin")).toBe(true);
    await page.user.click(toggle("Copy from origin"));
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1_000_000 } });
  });

  it("forgets the backup of a track that was removed", async () => {
    const page = await openTranscoder(ladder({ "1": track }));
    await page.user.click(button("Video track 1"));
    await page.user.click(toggle("Copy from origin"));
    await page.user.click(button("Remove Video track 1"));
    await page.user.click(button("New track"));
    await page.user.click(toggle("Copy from origin"));
    await page.user.click(toggle("Copy from origin"));
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1_000_000, codec: "h264" } });
  });

  it("keeps what was typed a moment before", async () => {
    const page = await openTranscoder(ladder({ "1": track }));
    await page.user.click(button("Video track 1"));
    await page.user.clear(box("Bitrate"));
    await page.user.type(box("Bitrate"), "900");
    await page.user.click(toggle("Copy from origin"));
    await page.user.click(toggle("Copy from origin"));
    expect(videoOf(page.transcoder())).toEqual({ "1": { ...track, bitrate: 900_000 } });
  });
});

describe("the hardware of a transcoder", () => {
  const devices = [
    { id: "cpu", type: "cpu", title: "CPU" },
    { id: "0", type: "nvenc", title: "Nvidia T4" },
    { id: "1", type: "nvenc", title: "Nvidia A2" },
  ] as const;
  const nvenc = { global: { hw: "nvenc", deviceid: 1, external: true }, video: { "1": { bitrate: 1000 } } };

  it("offers the devices of its kind that the server reports", async () => {
    const page = await openTranscoder({ news: { transcoder: nvenc } }, devices);
    expect(choices("Device")).toEqual(["Chosen by the server", "Nvidia T4", "Nvidia A2"]);
    expect(list("Device").selectedOptions[0]?.text).toBe("Nvidia A2");
    await page.user.selectOptions(list("Hardware"), "CPU");
    expect(choices("Device").slice(0, 2)).toEqual(["Chosen by the server", "CPU"]);
  });

  it("other than nvenc clears the external process, which is gone from the page [S252]", async () => {
    const page = await openTranscoder({ news: { transcoder: nvenc } }, devices);
    expect(isOn("External process")).toBe(true);
    await page.user.selectOptions(list("Hardware"), "Intel Quicksync");
    expect(page.transcoder()).toMatchObject({ global: { hw: "qsv" } });
    expect(page.transcoder()).not.toMatchObject({ global: { external: true } });
    expect(screen.queryByRole("switch", { name: "External process" })).toBeNull();
  });

  it("and deinterlace, device and seamless are disabled without video tracks, and say why [S357]", async () => {
    const page = await openTranscoder({ news: { transcoder: { audio: { bitrate: 64_000 } } } }, devices);
    const help = "Add video tracks to be able to set transcoder options.";
    for (const name of ["Hardware", "Device", "Deinterlace"]) expect(list(name).disabled, name).toBe(true);
    expect(toggle("Seamless switch").hasAttribute("disabled")).toBe(true);
    expect(list("Hardware").getAttribute("aria-describedby")).not.toBeNull();
    expect(screen.getAllByText(help).length).toBeGreaterThanOrEqual(4);
    await page.user.click(button("New track 360p"));
    for (const name of ["Hardware", "Device", "Deinterlace"]) expect(list(name).disabled, name).toBe(false);
    expect(toggle("Seamless switch").hasAttribute("disabled")).toBe(false);
    expect(screen.queryByText(help)).toBeNull();
  });
});

describe("the choices of a track", () => {
  it("are the profiles and levels of its codec and the presets of the hardware", async () => {
    const page = await openTranscoder(ladder({ "1": { bitrate: 1000 } }));
    await page.user.click(button("Video track 1"));
    expect(choices("Profile")).toEqual(["Not set", "baseline", "high", "main"]);
    expect(choices("Preset")).toContain("veryslow");
    await page.user.selectOptions(list("Codec"), "HEVC (H.265)");
    expect(choices("Profile")).toEqual(["Not set", "main", "main10"]);
    expect(choices("Level").at(-1)).toBe("6.2");
    await page.user.selectOptions(list("Hardware"), "Nvidia NVENC");
    expect(choices("Preset")).toContain("llhq");
    expect(choices("Preset")).not.toContain("veryslow");
  });
});

describe("the logo of a track", () => {
  const logo = { path: "@old", x: 10, y: 20, r: 0.5 };
  const withLogo = ladder({ "1": { bitrate: 1000, logo, alogo: { ...logo } } });
  const logoBox = () => document.querySelector<HTMLInputElement>('input[id$="/logo/path"]');
  /** The piece is loaded when it is first drawn. */
  const shownLogoBox = () =>
    waitFor(() => {
      const input = logoBox();
      if (!input) throw new Error("no logo");
      return input;
    });

  it("loses its size and position with another file [S253]", async () => {
    const page = await openTranscoder(withLogo);
    await page.user.click(button("Video track 1"));
    const input = await shownLogoBox();
    await page.user.type(input, "2");
    await page.user.tab();
    expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1000, logo: { path: "@old2" }, alogo: logo } });
  });

  it("is removed when its path is cleared, while the focus stays [S254]", async () => {
    const page = await openTranscoder(withLogo);
    await page.user.click(button("Video track 1"));
    const input = await shownLogoBox();
    await page.user.clear(input);
    await waitFor(() => expect(videoOf(page.transcoder())).toEqual({ "1": { bitrate: 1000, alogo: logo } }));
    expect(document.activeElement).toBe(input);
  });

  it("is folded away while there is none", async () => {
    const page = await openTranscoder(ladder({ "1": { bitrate: 1000 } }));
    await page.user.click(button("Video track 1"));
    expect(logoBox()).toBeNull();
    await page.user.click(button("Logo"));
    expect((await shownLogoBox()).value).toBe("");
  });
});

describe("the audio of a transcoder", () => {
  const audio = { bitrate: 128_000, codec: "opus", channels: 2 };

  it("is absent while defaults are used, and 64000 with aac when they no longer are [S245] [S246]", async () => {
    const page = await openTranscoder({ news: { transcoder: { video: { "1": { bitrate: 1 } }, audio } } });
    expect(isOn("Use defaults")).toBe(false);
    await page.user.click(toggle("Use defaults"));
    expect(page.transcoder()).toEqual({ video: { "1": { bitrate: 1 } } });
    expect(screen.queryByRole("combobox", { name: "Sample rate" })).toBeNull();
    await page.user.click(toggle("Use defaults"));
    expect(page.transcoder()).toMatchObject({ audio: { bitrate: 64_000, codec: "aac" } });
    expect(box("Bitrate").value).toBe("64");
  });

  it("copied from the origin has the bitrate copy and no other field [S247]", async () => {
    const page = await openTranscoder({ news: { transcoder: { video: { "1": { bitrate: 1 } }, audio } } });
    await page.user.click(toggle("Copy from origin"));
    expect(page.transcoder()).toEqual({ video: { "1": { bitrate: 1 } }, audio: { bitrate: "copy" } });
    expect(screen.queryByRole("combobox", { name: "Channels" })).toBeNull();
    await page.user.click(toggle("Copy from origin"));
    expect(page.transcoder()).toMatchObject({ audio });
  });
});

describe("the transcoders of several streams", () => {
  const hd = { bitrate: 3_500_000, codec: "h264" };
  const sd = { bitrate: 700_000, codec: "h264" };
  const small = { bitrate: 700_000, size: { width: -1, height: 360, strategy: "fit" } };

  it("show what they share, and Mixed where they differ; tracks match by number [C041]", async () => {
    const page = await openTranscoder({
      a: { transcoder: { video: { "1": hd } } },
      b: { transcoder: { video: { "1": sd, "2": sd } } },
    });
    await page.user.click(button("Video track 1"));
    expect(within(screen.getByRole("group", { name: "Bitrate" })).getByText("Mixed (2 values)")).toBeTruthy();
    expect(onPage.list("Codec").selectedOptions[0]?.text).toBe("H.264");
    expect(button("Video track 2")).toBeTruthy();
    expect(onPage.list("Hardware").disabled).toBe(false);
  });

  it("get a quick track each, under the next number of each", async () => {
    const page = await openTranscoder({
      a: { transcoder: { video: { "1": hd } } },
      b: { transcoder: { video: { "1": sd, "2": sd } } },
    });
    await page.user.click(button("New track 360p"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd, "2": small } });
    expect(page.transcoder("b")).toEqual({ video: { "1": sd, "2": sd, "3": small } });
  });

  it("are enabled where there is none, and left alone where there is one", async () => {
    const page = await openTranscoder({ a: { transcoder: { video: { "1": hd } } }, b: {} });
    expect(screen.queryByRole("group", { name: "Video tracks" })).toBeNull();
    expect(screen.getByText(/^Transcoder: set in some, not in others/)).toBeTruthy();
    await page.user.click(button("Enable transcoder"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd } });
    expect(page.transcoder("b")).toMatchObject({ global: { hw: "cpu" } });
    expect(screen.getByRole("group", { name: "Video tracks" })).toBeTruthy();
  });

  it("are disabled in all, after one question, in one save", async () => {
    const page = await openTranscoder({ a: { transcoder: { video: { "1": hd } } }, b: {} });
    await page.user.click(button("Disable transcoder"));
    await page.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ streams: { a: { transcoder: null } } }]));
    expect(button("Enable transcoder").disabled).toBe(false);
  });

  it("take pasted settings, and give away none while they differ", async () => {
    const page = await openTranscoder({
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
    const page = await openTranscoder({
      a: { transcoder: { video: { "1": hd }, audio: { bitrate: "copy" } } },
      b: { transcoder: { video: { "1": sd }, audio: { bitrate: "copy" } } },
    });
    await page.user.click(button("Video track 1"));
    const track = within(screen.getByRole("group", { name: "Video track 1" }));
    await page.user.click(track.getByRole("switch", { name: "Copy from origin" }));
    expect(page.transcoder("a")).toMatchObject({ video: { "1": { bitrate: "copy" } } });
    await page.user.click(track.getByRole("switch", { name: "Copy from origin" }));
    expect(page.transcoder("a")).toMatchObject({ video: { "1": hd } });
    expect(page.transcoder("b")).toMatchObject({ video: { "1": sd } });
  });

  it("use the defaults of audio in all, or none of them", async () => {
    const page = await openTranscoder({
      a: { transcoder: { video: { "1": hd }, audio: { bitrate: 128_000 } } },
      b: { transcoder: { video: { "1": sd } } },
    });
    await page.user.click(button("Clear Audio in all"));
    expect(page.transcoder("a")).toEqual({ video: { "1": hd } });
    await page.user.click(toggle("Use defaults"));
    expect(page.transcoder("b")).toMatchObject({ audio: { bitrate: 64_000, codec: "aac" } });
  });
});
