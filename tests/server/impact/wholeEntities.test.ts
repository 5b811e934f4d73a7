import { describe, expect, it } from "vitest";
import type { Server } from "../../../src/generated/types/Server.ts";
import { announcedAndDone } from "./support/announced.ts";
import { ImpactBench } from "./support/ImpactBench.ts";
import { differences } from "./support/impactTable.ts";

const stream = (name: string, more: object = {}) => ({
  name,
  urls: [{ url: `udp://239.1.1.1:5000` }],
  ...more,
});

describe("what a save interrupts", () => {
  it("is announced as the engine does it where streams and backends go, come and get another name", async () => {
    let backendUrl = "";
    const bench = await ImpactBench.open((_, backend) => {
      backendUrl = backend;
      const door = { name: "door", backends: [{ url: backend }] };
      return {
        streams: {
          removed: stream("removed"),
          kept: stream("kept"),
          old: stream("old"),
          changed: stream("changed"),
          copy: stream("copy", { urls: [{ url: "copy://removed" }], source_timeout: 1 }),
          gated: stream("gated", { auth: { url: "auth://door" } }),
        },
        auth_backends: { door },
      };
    });
    await bench.watch();
    const { removed: _, old, ...others } = bench.config.streams ?? {};
    const after: Server = {
      streams: {
        ...others,
        new: { ...old, name: "new" },
        come: stream("come"),
        changed: stream("changed", { transcoder: { video: { 1: { bitrate: 500_000 } } } }),
      },
      auth_backends: { door: { name: "door", backends: [{ url: `${backendUrl}/two` }] } },
    };
    const renames = [{ from: ["streams", "old"], to: ["streams", "new"] }];
    const { announced, observed } = await announcedAndDone(bench, after, renames);
    expect([...announced.keys()].toSorted()).toEqual(["changed", "copy", "gated", "removed"]);
    expect(announced.get("gated")?.asks).toEqual(new Set(["viewers"]));
    expect(observed.get("gated")?.isViewerAsked).toBe(true);
    // A copy reads another stream in this process: that its media stops is seen by no process.
    for (const name of ["removed", "kept", "old", "changed", "gated"])
      expect(differences(announced.get(name), observed.get(name)), name).toEqual([]);
  });

  it("is announced as the engine does it where another source comes to stand before the one that plays", async () => {
    const [one, two, three] = ["udp://239.1.1.1:5000", "udp://239.1.1.2:5000", "udp://239.1.1.3:5000"] as const;
    const orders = {
      swapped: [
        [{ url: one }, { url: two }],
        [{ url: two }, { url: one }],
      ],
      preferred: [
        [{ url: one }, { url: two }],
        [{ url: one }, { url: two, priority: "1" }],
      ],
      joined: [[{ url: one }], [{ url: three }, { url: one }]],
      behind: [
        [{ url: one }, { url: two }],
        [{ url: one }, { url: three }, { url: two }],
      ],
      publishing: [[{ url: one }], [{ url: "publish://" }, { url: one }]],
    };
    const all = (at: 0 | 1): Server => ({
      streams: Object.fromEntries(Object.entries(orders).map(([name, urls]) => [name, { name, urls: urls[at] ?? [] }])),
    });
    const bench = await ImpactBench.open(() => all(0));
    await bench.watch();
    const { announced, observed } = await announcedAndDone(bench, all(1), [], 15_000);
    expect([...announced.keys()].toSorted()).toEqual(["joined", "preferred", "swapped"]);
    for (const name of Object.keys(orders))
      expect(differences(announced.get(name), observed.get(name)), name).toEqual([]);
  }, 40_000);
});
