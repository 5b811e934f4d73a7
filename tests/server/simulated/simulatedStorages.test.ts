import { describe, expect, it, vi } from "vitest";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { simulatedImpact, simulatedStorages } from "../../../server/simulated/simulatedStorages.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { SchemaShelf } from "../../schemas/SchemaShelf.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { TestClient } from "../support/TestClient.ts";
import { startTestServer } from "../support/startTestServer.ts";

const DAY_S = 86_400;
const NOW = 1_800_000_000_000;

const streams = ["news", "sport", "live/studio"].map((name, seed) => ({
  name,
  collection: name.startsWith("live") ? ("lives" as const) : ("streams" as const),
  key: name.startsWith("live") ? "live" : name,
  recording: { seed, depthS: 3 * DAY_S, bitrateKbit: 4000, beganMs: NOW },
}));

const configOf = (main: object = {}): Server => ({
  dvrs: {
    main: { name: "main", root: "/storage", ...main },
    spare: { name: "spare", root: "/spare" },
  },
  streams: {
    news: { name: "news", dvr: { reference: "main" } },
    sport: { name: "sport", dvr: { root: "/own" } },
  },
  lives: { live: { prefix: "live", dvr: { reference: "main" } } },
});

describe("The room of a simulated DVR", () => {
  it("has what its streams are simulated to have recorded, on a disk that holds it", async () => {
    const { main, spare } = simulatedStorages(configOf(), streams, NOW);
    expect(main).toMatchObject({ stream_count: 2, stream_names: ["live/studio", "news"], root: { state: "ok" } });
    expect(main?.root?.used).toBe(main?.used);
    expect(main?.used).toBeGreaterThan(1e9);
    expect((main?.root?.total ?? 0) - (main?.root?.free ?? 0)).toBeGreaterThanOrEqual(main?.used ?? 0);
    expect(main?.from).toBeGreaterThanOrEqual(NOW / 1000 - 3 * DAY_S);
    expect(spare).toMatchObject({ used: 0, stream_count: 0 });
    expect(spare).not.toHaveProperty("from");
    expect((await SchemaShelf.read()).problems("dvr-stats", { ...main })).toEqual([]);
  });

  it("is spread over its disks", () => {
    const disks = { d1: { name: "d1" }, d2: { name: "d2" } };
    const { main } = simulatedStorages(configOf({ raid: 0, disks }), streams, NOW);
    expect(Object.keys(main?.disks ?? {})).toEqual(["d1", "d2"]);
    expect((main?.disks?.["d1"]?.used ?? 0) + (main?.disks?.["d2"]?.used ?? 0)).toBe(main?.used);
    expect(main?.disks?.["d2"]?.used).toBeGreaterThan(0);
  });

  it("tells what a smaller limit would cost its streams", async () => {
    const impact = (main: object) =>
      simulatedImpact({ before: configOf(), after: configOf(main), renames: [] }, streams, NOW);
    const { used = 0 } = simulatedStorages(configOf(), streams, NOW)["main"] ?? {};
    expect(await impact({ dvr_limit: 30 * DAY_S })).toMatchObject({ bytes: 0, stream_count: 0 });
    const day = await impact({ dvr_limit: DAY_S });
    expect(day.stream_count).toBe(2);
    expect(day.bytes).toBeLessThan(used);
    expect(day.bytes).toBeCloseTo((day.duration * 4e6) / 8, -7);
    expect((await impact({ disk_space: Math.round(used / 2) })).bytes).toBeCloseTo(used / 2, -3);
  });

  it("looks only at streams whose limits change, or that share a size or a disk with one", async () => {
    const looked = new Set<string>();
    const watched = streams.map(({ recording, ...stream }) => ({
      ...stream,
      get recording() {
        looked.add(stream.name);
        return recording;
      },
    }));
    const change = { before: configOf(), after: configOf({ dvr_limit: DAY_S }), renames: [] };
    expect((await simulatedImpact(change, watched, NOW)).stream_count).toBe(2);
    expect([...looked].toSorted()).toEqual(["live/studio", "news"]);
  });
});

describe("A simulated server", () => {
  it("reports the room in the tree, never in the config, and answers what limits cost", async () => {
    const engine = createSimulatedEngine({ tickMs: 20 });
    const parts = { engine, language: rawLanguage, check: schemaCheck, entities: configEntities };
    const { client, server } = await startTestServer({ parts });
    const { status } = await client.modify(
      {
        dvrs: { main: { name: "main", root: "/storage", dvr_limit: 3 * DAY_S } },
        streams: { news: { name: "news", urls: ["udp://239.0.0.1:1234"], dvr: { reference: "main" } } },
      },
      1,
    );
    expect(status).toBe(200);
    const socket = await client.socket();
    await vi.waitFor(async () => {
      const whole = await socket.ask("read_config");
      expect(whole).toMatchObject({
        data: { dvrs: { main: { stats: { stream_count: 1, root: { folder: "/storage" } } } } },
      });
    });
    expect((await client.get("/flussonic/api/read_raw_config")).text).not.toContain("stats");
    const before = (await client.modify({ dvrs: { main: { stats: { used: 7 } } } }, 2)).status;
    expect([before, (await client.get("/flussonic/api/read_raw_config")).text.includes("stats")]).toEqual([200, false]);
    const ask = (body: object) => client.post("/flussonic/api/dvr_impact", body);
    const { json } = await ask({ dvrs: { main: { dvr_limit: 60 } } });
    expect(json).toMatchObject({ stream_count: 1, stream_names: ["news"] });
    expect((await SchemaShelf.read()).problems("dvr-impact", json)).toEqual([]);
    const vault = { name: "vault", root: "/storage", dvr_limit: 60 };
    const renamed = (await ask({ dvrs: { main: null, vault } })).json;
    expect(renamed, "its streams follow").toMatchObject({ stream_names: ["news"] });
    const news = { name: "news", static: true, urls: ["udp://239.0.0.1:1234"] };
    const world = { ...news, name: "world", dvr: { reference: "main", dvr_limit: 60 } };
    const both = (await ask({ streams: { news: null, world } })).json;
    expect(both, "as a stream with a new name and a new limit does").toMatchObject({ stream_names: ["news"] });
    // It goes on recording meanwhile.
    for (const { bytes } of [renamed, both]) expect(bytes).toBeCloseTo(Number(json["bytes"]), -8);
    expect((await ask({ dvrs: { main: { dvr_limit: -1 } } })).status).toBe(422);
    expect((await ask([])).status).toBe(400);
    expect((await new TestClient(server.url).post("/flussonic/api/dvr_impact", {})).status).toBe(401);
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ capabilities: { dvr_impact: true } });
  });

  it("without archives has no such call", async () => {
    const { client } = await startTestServer();
    expect((await client.post("/flussonic/api/dvr_impact", {})).status).toBe(404);
    expect((await client.get("/flussonic/api/server")).json["capabilities"]).not.toHaveProperty("dvr_impact");
  });
});
