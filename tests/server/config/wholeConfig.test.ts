import { describe, expect, it } from "vitest";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { openRecord } from "../support/openRecord.ts";
import { startTestServer } from "../support/startTestServer.ts";

const who = "admin";
const news = { name: "news", urls: [{ url: "udp://239.0.0.1:1" }], title: "News" };
const sport = { name: "sport", urls: [{ url: "udp://239.0.0.1:2" }], title: "Sport" };
const product = { language: rawLanguage, check: schemaCheck, entities: configEntities };

describe("a whole config that replaces the present one", () => {
  it.each([
    ["added", { streams: { late: { ...news, name: "late" } } }, "/streams/late"],
    ["changed", { streams: { sport: { title: "Sports" } } }, "/streams/sport/title"],
    ["removed", { streams: { sport: null } }, "/streams/sport"],
    ["set first", { loglevel: "debug" }, "/loglevel"],
  ])(
    "is refused where it would take back what somebody else has %s since its revision",
    async (_how, theirs, pointer) => {
      const { client } = await startTestServer();
      await client.modify({ streams: { news, sport } }, 1);
      const whole = (await client.get("/flussonic/api/read_config")).json;
      await client.modify(theirs, 2);
      const served = (await client.get("/flussonic/api/read_config")).json;
      const { status, json } = await client.modify({ ...whole, $reset: true, title: "Mine" }, 2);
      expect([status, json]).toMatchObject([409, { error: "conflict", rev: 3, conflicts: [{ pointer }] }]);
      expect((await client.get("/flussonic/api/read_config")).json).toEqual(served);
    },
  );

  it("is taken where it says the same as what was saved meanwhile, or others only moved something", async () => {
    const { record } = await openRecord();
    await record.apply({ streams: { news, sport } }, { ifMatch: 1, who });
    const whole = { $reset: true, streams: { news: { ...news, title: "N" }, sport }, title: "Mine" };
    await record.apply({ streams: { news: { title: "N" }, sport: { position: 0 } } }, { ifMatch: 2, who });
    await record.apply(whole, { ifMatch: 2, who });
    expect(record.current.config).toMatchObject({ streams: { news: { title: "N" } }, title: "Mine" });
  });

  it("needs not name what its text says by itself, also over what said otherwise", async () => {
    const initialText = `ondemand news {\n  input udp://239.0.0.1:1;\n}\nstream sport {\n  input udp://239.0.0.1:2;\n}
dvr main {\n  root /a;\n  disk x keep;\n  disk y keep;\n}\n`;
    const { record } = await openRecord({ ...product, initialText });
    const disks = { y: { name: "y", mode: "keep" }, x: { name: "x", mode: "keep" } };
    const whole = { streams: { sport, news }, dvrs: { main: { name: "main", root: "/a", disks } } };
    await record.apply({ ...whole, $reset: true }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({
      streams: { sport: { ...sport, static: true, position: 0 }, news: { ...news, static: true, position: 1 } },
      dvrs: { main: { disks: { y: { position: 0 }, x: { position: 1 } }, position: 0 } },
    });
  });

  it("keeps the ids of what has no name, and gives new ones", async () => {
    const initialText = "source http://a {\n}\n";
    const { record } = await openRecord({ ...product, initialText });
    const sources = { "-1": { urls: ["http://b"], position: 0 }, "1": { urls: ["http://a"], position: 1 } };
    await record.apply({ $reset: true, sources }, { ifMatch: 1, who });
    const given = { "1": { urls: ["http://a"], position: 1 }, "2": { urls: ["http://b"], position: 0 } };
    expect(record.current.config["sources"]).toEqual(given);
  });

  it("never waits for a time, as it would take back what is saved until then", async () => {
    const { client, server } = await startTestServer();
    const headers = { "x-save-at": String(Date.now() + 3_600_000) };
    const { status, json } = await client.modify({ $reset: true, loglevel: "debug" }, 1, headers);
    expect([status, json["message"]]).toEqual([400, expect.stringMatching(/^Only changes wait/)]);
    expect(server.context.scheduled.list).toEqual([]);
  });
});
