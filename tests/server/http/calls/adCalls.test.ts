import { describe, expect, it } from "vitest";
import { rawLanguage } from "../../../../server/config/configLanguage.ts";
import { schemaCheck } from "../../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { createSimulatedEngine } from "../../../../server/simulated/SimulatedEngine.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const save = "/flussonic/api/save_ad_schedules";
const evening = {
  name: "evening",
  slots: [{ from: "20:15:00", duration: 30 }],
  files: [{ name: "ads/a.mp4", weight: 2 }],
};
const night = { name: "night", slots: [], files: [] };

/** A server whose config is given, by the language and the checks of real ones. */
async function openServer(config: JsonObject = {}) {
  const parts = {
    engine: createSimulatedEngine(),
    entities: configEntities,
    language: rawLanguage,
    check: schemaCheck,
  };
  const started = await startTestServer({ parts });
  const { record } = started.server.context;
  if (Object.keys(config).length > 0)
    expect(await started.client.modify(config, record.current.rev)).toMatchObject({ status: 200 });
  const list = async () => (await started.client.get("/flussonic/api/fetch_ad_schedules")).json;
  const put = (body: unknown, headers?: Record<string, string>) => started.client.post(save, body, headers);
  const streams = () => record.current.config["streams"];
  return { ...started, record, list, put, streams };
}

const news = { streams: { news: { name: "news", ad_schedule: "evening", urls: ["fake://"] } } };

describe("ad schedules as a list", () => {
  it("are read in their order [S427]", async () => {
    const { put, list } = await openServer();
    expect(await list()).toEqual([]);
    expect(await put([night, evening])).toMatchObject({ status: 200 });
    expect(await list()).toEqual([
      { ...night, position: 0 },
      { ...evening, position: 1 },
    ]);
    await put([evening, night]);
    expect(await list()).toMatchObject([
      { name: "evening", position: 0 },
      { name: "night", position: 1 },
    ]);
  });

  it("are saved as a change of the config: added, changed and removed [S426]", async () => {
    const { put, list, record } = await openServer();
    const { status, json } = await put([evening, night], { "x-operation-id": "one" });
    expect(status).toBe(200);
    expect(json).toEqual({ rev: record.current.rev, operation_id: "one" });
    expect(record.current.document.text).toContain("slot 20:15:00 30;");
    await put([{ ...night, files: [{ name: "ads/b.mp4" }] }]);
    expect(await list()).toEqual([{ ...night, files: [{ name: "ads/b.mp4" }], position: 0 }]);
  });

  it("take a stream along to a new name only where the list tells the former one [S426]", async () => {
    const { put, streams } = await openServer({ ...news, ad_schedules: { evening } });
    await put([{ ...evening, name: "late", former_name: "evening" }]);
    expect(streams()).toMatchObject({ news: { ad_schedule: "late" } });
    await put([{ ...evening, name: "later" }]);
    expect(streams()).toMatchObject({ news: { ad_schedule: "late" } });
  });

  it("are refused as any change of the config, with the place of each problem [S426]", async () => {
    const { put, record } = await openServer();
    const { rev } = record.current;
    const wrong = { ...evening, slots: [{ from: "25:00:00", duration: 0 }] };
    const { status, json } = await put([wrong]);
    expect(status).toBe(422);
    expect(json).toMatchObject({
      error: "invalid",
      problems: [
        { pointer: "/ad_schedules/evening/slots/0/from", message: "Slot format is HH:mm:ss" },
        { pointer: "/ad_schedules/evening/slots/0/duration", message: "Should be greater, than 0" },
      ],
    });
    expect((await put([evening, evening])).json).toMatchObject({
      problems: [{ pointer: "/ad_schedules/evening/name", message: "Ad schedule name should be unique." }],
    });
    expect((await put([{ ...evening, name: "" }])).json).toMatchObject({
      problems: [{ message: "Ad schedule name is required and should have 1 character at least." }],
    });
    expect(record.current.rev).toBe(rev);
  });

  it("leave alone what others have added since the list was read, and conflict with what they changed [S426]", async () => {
    const { put, list, record } = await openServer({ ad_schedules: { evening } });
    const { rev } = record.current;
    await put([evening, night], { "if-match": `"${rev}"` });
    expect(await put([{ ...evening, files: [] }], { "if-match": `"${rev}"` })).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject([{ name: "evening", files: [] }, { name: "night" }]);
    const late = await put([{ ...evening, files: [{ name: "ads/c.mp4" }] }], { "if-match": `"${rev}"` });
    expect(late).toMatchObject({ status: 409, json: { error: "conflict" } });
  });

  it("are refused where they are no list, or have a name that reaches a prototype", async () => {
    const { put } = await openServer();
    for (const body of [
      {},
      ["evening"],
      [{ ...night, name: "__proto__" }],
      [{ ...night, name: 5 }],
      [{ ...night, former_name: 5 }],
    ])
      expect(await put(body)).toMatchObject({ status: 400 });
    expect(await put(Array.from({ length: 1001 }, (_, index) => ({ name: `s${index}` })))).toMatchObject({
      status: 400,
    });
  });

  it("are for administrators alone", async () => {
    const { server } = await openServer();
    const stranger = new TestClient(server.url);
    for (const name of ["fetch_ad_schedules", "ad_streams", "ad_checks"])
      expect(await stranger.get(`/flussonic/api/${name}`)).toMatchObject({ status: 401 });
    for (const name of ["save_ad_schedules", "ad_convert"])
      expect(await stranger.post(`/flussonic/api/${name}`, [])).toMatchObject({ status: 401 });
  });
});

describe("the streams with advertising", () => {
  it("are answered as a map of stream names to the files that were played [S428]", async () => {
    const { client, server, streams } = await openServer({
      ...news,
      ad_schedules: { evening },
    });
    expect((await client.get("/flussonic/api/ad_streams")).json).toEqual({ news: [] });
    const { adCounts } = server.context.records;
    adCounts.addShow("news", "ads/a.mp4");
    adCounts.addView("news", "ads/a.mp4");
    const files = [{ name: "ads/a.mp4", show_count: 1, view_count: 1 }];
    expect((await client.get("/flussonic/api/ad_streams")).json).toEqual({ news: files });
    const { rev } = server.context.record.current;
    const renamed = { name: "world", ad_schedule: "evening", urls: ["fake://"] };
    expect(await client.modify({ streams: { news: null, world: renamed } }, rev)).toMatchObject({ status: 200 });
    expect(streams()).toHaveProperty("world");
    expect((await client.get("/flussonic/api/ad_streams")).json).toEqual({ world: files });
  });
});

describe("a server without media", () => {
  it("finds no fault with the files, converts none and says that it has ad schedules", async () => {
    const { client } = await openServer({ ad_schedules: { evening } });
    expect((await client.get("/flussonic/api/ad_checks")).json).toEqual({ checks: [] });
    expect(await client.post("/flussonic/api/ad_convert", { file: "ads/a.mp4", stream: "news" })).toMatchObject({
      status: 503,
    });
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ capabilities: { ads: true } });
  });
});
