import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerError } from "../../../../server/ServerError.ts";
import { MirrorReport } from "../../../../server/media/mirrors/MirrorReport.ts";
import { Mirrors } from "../../../../server/media/mirrors/Mirrors.ts";
import {
  type MirroredStream,
  mirroredStreams,
  type ServerOffer,
} from "../../../../server/media/mirrors/mirroredStreams.ts";
import { isOfferedTo, pathHere } from "../../../../server/media/mirrors/originList.ts";
import type { Mirror } from "../../../../src/generated/types/Mirror.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";

const [ONE, TWO] = ["http://one:80", "http://two:8080"];

describe("the mirrors of a config", () => {
  /** What each server offers to who knows the key, or why it does not answer. */
  let offers: Record<string, readonly string[] | string>;
  let asked: string[];
  let notes: string[];
  let config: Server;
  let streams: ReadonlyMap<string, MirroredStream>;
  let told: number;
  let mirrors: Mirrors;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    [offers, asked, notes, streams, told] = [{}, [], [], new Map(), 0];
    mirrors = new Mirrors({
      id: "here",
      config: () => config,
      now: () => Date.now(),
      async read({ server, key }) {
        asked.push(server);
        const offer = offers[server] ?? "connection refused";
        if (key !== "right") throw new ServerError("forbidden", "wrong cluster key");
        if (typeof offer === "string") throw new ServerError("unavailable", offer);
        return JSON.stringify({ hostname: `host of ${server}`, streams: offer.map((name) => ({ name })) });
      },
      onStreams: (wanted) => {
        streams = wanted;
        told += 1;
      },
      note: (name, level, text) => void notes.push(`${name} ${level} ${text}`),
    });
  });

  afterEach(() => {
    mirrors.stop();
    vi.useRealTimers();
  });

  async function configure(
    sources: Readonly<Record<string, Mirror>>,
    key = "right",
    others: Partial<Server> = {},
  ): Promise<void> {
    config = { cluster_key: key, sources, ...others };
    mirrors.configure();
    await vi.advanceTimersByTimeAsync(0);
  }

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const modes = () =>
    Object.fromEntries(
      [...streams].map(
        ([
          name,
          {
            config: { static: isStatic },
          },
        ]) => [name, isStatic],
      ),
    );

  it("take no name that is the address of a file here, and say so once", async () => {
    offers[ONE] = ["films/a.mp4", "films", "news"];
    const sources = { "1": { urls: ["http://one"] } };
    await configure(sources, "right", { vods: { films: { prefix: "films" } } });
    expect(Object.keys(modes()).toSorted()).toEqual(["films", "news"]);
    const warnings = () => notes.filter((note) => note.startsWith("films/a.mp4 warning"));
    expect(warnings()).toEqual([expect.stringContaining("the file counts")]);
    await pass(60_000);
    expect(warnings()).toHaveLength(1);
    await configure(sources);
    expect(Object.keys(modes())).toContain("films/a.mp4");
  });

  it("take all that an origin offers below the prefix, but what is ignored; only names what runs all the time [C247] [C291] [C292]", async () => {
    offers[ONE] = ["news", "sport", "sport2"];
    await configure({ "1": { urls: ["http://one"], prefix: "x" } });
    expect(modes()).toEqual({ "x/news": true, "x/sport": true, "x/sport2": true });
    await configure({ "1": { urls: ["http://one"], only: ["sport*"], except: ["sport"] } });
    expect(modes()).toEqual({ news: false, sport2: true });
    await configure({ "1": { urls: ["http://one"], only: [] } });
    expect(modes()).toEqual({ news: false, sport: false, sport2: false });
    expect(asked).toEqual([ONE]);
  });

  it("know a server by its URL with the port, which is 80 when it names none [C119]", async () => {
    offers[ONE] = ["news"];
    await configure({ "1": { urls: ["http://one", "http://ONE:80/", "one"] } });
    expect(mirrors.report).toEqual({
      servers: { [ONE]: { stream_names: ["news"] } },
      sources: { "1": { url: "http://one", source_hostname: `host of ${ONE}` } },
    });
    expect(asked).toEqual([ONE]);
  });

  it("give their streams the mirror's settings, and as sources the servers that have them, in order", async () => {
    offers[ONE] = ["news", "a b/c"];
    offers[TWO] = ["news", "late"];
    const settings = { title: "Seen", auth: { max_sessions: 2 }, dvr: { root: "d" }, thumbnails: { enabled: true } };
    await configure({ "7": { urls: ["http://two:8080", "http://one"], ...settings, position: 3 } });
    const { config: news } = streams.get("news") ?? {};
    expect(news).toEqual({
      ...settings,
      name: "news",
      static: true,
      source_timeout: 20,
      urls: [`${TWO}/news`, `${ONE}/news`],
    });
    expect(streams.get("late")?.config.urls).toEqual([`${TWO}/late`]);
    expect(streams.get("a b/c")?.config.urls).toEqual([`${ONE}/a%20b/c`]);
    expect(streams.get("news")?.place).toEqual(["sources", "7", "streams", "news"]);
  });

  it("follow what the origin offers, and tell nothing while that is the same", async () => {
    offers[ONE] = ["news"];
    await configure({ "1": { urls: ["http://one"] } });
    told = 0;
    await pass(20_000);
    expect([asked.length, told]).toEqual([5, 0]);
    offers[ONE] = ["sport"];
    await pass(5000);
    expect([...streams.keys()]).toEqual(["sport"]);
  });

  it("keep their streams while the origin is away, which they ask ever later; the next server is the one in use", async () => {
    offers[ONE] = ["news"];
    offers[TWO] = ["news"];
    await configure({ "1": { urls: ["http://one", "http://two:8080"] } });
    told = 0;
    offers[ONE] = "connection refused";
    await pass(5000);
    expect(mirrors.report).toMatchObject({
      servers: { [ONE]: { stream_names: ["news"], error: "connection refused" } },
      sources: { "1": { url: "http://two:8080" } },
    });
    offers[TWO] = "timeout";
    await pass(60_000);
    expect([...streams.keys()]).toEqual(["news"]);
    expect(mirrors.report).toMatchObject({ sources: { "1": {} } });
    expect(asked.filter((server) => server === ONE).length).toBeLessThan(12);
    expect(notes.filter((note) => note.includes("connection refused"))).toHaveLength(1);
    offers[ONE] = ["news"];
    await pass(15_000);
    expect(mirrors.report).toMatchObject({ servers: { [ONE]: { stream_names: ["news"] } } });
    expect(told).toBe(0);
  });

  it("ask with the mirror's own key, else the server's; a wrong one is not tried every second", async () => {
    offers[ONE] = ["news"];
    await configure({ "1": { urls: ["http://one"], cluster_key: "wrong" } });
    expect(mirrors.report).toMatchObject({ servers: { [ONE]: { stream_names: [], error: "wrong cluster key" } } });
    await pass(44_000);
    expect(asked).toHaveLength(3);
    await configure({ "1": { urls: ["http://one"], cluster_key: "right" } }, "wrong");
    expect([...streams.keys()]).toEqual(["news"]);
    await configure({ "1": { urls: ["http://one"] } }, "wrong");
    expect([...streams.keys()]).toEqual(["news"]);
    expect(mirrors.report).toMatchObject({ servers: { [ONE]: { error: "wrong cluster key" } } });
  });

  it("leave a name that two bring to the first of the list, and say so", async () => {
    offers[ONE] = ["news"];
    offers[TWO] = ["news"];
    await configure({
      "1": { urls: ["http://two:8080"], position: 1 },
      "2": { urls: ["http://one"], position: 0 },
    });
    expect(streams.get("news")?.place).toEqual(["sources", "2", "streams", "news"]);
    const aboutNews = () => notes.filter((line) => line.startsWith("news "));
    const note = "news warning Two mirrors provide a stream of this name: the first in the list is used.";
    expect(aboutNews()).toEqual([note]);
    offers[ONE] = ["news", "sport"];
    await pass(5000);
    expect([[...streams.keys()], aboutNews()]).toEqual([["news", "sport"], [note]]);
    offers[ONE] = ["sport"];
    await pass(5000);
    offers[ONE] = ["news"];
    await pass(5000);
    expect(aboutNews()).toEqual([note, note]);
  });

  it("tell of what is gone, but never that a mirror of the config is", async () => {
    offers[ONE] = ["news"];
    await configure({ "1": { urls: ["http://one"] } });
    const report = new MirrorReport();
    report.next([], mirrors.report, true);
    offers[ONE] = "timeout";
    await pass(5000);
    const away = report.next([], mirrors.report, false);
    expect(away).toEqual({
      servers: { [ONE]: { error: "timeout" } },
      sources: { "1": { url: null, source_hostname: null } },
    });
    await configure({});
    expect(report.next([], mirrors.report, false)).toEqual({ servers: { [ONE]: null }, sources: { "1": null } });
    expect(report.next([], mirrors.report, true)).toEqual({});
  });

  it("make nothing of a server that never answered but its error", async () => {
    await configure({ "1": { urls: ["http://one"] } });
    expect(mirrors.report).toEqual({
      servers: { [ONE]: { stream_names: [], error: "connection refused" } },
      sources: { "1": {} },
    });
    expect(streams.size).toBe(0);
  });
});

