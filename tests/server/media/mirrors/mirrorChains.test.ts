import { beforeEach, describe, expect, it } from "vitest";
import { isOfferedTo, pathHere } from "../../../../server/media/mirrors/originList.ts";
import { type ServerOffer, mirroredStreams } from "../../../../server/media/mirrors/mirroredStreams.ts";

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
