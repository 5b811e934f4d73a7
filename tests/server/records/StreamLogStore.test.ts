import { describe, expect, it } from "vitest";
import { LogTopics, StreamLogStore } from "../../../server/records/StreamLogStore.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { testRecords } from "../support/testRecords.ts";

function open(limits: Partial<Record<string, number>> = {}) {
  const clock = { nowMs: 1_000_000 };
  const config: { loglevel?: Server["loglevel"] } = {};
  const log = new StreamLogStore({ now: () => clock.nowMs, loglevel: () => config.loglevel, limits });
  const textsOf = (name: string): readonly string[] => log.entriesOf(name).map(({ text }) => text);
  return { log, clock, config, textsOf };
}

describe("the logs of streams", () => {
  it("keep lines with time and level, each stream's own", () => {
    const { log, clock } = open();
    log.note("news", "info", "started");
    clock.nowMs += 5;
    log.note("news", "error", "source lost");
    log.note("sport", "info", "started");
    expect(log.entriesOf("news")).toEqual([
      { name: "news", text: "started", time: 1_000_000, level: "info" },
      { name: "news", text: "source lost", time: 1_000_005, level: "error" },
    ]);
    expect(log.entriesOf("nobody")).toEqual([]);
  });

  it("keep the last 1000 lines of a stream", () => {
    const { log, clock, textsOf } = open();
    for (let n = 0; n < 2500; n += 1) {
      clock.nowMs += 100;
      log.note("news", "info", `line ${n}`);
    }
    expect(textsOf("news")).toHaveLength(1000);
    expect([textsOf("news")[0], textsOf("news").at(-1)]).toEqual(["line 1500", "line 2499"]);
  });

  it("hold no secret and no line break", () => {
    const { log, textsOf } = open();
    log.note("news", "info", "opens rtmp://user:canary@host/app?token=canary\nfake line\u202E");
    log.note("news", "info", `${"x".repeat(990)} rtmp://host/app?password=canary`);
    expect(textsOf("news").join()).not.toMatch(/canary|\n|\u202E/);
    expect(textsOf("news")[0]).toContain("rtmp://***@host/***?token=***");
  });

  it("hold no line longer than a screen can show", () => {
    const { log, textsOf } = open();
    log.note("news", "info", "x".repeat(1_000_000));
    expect(textsOf("news")[0]).toHaveLength(1003);
  });

  it("leave debug lines out unless the config asks for them, and what is less grave than it asks for", () => {
    const { log, config, textsOf } = open();
    const levels = ["debug", "info", "warning", "error"] as const;
    const kept = (name: string, loglevel?: Server["loglevel"]): string => {
      if (loglevel !== undefined) config.loglevel = loglevel;
      for (const level of levels) log.note(name, level, level);
      return textsOf(name).join(" ");
    };
    expect(kept("default")).toBe("info warning error");
    expect(kept("debug", "debug")).toBe("debug info warning error");
    expect(kept("notice", "notice")).toBe("warning error");
    expect(kept("error", "error")).toBe("error");
  });

  it("count what a flood would have written instead of keeping it", () => {
    const { log, clock, textsOf } = open({ linesPerSecond: 10 });
    for (let n = 0; n < 5000; n += 1) log.note("news", "warning", `frame ${n}`);
    clock.nowMs += 1000;
    log.note("news", "info", "calm");
    expect(textsOf("news")).toHaveLength(12);
    expect(textsOf("news").slice(-2)).toEqual(["4990 more lines", "calm"]);
  });

  it("forget the stream that was silent the longest when there are too many, by lines and by streams", () => {
    const { log, textsOf } = open({ linesInAll: 30, streams: 100 });
    for (let n = 0; n < 20; n += 1) log.note("a", "info", `${n}`);
    for (let n = 0; n < 9; n += 1) log.note("b", "info", `${n}`);
    log.note("a", "info", "again");
    log.note("c", "info", "new");
    expect([textsOf("a").length, textsOf("b").length, textsOf("c").length]).toEqual([21, 0, 1]);
    for (let n = 0; n < 500; n += 1) log.note(`s${n}`, "info", "x");
    expect(Array.from({ length: 500 }, (_, n) => textsOf(`s${n}`)).flat()).toHaveLength(30);
  });

  it("tell who listens, until he leaves, whatever the name", () => {
    const { log } = open();
    const heard: string[] = [];
    const stop = log.onEntry("__proto__", ({ text }) => heard.push(text));
    log.note("__proto__", "info", "one");
    log.note("news", "info", "other");
    stop();
    log.note("__proto__", "info", "two");
    expect(heard).toEqual(["one"]);
  });
});

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

  it("sends of a location what its streams log, oldest first, each line with the log it stands in; under its new name too", async () => {
    const { client, server } = await startTestServer();
    const { log } = server.context.records;
    const save = (delta: object) => client.post("/flussonic/api/modify_config", delta, { "if-match": "*" });
    await save({
      lives: { talk: { prefix: "talk" }, walk: { prefix: "walk" } },
      streams: { "talk/own": { name: "talk/own" } },
    });
    log.note("talk/b", "info", "first");
    log.note("walk/a", "info", "another's");
    log.note("talk/a", "warning", "second");
    log.note("talk/own", "info", "of the config");
    const socket = await client.socket();
    const entry = (text: string, name: string, of: string) => ({ event: "log.entry", data: { text, name, log: of } });
    expect(await socket.ask("log_media_start:/lives/talk")).toMatchObject(entry("first", "talk/b", "/lives/talk"));
    expect(await socket.next()).toMatchObject(entry("second", "talk/a", "/lives/talk"));
    log.note("walk/a", "info", "another's");
    log.note("talk/c", "info", "third");
    expect(await socket.next()).toMatchObject(entry("third", "talk/c", "/lives/talk"));
    socket.send("log_media_stop:/lives/talk");
    await save({ lives: { talk: null, chat: { prefix: "chat" } } });
    expect(await socket.ask("log_media_start:/lives/chat")).toMatchObject(entry("first", "chat/b", "/lives/chat"));
    expect(log.entriesOf("talk/own")).toHaveLength(1);
    expect(log.entriesOf("talk/a")).toEqual([]);
  });

  it("tells of a renamed location what it was called, and what the rename ended under the former name", async () => {
    const { client, server } = await startTestServer();
    const { records, record } = server.context;
    const { log } = records;
    const save = (delta: object) => client.post("/flussonic/api/modify_config", delta, { "if-match": "*" });
    await save({ lives: { talk: { prefix: "talk" } }, streams: { "talk/own": { name: "talk/own" } } });
    log.note("talk/a", "info", "came");
    // As whoever carries a change out: the publisher and another one that has not said anything yet are dropped.
    record.onChange(() => {
      for (const name of ["talk/a", "talk/b", "talk/own", "walk/a"]) log.note(name, "warning", "dropped");
    });
    await save({ lives: { talk: null, chat: { prefix: "chat" } } });
    const isOfChat = (name: string) => name.startsWith("chat/") || name === "/lives/chat";
    expect(log.entriesWithin(isOfChat).map(({ name, text }) => `${name} ${text}`)).toEqual(
      expect.arrayContaining([
        "chat/a came",
        "/lives/chat Renamed: its name was talk.",
        "chat/a dropped",
        "chat/b dropped",
      ]),
    );
    const textsOf = (name: string) => log.entriesOf(name).map(({ text }) => text);
    expect(["talk/a", "talk/b", "talk/own", "walk/a"].map(textsOf)).toEqual([[], [], ["dropped"], ["dropped"]]);
    log.note("talk/a", "info", "of a later location of that name");
    expect(textsOf("talk/a")).toEqual(["of a later location of that name"]);
  });

  it("has the logs of all streams of a location that goes down below its own name, each under its own", async () => {
    const { client, server } = await startTestServer();
    const { log } = server.context.records;
    const save = (delta: object) => client.post("/flussonic/api/modify_config", delta, { "if-match": "*" });
    await save({ lives: { tk: { prefix: "tk" }, "tk/kids": { prefix: "tk/kids" } } });
    for (const name of ["tk/x", "tk/a/x", "tk/kids/x"]) log.note(name, "info", `of ${name}`);
    await save({ lives: { tk: null, "tk/a": { prefix: "tk/a" } } });
    const names = ["tk/x", "tk/a/x", "tk/a/a/x", "tk/kids/x"];
    expect(names.map((name) => log.entriesOf(name).map(({ text }) => text))).toEqual([
      [],
      ["of tk/x"],
      ["of tk/a/x"],
      ["of tk/kids/x"],
    ]);
  });

  it("knows no other topic", () => {
    const topics = new LogTopics(new StreamLogStore());
    expect(["log/", "log", "logs/x", "overview/minute"].filter((topic) => topics.has(topic))).toEqual([]);
  });
});