/** A server of a cluster, as far as names and their ways go: asks its servers in turns, as real ones do. */
class Node {
  own: string[] = [];
  readonly mirrored = new Map<string, { path: readonly string[]; urls: readonly unknown[] }>();
  readonly lists = new Map<Node, ServerOffer["streams"]>();

  constructor(
    readonly id: string,
    readonly servers: () => readonly Node[],
    readonly prefix = "",
  ) {}

  offer(asker: string): readonly { readonly name: string; readonly via: readonly string[] }[] {
    const taken = [...this.mirrored].map(([name, { path }]) => ({ name, via: path }));
    return [...this.own.map((name) => ({ name, via: [] })), ...taken.filter(({ via }) => isOfferedTo(asker, via))];
  }

  ask(): void {
    for (const server of this.servers()) {
      const told = server.offer(this.id).flatMap(({ name, via }) => {
        const path = pathHere(this.id, { id: server.id, via });
        return path ? [{ name, path, formerNames: [] }] : [];
      });
      this.lists.set(server, told);
    }
    const offers = this.servers().map((server) => ({ server: server.id, streams: this.lists.get(server) }));
    this.mirrored.clear();
    const mirror = { urls: [], ...(this.prefix === "" ? {} : { prefix: this.prefix }) };
    for (const [name, { config, path }] of mirroredStreams(mirror, offers)) {
      if (!this.own.includes(name)) this.mirrored.set(name, { path, urls: config.urls ?? [] });
    }
  }

