import { describe, expect, it } from "vitest";
import { rtmpArguments } from "../../../../server/media/rtmp/rtmpArguments.ts";

describe("rtmpArguments", () => {
  it("repacks AAC, also before the tracks are known, and leaves other sound alone", () => {
    const withSound = (codec: string): string => rtmpArguments({ tracks: [{ content: "audio", codec }] }).join(" ");
    expect(withSound("aac")).toContain("-bsf:a aac_adtstoasc");
    expect(withSound("mp3")).not.toContain("-bsf:a");
    expect(rtmpArguments(undefined).join(" ")).toContain("-bsf:a aac_adtstoasc");
  });
});
