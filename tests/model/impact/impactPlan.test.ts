import { describe, expect, it } from "vitest";
import type { EntityImpacts } from "../../../src/generated/contracts/EntityImpacts.ts";
import { entities } from "../../../src/generated/entities.ts";
import { impacts } from "../../../src/generated/impacts.ts";
import { hasStreams, type ImpactSurroundings, planImpact } from "../../../src/model/impact/ImpactPlan.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const tree: JsonObject = {
  loglevel: "info",
  http: 80,
  edit_auth: { login: "admin" },
  streams: {
    news: { name: "news", title: "News", urls: ["udp://a"], stats: { alive: true, bitrate: 5 } },
    copy: { name: "copy", urls: ["copy://news"] },
  },
  lives: { cams: { prefix: "cams", auth: { url: "auth://door" } } },
  auth_backends: { door: { name: "door", backends: [] } },
  dvrs: { disk: { name: "disk" } },
};
const restart: EntityImpacts = { settings: { "": { is: "stream" } } };

function plan(patch: JsonObject, around: Partial<ImpactSurroundings> = {}) {
  return planImpact(patch, [], { tree, entities, impacts, ...around });
}

const touched = (patch: JsonObject, own: ImpactSurroundings["impacts"] = impacts) => [
  ...plan(patch, { impacts: own }).entities.keys(),
];

describe("what a save makes the server do", () => {
  it("concerns nobody where nothing changes that interrupts, or what goes interrupts nobody", () => {
    expect(touched({ streams: { news: { title: "Other" }, fresh: { name: "fresh" } } })).toEqual([]);
    expect(touched({ dvrs: { disk: null } })).toEqual([]);
    expect(touched({ vods: { films: null } })).toEqual([]);
    expect(touched({ streams: { news: null } }, {})).toEqual([]);
  });

  it("concerns all of a collection that goes as a whole", () => {
    const { entities: found } = plan({ streams: null });
    const removed = { is: "sessions", of: ["viewers", "publishers", "pushes"] };
    expect([...found.values()].map(({ changes }) => changes)).toEqual([[removed], [removed]]);
  });

  it("does not count what the server reports, nor the name itself", () => {
    const patch = { streams: { news: { name: "other", stats: { alive: false } } } };
    expect(touched(patch, { stream: restart })).toEqual([]);
  });

  it("of an entity with a new name is what has changed of it beside", () => {
    const from = ["streams", "news"];
    const renamed = (more: JsonObject) =>
      planImpact(
        { streams: { news: null, today: { name: "today", title: "News", urls: ["udp://a"], ...more } } },
        [{ from, to: ["streams", "today"] }],
        { tree, entities, impacts: { stream: restart } },
      ).entities.get("/streams/news")?.changes;
    expect(renamed({})).toBeUndefined();
    expect(renamed({ title: "Today" })).toEqual([{ is: "stream" }]);
    expect(renamed({ disabled: true })).toEqual([{ is: "stream" }]);
  });

  it("is done to all that use a backend, also where they do not change themselves", () => {
    const { entities: found } = plan({ auth_backends: { door: { allow: { ips: ["10.0.0.1"] } } } });
    expect([...found]).toMatchObject([
      ["/auth_backends/door", { copies: [] }],
      ["/lives/cams", { path: ["lives", "cams"], copies: [], changes: [{ is: "sessions", asked: true }] }],
    ]);
  });

  it("remembers of a stream who copies it, and does nothing to those by itself", () => {
    const { entities: found } = plan({ streams: { news: { disabled: true } } });
    expect(found.get("/streams/news")?.copies).toEqual([["streams", "copy"]]);
    expect(found.get("/streams/copy")).toEqual({ path: ["streams", "copy"], changes: [], copies: [] });
  });

  it("is no circle for a stream that copies itself", () => {
    const streams = { a: { name: "a", urls: ["copy://a"] } };
    const { entities: found } = plan({ streams: { a: { disabled: true } } }, { tree: { streams } });
    expect([...found.values()].map(({ copies }) => copies)).toEqual([[]]);
  });

  it("ends when it is known, though streams copy one another, and names each copy once", () => {
    const streams = { a: { name: "a", urls: ["copy://b"] }, b: { name: "b", urls: ["copy://a"] } };
    const { entities: found } = plan({ streams: { a: { disabled: true } } }, { tree: { streams } });
    expect([...found.values()].map(({ copies }) => copies)).toEqual([[["streams", "b"]], [["streams", "a"]]]);
  });
});

describe("what a save of the server's own settings does", () => {
  it("ends logins where it changes who may log in, and nowhere else", () => {
    expect(plan({ edit_auth: { login: "root" } }).endsLogins).toBe(true);
    expect([plan({ http: 81 }), plan({ loglevel: "debug" }), plan({})].map(({ endsLogins }) => endsLogins)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("starts the whole server anew where the schema says so, and is no matter of the collections", () => {
    const own = { server: { settings: { "": { is: "server" }, "/http": { is: "listener" } } } } as const;
    const restarts = (patch: JsonObject) => plan(patch, { impacts: own }).restartsServer;
    expect(restarts({ loglevel: "debug" })).toBe(true);
    expect(restarts({ loglevel: "info" })).toBe(false);
    expect(restarts({ http: 81 })).toBe(false);
    expect(restarts({ streams: { news: null } })).toBe(false);
  });

  it("is nothing where no schema describes the server, or says what that interrupts", () => {
    const nothing = { listeners: [], endsLogins: false, restartsServer: false };
    expect(plan({ http: 81 }, { entities: { stream: entities.stream } })).toMatchObject(nothing);
    expect(plan({ http: 81 }, { impacts: {} })).toMatchObject(nothing);
  });

  it("leaves ports alone that the save does not name", () => {
    expect(plan({ rtmp: 1935 }).listeners).toMatchObject([{ protocol: "rtmp", opens: ["1935"] }]);
  });
});

describe("what viewers are counted at", () => {
  it("is a stream, and what has streams or files of its own", () => {
    const paths = ["streams/news", "lives/cams", "sources/1", "vods/films"].map((path) => path.split("/"));
    expect(paths.filter((path) => !hasStreams(path, entities))).toEqual([]);
    const others = ["auth_backends/door", "streams"].map((path) => path.split("/"));
    expect(others.filter((path) => hasStreams(path, entities))).toEqual([]);
  });
});