  get names(): readonly string[] {
    return [...this.mirrored.keys()];
  }
}

let nodes: Record<"a" | "b" | "c", Node>;
function round(times: number): void {
  for (let asked = 0; asked < times; asked += 1) for (const node of Object.values(nodes)) node.ask();
}

describe("a mirror of a mirror", () => {
  beforeEach(() => {
    nodes = {
      a: new Node("a", () => []),
      b: new Node("b", () => [nodes.a]),
      c: new Node("c", () => [nodes.b]),
    };
    nodes.a.own = ["news"];
  });

  it("brings what the first server has", () => {
    round(2);
    expect(nodes.c.mirrored.get("news")).toMatchObject({ path: ["a", "b"], urls: ["b/news"] });
  });

  it("loses what the first server has no more", () => {
    round(3);
    nodes.a.own = [];
    round(2);
    expect([nodes.b.names, nodes.c.names]).toEqual([[], []]);
  });

  it("takes a stream from the server nearest to its origin, where several have it", () => {
    nodes.c = new Node("c", () => [nodes.b, nodes.a]);
    round(3);
    expect(nodes.c.mirrored.get("news")).toMatchObject({ path: ["a"], urls: ["a/news"] });
  });
});

describe("a circle of mirrors", () => {
  it("of two offers nobody back what has come from there", () => {
    nodes = {
      a: new Node("a", () => [nodes.b], "from-b"),
      b: new Node("b", () => [nodes.a], "from-a"),
      c: new Node("c", () => []),
    };
    [nodes.a.own, nodes.b.own] = [["news"], ["sport"]];
    round(20);
    expect([nodes.a.names, nodes.b.names]).toEqual([["from-b/sport"], ["from-a/news"]]);
  });

  it("of three ends where it began, each way round, and forgets what is gone", () => {
    nodes = {
      a: new Node("a", () => [nodes.c], "x"),
      b: new Node("b", () => [nodes.a], "x"),
      c: new Node("c", () => [nodes.b], "x"),
    };
    nodes.a.own = ["news"];
    round(20);
    expect([nodes.a.names, nodes.b.names, nodes.c.names]).toEqual([[], ["x/news"], ["x/x/news"]]);
    nodes.a.own = [];
    round(3);
    expect([nodes.b.names, nodes.c.names]).toEqual([[], []]);
  });

  it("of three that all mirror each other gives each the others' own, from where they are", () => {
    nodes = {
      a: new Node("a", () => [nodes.b, nodes.c]),
      b: new Node("b", () => [nodes.a, nodes.c]),
      c: new Node("c", () => [nodes.a, nodes.b]),
    };
    [nodes.a.own, nodes.b.own, nodes.c.own] = [["one"], ["two"], ["three"]];
    round(20);
    expect(nodes.a.mirrored.get("two")).toMatchObject({ urls: ["b/two"] });
    expect(nodes.b.mirrored.get("one")).toMatchObject({ urls: ["a/one"] });
    expect(nodes.c.names.toSorted((one, other) => one.localeCompare(other))).toEqual(["one", "two"]);
    nodes.a.own = [];
    round(3);
    expect([nodes.b.names, nodes.c.names]).toEqual([["three"], ["two"]]);
  });

  it("is not entered by a server that does not say who it is", () => {
    expect([isOfferedTo(undefined, []), isOfferedTo(undefined, ["a"])]).toEqual([true, false]);
  });
});
