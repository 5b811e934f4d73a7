import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench } = viewerTest();

const film = (rest: object = {}): Server => ({ vods: { films: { prefix: "films", download: true, ...rest } } });

describe("a file of a VOD", () => {
  it("is played by its VOD, whatever else has its name, and what else has it by its own", async () => {
    const file = { name: "films/a.mp4", vod: "films", proto: "hls" } as const;
    const others: readonly Server[] = [
      { lives: { films: { prefix: "films" } } },
      { streams: { "films/a.mp4": { name: "films/a.mp4" } } },
      { sources: { 1: { urls: ["http://origin"] } } },
    ];
    for (const other of others) {
      const made = bench({ ...film({ auth: { url: "false" } }), ...other }, { runningConfig: () => undefined });
      await expect(made.open(file)).rejects.toThrow("does not allow it");
    }
    const made = bench({ ...film(), ...others[0] });
    const [download, stream] = [
      await made.open({ ...file, proto: "download" }),
      await made.open({ name: "films/a.mp4" }),
    ];
    made.config = { ...film(), lives: { films: { prefix: "films", auth: { disallowed_countries: ["AL"] } } } };
    made.registry.refresh();
    expect([download.isOpen, stream.isOpen]).toEqual([true, false]);
    made.config = { ...film({ download: false }), ...others[0] };
    made.registry.refresh();
    expect(download.isOpen).toBe(false);
    made.config = { ...film({ max_sessions: 1 }), ...others[0] };
    await made.open(file);
    await expect(made.open(file)).rejects.toThrow(/limit|full|most/i);
  });
});
