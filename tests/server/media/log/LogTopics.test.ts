import { describe, expect, it } from "vitest";
import { LogTopics, StreamLogStore } from "../../../../server/records/StreamLogStore.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { testRecords } from "../../support/testRecords.ts";

describe("the log topic of the events socket", () => {
  it("sends what is kept and then each line, until it is left", async () => {
    const log = new StreamLogStore({ now: () => 7 });
    const records = await testRecords({ log, topics: [new LogTopics(log)] });
    const { client } = await startTestServer({ parts: { records } });
    log.note("site/cam 1", "info", "before");
    const socket = await client.socket();
    expect(await socket.ask("subscribe:log/site/cam 1")).toEqual({
      event: "log.entry",
      data: { name: "site/cam 1", text: "before", time: 7, level: "info" },
    });
    log.note("site/cam 1", "error", "after");
    log.note("other", "error", "not asked for");
    expect(await socket.next()).toMatchObject({ event: "log.entry", data: { text: "after", level: "error" } });
    socket.send("unsubscribe:log/site/cam 1");
    expect(await socket.waiting(100)).toEqual([]);
    log.note("site/cam 1", "info", "too late");
    expect(await socket.waiting(100)).toEqual([]);
  });

  it("is also asked for in the words of the console's protocol", async () => {
    const { client, server } = await startTestServer();
    const socket = await client.socket();
    server.context.records.log.note("news", "info", "hello");
    expect(await socket.ask("log_media_start:news")).toMatchObject({ event: "log.entry", data: { text: "hello" } });
    socket.send("log_media_stop:news");
    expect(await socket.waiting(100)).toEqual([]);
    server.context.records.log.note("news", "info", "too late");
    expect(await socket.waiting(100)).toEqual([]);
  });

  it("knows no other topic", () => {
    const topics = new LogTopics(new StreamLogStore());
    expect(["log/", "log", "logs/x", "overview/minute"].filter((topic) => topics.has(topic))).toEqual([]);
  });
});
