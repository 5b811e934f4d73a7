import { autorun } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { StreamListStore, type StreamFilter } from "../../../src/stores/media/StreamListStore.ts";

const all: StreamFilter = { query: "", filters: [], source: "", sorting: undefined };

function listed() {
  const config = new ConfigStore();
  config.replace(
    {
      streams: {
        sport: { name: "sport", position: 1, title: "Ball" },
        news: { name: "news", position: 0 },
        film: { name: "film" },
      },
    },
    1,
  );
  const list = new StreamListStore(config);
  const seen: string[] = [];
  autorun(() => seen.push(list.names.join()));
  return { config, list, seen };
}

describe("StreamListStore", () => {
  it("lists the streams in the order of the config, those without a place last", () => {
    const { list, seen } = listed();
    expect(seen).toEqual(["news,sport,film"]);
    expect(list.total).toBe(3);
  });

  it("follows streams that come, go and move, and is not woken by figures", () => {
    const { config, seen } = listed();
    config.merge({ streams: { news: { stats: { alive: true } } } }, undefined);
    expect(seen).toHaveLength(1);
    config.merge({ streams: { drama: { name: "drama", position: 2 }, film: null } }, 2);
    config.merge({ streams: { drama: { position: 0 }, news: { position: 1 }, sport: { position: 2 } } }, 3);
    expect(seen.slice(1)).toEqual(["news,sport,drama", "drama,news,sport"]);
  });

  it("keeps those that fit what is searched, also when a title changes meanwhile", () => {
    const { config, list, seen } = listed();
    list.show({ ...all, query: "ball" });
    config.merge({ streams: { film: { title: "Ballad" } } }, 2);
    config.merge({ streams: { sport: { title: "Run" } } }, 3);
    expect(seen.slice(1)).toEqual(["sport", "sport,film", "film"]);
    list.show({ ...all, query: "" });
    expect(seen.at(-1)).toBe("news,sport,film");
    expect(list.total).toBe(3);
  });

  it("follows the servers of the mirror whose streams are asked for", () => {
    const { config, list, seen } = listed();
    config.merge({ sources: { "3": { urls: ["http://one.tv"] } } }, 2);
    config.merge({ streams: { news: { urls: ["m4f://one.tv/a"] }, film: { urls: ["m4f://two.tv/a"] } } }, 3);
    list.show({ ...all, source: "mirror:3" });
    expect(seen.at(-1)).toBe("news");
    config.merge({ sources: { "3": { urls: ["http://two.tv"] } } }, 4);
    expect(seen.at(-1)).toBe("film");
  });

  it("is not woken by figures while something is searched, and is by a source that fits", () => {
    const { config, list, seen } = listed();
    list.show({ ...all, query: "backup" });
    expect(seen.at(-1)).toBe("");
    const before = seen.length;
    config.merge(
      { streams: { news: { stats: { bitrate: 5, url: "udp://main" } }, sport: { static: true } } },
      undefined,
    );
    expect(seen).toHaveLength(before);
    config.merge({ streams: { news: { stats: { url: "udp://BACKUP" } } } }, undefined);
    expect(seen.at(-1)).toBe("news");
    config.merge({ streams: { news: { stats: null } } }, undefined);
    expect(seen.at(-1)).toBe("");
  });

  it("forgets what a deleted stream was called when its name is used again", () => {
    const { config, list, seen } = listed();
    config.merge({ streams: { film: { title: "Ballad" } } }, 2);
    list.show({ ...all, query: "ballad" });
    expect(seen.at(-1)).toBe("film");
    config.merge({ streams: { film: null } }, 3);
    expect(seen.at(-1)).toBe("");
    config.merge({ streams: { film: { name: "film", position: 9 } } }, 4);
    expect(seen.at(-1)).toBe("");
  });

  it("keeps those of a status and those of a source, and follows them as they change", () => {
    const { config, list, seen } = listed();
    list.show({ ...all, filters: ["error"] });
    // None has a source yet.
    expect(seen.at(-1)).toBe("news,sport,film");
    config.merge({ streams: { news: { urls: ["udp://a:1"], stats: { alive: true } } } }, 2);
    expect(seen.at(-1)).toBe("sport,film");
    config.merge({ streams: { news: { stats: { source_error: "timeout" } } } }, undefined);
    expect(seen.at(-1)).toBe("news,sport,film");
    list.show({ ...all, source: "a" });
    expect(seen.at(-1)).toBe("news");
    config.merge({ streams: { sport: { urls: [{ url: "udp://a:2" }] } } }, 3);
    expect(seen.at(-1)).toBe("news,sport");
  });

  it("sorts by figures, anew after two seconds and not at every change", () => {
    vi.useFakeTimers();
    const { config, list, seen } = listed();
    list.show({ ...all, sorting: { key: "clients", direction: "descending" } });
    config.merge({ streams: { film: { stats: { client_count: 5 } } } }, undefined);
    config.merge({ streams: { sport: { stats: { client_count: 9 } } } }, undefined);
    expect(seen.at(-1)).toBe("news,sport,film");
    vi.advanceTimersByTime(2000);
    expect(seen.at(-1)).toBe("sport,film,news");
    vi.useRealTimers();
  });

  it("counts how many fit each filter over the whole list, and the hosts of the sources", () => {
    const { config, list } = listed();
    const counts: number[] = [];
    autorun(() => counts.push(list.counts?.online ?? -1));
    list.show({ ...all, query: "nothing" });
    config.merge({ streams: { news: { urls: ["udp://a:1"], dvr: { root: "/d" }, stats: { alive: true } } } }, 2);
    config.merge({ streams: { sport: { urls: ["udp://a:2", "udp://b:1"], stats: { alive: true } }, film: null } }, 3);
    expect(counts).toEqual([0, 1, 2]);
    expect(list.counts).toEqual({ online: 2, attention: 0, waiting: 0, error: 0, dvr: 1, transcoder: 0 });
    expect([...list.sourceHosts]).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    config.replace({ streams: { news: { name: "news" } } }, 4);
    expect(list.counts).toMatchObject({ error: 1 });
    expect([...list.sourceHosts]).toEqual([]);
  });

  it("counts very many in turns, so that their rows come first, and anew when the list is another", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { config, list } = listed();
    const many = (count: number, host: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `s${n}`,
          { name: `s${n}`, urls: [`udp://${host}:1`], stats: { alive: true } },
        ]),
      );
    const seen: unknown[] = [];
    autorun(() => seen.push([list.counts?.online, list.sourceHosts.get("a")]));
    config.replace({ streams: many(3000, "a") }, 2);
    expect(seen.at(-1)).toEqual([undefined, undefined]);
    vi.runAllTimers();
    expect(seen.at(-1)).toEqual([3000, 3000]);

    config.replace({ streams: many(2000, "b") }, 3);
    vi.advanceTimersByTime(1);
    config.merge({ streams: { s7: { urls: ["udp://a:1"], disabled: true } } }, 4);
    vi.runAllTimers();
    expect(seen.at(-1)).toEqual([1999, 1]);
    expect(list.sourceHosts.get("b")).toBe(1999);
  });

  it("lists those without a place last, wherever they stand", () => {
    const config = new ConfigStore();
    config.replace({ streams: { film: {}, sport: { position: 1 }, drama: {}, news: { position: 0 } } }, 1);
    expect(new StreamListStore(config).names).toEqual(["news", "sport", "film", "drama"]);
  });

  it("follows a stream that comes or goes alone, and the end of them all", () => {
    const { config, list, seen } = listed();
    config.merge({ streams: { drama: { name: "drama" } } }, 2);
    config.merge({ streams: { sport: null } }, 3);
    expect(seen.slice(1)).toEqual(["news,sport,film,drama", "news,film,drama"]);
    expect(list.counts?.error).toBe(3);
    config.merge({ streams: null }, 4);
    expect([seen.at(-1), list.total, list.counts?.error]).toEqual(["", 0, 0]);
  });

  it("keeps what fits the new search, the new status and the new source, each by itself", () => {
    const { config, list, seen } = listed();
    config.merge({ streams: { news: { urls: ["udp://a:1"], stats: { alive: true } } } }, 2);
    const shown = (view: Partial<StreamFilter>) => {
      list.show({ ...all, ...view });
      return seen.at(-1);
    };
    expect([shown({ query: "ball" }), shown({ query: " NEWS " }), shown({ query: "film" })]).toEqual([
      "sport",
      "news",
      "film",
    ]);
    expect([shown({ filters: ["error"] }), shown({ filters: ["online"] })]).toEqual(["sport,film", "news"]);
    expect([shown({ source: "a" }), shown({ source: "noSources" })]).toEqual(["news", "sport,film"]);
    expect([shown({ source: "published" }), shown({ source: "mirror:9" })]).toEqual(["", ""]);
    expect(shown({ query: "ball", source: "a" })).toBe("");
  });

  it("tells the streams that are published from those of a mirror that is called so", () => {
    const { config, list, seen } = listed();
    config.merge({ sources: { "3": { urls: ["http://published"] } } }, 2);
    config.merge({ streams: { news: { urls: ["m4f://published/a"] }, film: { publish_enabled: true } } }, 3);
    list.show({ ...all, source: "mirror:3" });
    expect(seen.at(-1)).toBe("news");
    list.show({ ...all, source: "published" });
    expect(seen.at(-1)).toBe("film");
  });

  it("says whether some rows may be hidden", () => {
    const { list } = listed();
    const isNarrowed = (view: Partial<StreamFilter>) => {
      list.show({ ...all, ...view });
      return list.isNarrowed;
    };
    expect([{}, { query: "  " }].map(isNarrowed)).toEqual([false, false]);
    const narrow: Partial<StreamFilter>[] = [{ query: "a" }, { filters: ["dvr"] }, { source: "a" }];
    expect(narrow.map(isNarrowed)).toEqual([true, true, true]);
  });

  it("sorts by names and by status, and is then not woken by figures", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { config, list, seen } = listed();
    list.show({ ...all, sorting: { key: "name", direction: "ascending" } });
    expect(seen.at(-1)).toBe("film,news,sport");
    list.show({ ...all, sorting: { key: "name", direction: "descending" } });
    expect(seen.at(-1)).toBe("sport,news,film");
    const before = seen.length;
    config.merge({ streams: { film: { stats: { client_count: 5 } } } }, undefined);
    expect([vi.getTimerCount(), seen.length]).toEqual([0, before]);
    config.merge({ streams: { film: { urls: ["udp://a:1"], stats: { alive: true } } } }, 2);
    list.show({ ...all, sorting: { key: "status", direction: "ascending" } });
    const ascending = seen.at(-1);
    list.show({ ...all, sorting: { key: "status", direction: "descending" } });
    const first = [ascending, seen.at(-1)].map((names) => names?.split(",").indexOf("film"));
    expect(new Set(first), "the one that plays is first or last").toEqual(new Set([0, 2]));
  });

  it("sorts later only where figures of streams have come, and not once the server is followed no longer", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { config, list, seen } = listed();
    config.merge({ streams: { film: { stats: { client_count: 5 } } } }, undefined);
    expect(vi.getTimerCount(), "in the order of the config nothing moves").toBe(0);
    list.show({ ...all, sorting: { key: "clients", direction: "descending" } });
    expect(seen.at(-1)).toBe("film,news,sport");
    config.merge({ vods: { films: { prefix: "films" } } }, 2);
    expect(vi.getTimerCount()).toBe(0);
    config.merge({ streams: { sport: { stats: { client_count: 9 } } } }, undefined);
    expect(vi.getTimerCount()).toBe(1);
    list.stop();
    expect(vi.getTimerCount()).toBe(0);
    config.merge({ streams: { sport: { stats: { client_count: 10 } } } }, undefined);
    vi.advanceTimersByTime(2000);
    expect(seen.at(-1), "followed again, it goes on").toBe("sport,film,news");
  });

  it("leaves nothing to be done later once the server is followed no longer", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { config, list } = listed();
    const many = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`s${at}`, { urls: ["udp://a:1"] }]));
    config.replace({ streams: many }, 2);
    expect([list.counts, list.sourceHosts.size, vi.getTimerCount()]).toEqual([undefined, 0, 3]);
    list.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts the hosts anew with the inputs of a stream, and not with anything else of it", () => {
    const { config, list } = listed();
    const seen: string[] = [];
    autorun(() => seen.push([...list.sourceHosts.keys()].join()));
    config.merge({ streams: { news: { urls: ["udp://a:1"] } } }, 2);
    config.merge({ streams: { news: { title: "A", stats: { bitrate: 5 } } } }, 3);
    config.merge({ streams: { news: null } }, 4);
    expect(seen).toEqual(["", "a", ""]);
  });
});
