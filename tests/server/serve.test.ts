import { describe, expect, it, vi } from "vitest";
import type { EngineHost } from "../../server/engine/EngineHost.ts";
import * as finding from "../../server/media/ffmpeg/Ffmpeg.ts";
import { parseOptions } from "../../server/options.ts";
import { chooseEngine } from "../../server/serve.ts";

vi.mock("../../server/media/ffmpeg/Ffmpeg.ts", { spy: true });

function optionsOf(...args: string[]) {
  const line = parseOptions(args, "/console");
  if (line.kind !== "serve") throw new Error("not options of a server");
  return line.options;
}

/** The notice that an engine shows when it is attached. */
async function noticeOf(args: readonly string[]): Promise<string | undefined> {
  const engine = await chooseEngine(optionsOf(...args));
  let told: string | undefined;
  const app = { get: () => undefined, route: () => undefined };
  engine.attach({
    app,
    config: () => ({}),
    tellNotice: (_topic: string, words: string | undefined) => (told = words),
  } as unknown as EngineHost);
  await engine.stop();
  return told;
}

describe("the engine of a server", () => {
  it("is ffmpeg where there is one", async () => {
    expect((await chooseEngine(optionsOf())).name).toBe("ffmpeg");
    expect((await chooseEngine(optionsOf("--engine", "ffmpeg"))).name).toBe("ffmpeg");
  });

  it("is simulated when that is asked for, and for example streams, which have no sources", async () => {
    for (const args of [
      ["--engine", "simulated"],
      ["--streams", "5"],
    ]) {
      expect((await chooseEngine(optionsOf(...args))).name).toBe("simulated");
      expect(await noticeOf(args)).toBeUndefined();
    }
  });

  it("is simulated with a notice that says why where there is no ffmpeg", async () => {
    vi.mocked(finding.findFfmpeg).mockResolvedValue(undefined);
    expect((await chooseEngine(optionsOf())).name).toBe("simulated");
    expect(await noticeOf([])).toContain("no ffmpeg on this machine");
    await expect(chooseEngine(optionsOf("--engine", "ffmpeg"))).rejects.toThrow("Install it");
  });
});
