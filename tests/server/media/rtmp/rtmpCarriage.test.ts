import { describe, expect, it } from "vitest";
import { isSameCarriage, rtmpArguments, rtmpCarriage } from "../../../../server/media/rtmp/rtmpCarriage.ts";
import type { MediaInfo } from "../../../../src/generated/types/MediaInfo.ts";

const pictures = ["h264", "hevc", "mp2v", "mpeg4", "vp9", "av1"];
const sounds = ["aac", "mp3", "ac3", "eac3", "mp2a", "opus", "aac_latm", "pcm_bluray"];

function media(...codecs: readonly string[]): MediaInfo {
  const tracks = codecs.map((codec, index) => {
    const content = pictures.includes(codec) ? ("video" as const) : ("audio" as const);
    return { content, codec, pid: 256 + index };
  });
  return { tracks };
}

const old = new Set<string>();
const modern = new Set(["hvc1", "ac-3", "ec-3"]);

describe("rtmpCarriage", () => {
  it.each([
    [["h264", "aac"], { kind: "flv", sound: "aac", soundIndex: 0 }],
    [["h264", "mp3"], { kind: "flv", sound: "mp3", soundIndex: 0 }],
    [["h264"], { kind: "flv", sound: undefined, soundIndex: 0 }],
    [["mp3"], { kind: "flv", sound: "mp3", soundIndex: 0 }],
    [["h264", "ac3", "aac"], { kind: "flv", sound: "aac", soundIndex: 1 }],
  ])("plays %j to every player", (codecs, carriage) => {
    expect(rtmpCarriage(media(...codecs), old)).toEqual(carriage);
    expect(rtmpCarriage(undefined, old)).toMatchObject({ kind: "flv", soundIndex: 0 });
  });

  it.each([
    [["hevc", "aac"], "HEVC", "hvc1"],
    [["hevc"], "HEVC", "hvc1"],
    [["h264", "ac3"], "AC3", "ac-3"],
    [["eac3"], "E-AC3", "ec-3"],
  ])(
    "plays %j to players that announce it, and tells the others what they would have to announce",
    (codecs, name, fourCc) => {
      expect(rtmpCarriage(media(...codecs), modern)).toMatchObject({ kind: "enhanced" });
      expect(rtmpCarriage(media(...codecs), new Set(["*"]))).toMatchObject({ kind: "enhanced" });
      const words = rtmpCarriage(media(...codecs), old);
      expect(words).toMatch(new RegExp(`(is|are) ${name}, .*fourCcList with ${fourCc}.*Play it over HLS`));
    },
  );

  it("has words for every pair of codecs that it does not play, old player or new", () => {
    for (const picture of pictures) {
      for (const sound of sounds) {
        for (const player of [old, modern]) {
          const carriage = rtmpCarriage(media(picture, sound), player);
          const isCarried = ["h264", "hevc"].includes(picture) && ["aac", "mp3", "ac3", "eac3"].includes(sound);
          const needsNew = picture === "hevc" || sound === "ac3" || sound === "eac3";
          const plays = isCarried && (!needsNew || player === modern);
          expect([picture, sound, typeof carriage]).toEqual([picture, sound, plays ? "object" : "string"]);
          // The protocol counts bytes where its library counts characters.
          if (typeof carriage === "string") expect(carriage).toMatch(/^[\u0020-\u007e]{40,}$/);
        }
      }
    }
  });

  it("goes on when a sound is missing for a time, and not with another codec", () => {
    const flv = { kind: "flv", sound: "aac", soundIndex: 0 } as const;
    expect(isSameCarriage(flv, { ...flv, sound: undefined })).toBe(true);
    expect(isSameCarriage(flv, { ...flv, sound: "mp3" })).toBe(false);
    const enhanced = { kind: "enhanced", tracks: { picture: { pid: 256, codec: "hevc" }, sound: undefined } } as const;
    expect(isSameCarriage(flv, enhanced)).toBe(false);
    expect(isSameCarriage(enhanced, { ...enhanced })).toBe(true);
  });
});

describe("rtmpArguments", () => {
  it("repacks AAC, also before the tracks are known, and leaves other sound alone", () => {
    const withSound = (sound: string | undefined): string =>
      rtmpArguments({ kind: "flv", sound, soundIndex: 0 }).join(" ");
    expect(withSound("aac")).toContain("-bsf:a aac_adtstoasc");
    expect(withSound("mp3")).not.toContain("-bsf:a");
    expect(withSound(undefined)).toContain("-bsf:a aac_adtstoasc");
  });

  it("takes the sound that RTMP can carry, wherever it stands among the others", () => {
    expect(rtmpArguments({ kind: "flv", sound: "aac", soundIndex: 1 }).join(" ")).toContain("-map 0:a:1?");
  });
});
