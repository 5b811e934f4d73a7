import { describe, expect, it } from "vitest";
import { rtmpArguments } from "../../../../server/media/rtmp/rtmpArguments.ts";

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
