import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LadderView } from "../../../overrides/transcoder/TranscoderLadder.tsx";
import { describeLadder, sourceSize } from "../../../overrides/transcoder/bitrateLadder.ts";
import type { Json } from "../../../src/model/Json.ts";

function linesOf(transcoder: Json, source = {}): readonly (string | null)[] {
  render(<LadderView ladder={describeLadder(transcoder, source)} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}
const notesOf = (video: Json, source = {}) => describeLadder({ video }, source).notes;

describe("what a transcoder's settings come to", () => {
  it("is said track by track, by size, bitrate and codec, then audio and the sum", () => {
    const lines = linesOf({
      video: {
        "10": { bitrate: 700_000, size: { width: 720, height: 576 }, codec: "mp2v" },
        "1": { bitrate: 3_500_000, size: { width: -1, height: 1080 } },
        "2": { bitrate: 2_500_000, size: { width: 1280, height: 720 }, codec: "hevc" },
        "3": { bitrate: 1_000_000 },
      },
      audio: { bitrate: 64_000, codec: "aac" },
    });
    expect(lines).toEqual([
      "Video track 1 1080p, 3.500 Mbps, h264",
      "Video track 2 720p, 2.500 Mbps, hevc",
      "Video track 3 size of the source, 1.000 Mbps, h264",
      "Video track 10 720×576, 700 kbps, mp2v",
    ]);
    expect(screen.getByText("Audio: aac, 64 kbps")).toBeTruthy();
    expect(screen.getByText("7.764 Mbps in total")).toBeTruthy();
  });

  it("says what is copied and leaves it out of the sum", () => {
    const transcoder = { video: { "1": { bitrate: "copy" }, "2": { bitrate: 700_000 } }, audio: { bitrate: "copy" } };
    expect(linesOf(transcoder)[0]).toBe("Video track 1 copied from the source");
    expect(screen.getByText("Audio: copied from the source")).toBeTruthy();
    expect(screen.getByText("700 kbps in total")).toBeTruthy();
    expect(screen.getByText("Copied tracks keep the bitrate of the source, which the total leaves out.")).toBeTruthy();
  });

  it("gives no sum while a bitrate is missing", () => {
    expect(linesOf({ video: { "1": { codec: "h264" }, "2": { bitrate: 700_000 } } })[0]).toBe(
      "Video track 1 size of the source, no bitrate, h264",
    );
    expect(screen.queryByText(/in total/)).toBeNull();
  });

  it("says under which number players are offered a track, where that is not its own", () => {
    const offered = (...bitrates: readonly (number | "copy")[]) =>
      notesOf(Object.fromEntries(bitrates.map((bitrate, index) => [String(index + 1), { bitrate }]))).filter((note) =>
        note.startsWith("Players are offered"),
      );
    expect(offered(700_000, 1_000_000)).toEqual([
      "Players are offered the best first: v1 is video track 2, v2 is video track 1.",
    ]);
    expect(offered(700_000, "copy")).toEqual([
      "Players are offered the best first: v1 is video track 2, v2 is video track 1.",
    ]);
    expect(offered(1_000_000, 700_000, 700_000)).toEqual([]);
    expect(notesOf({ "1": { codec: "h264" }, "2": { bitrate: 700_000 } })).toEqual([]);
  });

  it("warns of a track that is larger than its source, when that is known", () => {
    const video = { "1": { bitrate: 1, size: { height: 1080 } }, "2": { bitrate: 1, size: { height: 720 } } };
    expect(notesOf(video)).toEqual([]);
    expect(notesOf(video, { width: 1280, height: 720 })).toEqual([
      "Video track 1 is larger than the source (720p): it uses more bitrate without adding detail.",
    ]);
  });

  it("warns of two tracks alike, of different frames in GOP, and of no video at all", () => {
    const track = { bitrate: 1, size: { height: 720 } };
    expect(notesOf({ "1": track, "2": track })).toEqual([
      expect.stringMatching(/^Two tracks have the same output, 720p h264/),
    ]);
    expect(notesOf({ "1": { bitrate: 1, gop: 50 }, "2": { bitrate: 1, g: 25 } })).toEqual([
      expect.stringMatching(/^The tracks have different GOP sizes/),
    ]);
    expect(notesOf({ "1": { bitrate: 1, gop: 50 }, "2": { bitrate: 1, g: 50 } })).toEqual([]);
    expect(notesOf({})).toEqual(["No video tracks: only audio will be in the output."]);
  });
});

describe("the size of a source", () => {
  it("is read from what comes in, not from what the transcoder makes of it", () => {
    const tracks = [{ content: "audio" }, { content: "video", width: 1280, height: 720 }];
    expect(sourceSize({ stats: { input_media_info: { tracks }, media_info: { width: 640, height: 360 } } })).toEqual({
      width: 1280,
      height: 720,
    });
    expect(sourceSize({ stats: { input_media_info: { width: 1920, height: 1080 } } })).toEqual({
      width: 1920,
      height: 1080,
    });
    expect(sourceSize({ stats: { media_info: { width: 640, height: 360 } } })).toEqual({});
    expect(sourceSize(undefined)).toEqual({});
  });
});
