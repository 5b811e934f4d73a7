import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MediaInfo } from "../../../overrides/mediaInfo/MediaInfo.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

const video = { track_id: "v1", content: "video", codec: "h264", width: 1920, height: 1080, fps: 25, bitrate: 4250 };
const audio = { track_id: "a1", content: "audio", codec: "aac", sample_rate: 48_000, channels: 2, bitrate: 128 };
const notice = "This track uses MPEG-2 codec and probably would not play in your browser.";

function show(stats: JsonObject, prepare: (stores: ReturnType<typeof fakeStores>) => void = () => undefined) {
  const stores = fakeStores({});
  prepare(stores);
  renderPage(<MediaInfo name="news" stats={stats} />, stores);
  return stores;
}

const rows = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe("the media info of a stream", () => {
  it("tells codec, size, frame rate and bitrate of each track that comes in, and what of it goes out otherwise", () => {
    const { calls } = show({
      input_media_info: { tracks: [video] },
      media_info: { tracks: [{ ...video, size: "1280x720", width: 1280, height: 720, bitrate: 900 }, audio] },
    });
    expect(rows("Media info")).toEqual([
      ["Track", "Codec", "Format", "FPS", "Bitrate"],
      ["v1 video", "h264", "1920×1080\u00A0→ 1280×720", "25", "4.250\u00A0Mbps\u00A0→ 900\u00A0kbps"],
      ["a1 audio", "none\u00A0→ aac", "48 kHz, 2 ch", "", "128\u00A0kbps"],
    ]);
    expect(screen.getByText("Input → output, where they differ")).toBeTruthy();
    expect(calls.made).toEqual([]);
  });

  it("keeps the tracks of a kind together, and says of a second rendition only what it is", () => {
    const small = { ...video, track_id: "v2", width: 640, height: 360, bitrate: 700 };
    show({
      input_media_info: { tracks: [{ ...video, codec: "rawvideo" }, audio] },
      media_info: { tracks: [video, audio, small] },
    });
    expect(rows("Media info").map(([track, codec]) => [track, codec])).toEqual([
      ["Track", "Codec"],
      ["v1 video", "rawvideo\u00A0→ h264"],
      ["v2 video", "h264"],
      ["a1 audio", "aac"],
    ]);
    expect(screen.getByText("Input → output, where they differ")).toBeTruthy();
  });

  it("tells each track once where it goes out as it comes in", () => {
    show({ input_media_info: { tracks: [video, audio] }, media_info: { tracks: [video, audio] } });
    expect(rows("Media info")).toHaveLength(3);
    expect(screen.getByText("Goes out as it comes in")).toBeTruthy();
  });

  it("says of what is not on air that its tracks are those of before", () => {
    const tracks = { input_media_info: { tracks: [video] }, media_info: { tracks: [video] } };
    show({ ...tracks, alive: false });
    expect(screen.getByText("Not on air: this is how it was last")).toBeTruthy();
    expect(screen.queryByText("Goes out as it comes in")).toBeNull();
  });

  it("says the bitrate of both where only that differs, and of one where both are measured about alike", () => {
    show({
      input_media_info: { tracks: [{ ...video, bitrate: 1870 }, audio] },
      media_info: {
        tracks: [
          { ...video, bitrate: 1100 },
          { ...audio, bitrate: 133 },
        ],
      },
    });
    expect(rows("Media info").slice(1)).toEqual([
      ["v1 video", "h264", "1920×1080", "25", "1.870\u00A0Mbps\u00A0→ 1.100\u00A0Mbps"],
      ["a1 audio", "aac", "48 kHz, 2 ch", "", "128\u00A0kbps"],
    ]);
    expect(screen.getByText("Input → output, where they differ")).toBeTruthy();
  });

  it("is asked for when the stats hold none, and filled with the answer [C412]", async () => {
    const { calls } = show({}, (stores) => {
      stores.calls.info = { tracks: [{ track_id: "v1", content: "video", codec: "hevc" }] };
    });
    await screen.findByRole("cell", { name: "hevc" });
    expect(calls.made).toEqual(["media info news"]);
    expect(screen.getByText("Output; the input is not known yet")).toBeTruthy();
  });

  it("says so while nothing is known, and an answer that fails becomes a notification", async () => {
    const { failures } = show({}, (stores) => {
      stores.calls.failure = new Error("There is no stream named news.");
    });
    expect(screen.getAllByText("No track information yet")).toHaveLength(1);
    await waitFor(() =>
      expect(failures.failures.map(({ what, words }) => `${what}: ${words}`)).toEqual([
        'The media info of "news" could not be loaded: There is no stream named news.',
      ]),
    );
  });

  it("warns of a track in MPEG-2, and of no other [S457]", () => {
    show({
      input_media_info: { tracks: [{ ...video, codec: "mp2v" }, audio] },
      media_info: { tracks: [video, audio] },
    });
    expect(screen.getAllByText(notice)).toHaveLength(1);
  });

  it("does not take MPEG-2 sound for MPEG-2 pictures", () => {
    show({ media_info: { tracks: [{ ...audio, codec: "mp2a" }] } });
    expect(screen.queryByText(notice)).toBeNull();
  });
});
