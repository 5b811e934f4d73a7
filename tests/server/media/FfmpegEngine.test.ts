import { describe, expect, it } from "vitest";
import { FfmpegEngine } from "../../../server/media/FfmpegEngine.ts";
import { ffmpeg } from "./support/ffmpegPath.ts";

describe("FfmpegEngine", () => {
  it("does not say that nothing is removed while no media side can tell", async () => {
    const engine = new FfmpegEngine({ ffmpeg });
    await expect(engine.dvrImpact({}, [])).rejects.toMatchObject({ kind: "unavailable" });
  });
});
