import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClusterServers } from "../../../src/api/areas/clusterApi.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import type { Stores } from "../../../src/stores/Stores.ts";
import { openItem } from "../entity/support/openItem.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import type { FakeCluster } from "../support/FakeCluster.ts";

beforeEach(giveLayout);

const tree: JsonObject = {
  cluster_key: "shared-secret",
  peers: { "b.example": { name: "b.example", port: 8080, position: 0 } },
  streams: { news: { name: "news" } },
  stats: { hostname: "a.example" },
};

const servers: ClusterServers = {
  "a.example": {
    name: "a.example",
    cpu_usage: 12,
    memory_usage: 95,
    client_count: 5,
    stream_count: 3,
    total_streams: 12_345,
    input_bitrate: 7000,
    output_bitrate: 2_000_000,
    bandwidth_usage: 40,
    version: "1.2",
    uptime: 7200,
    fetch_delay: 0,
  },
  "b.example": { name: "b.example", client_count: 50, cpu_usage: 3, version: "1.1", uptime: 60, fetch_delay: 900 },
  "c.example": { name: "c.example", client_count: 7, version: "1.2", fetch_delay: 42_000, error: "timeout" },
  "d.example": { name: "d.example", error: "wrong cluster key" },
};

async function open(address: string, prepare: (cluster: FakeCluster, stores: Stores) => void) {
  const page = await openItem(tree, address, mediaConsole().routes.slice(1), {
    info: { capabilities: { cluster_drift: true } },
    prepare: (stores) => prepare(stores.calls.members, stores),
  });
  return { ...page, cluster: page.stores.calls.members };
}

/** What stands in the cells of the rows of a table, without its head. */
function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent?.trim() ?? ""),
    );
}

describe("the overview of the cluster", () => {
  it("is a table of its servers with what each does, asked for again each 3 s [C018] [S075] [S083]", async () => {
    const { cluster } = await open("/cluster", (told) => (told.told = servers));
    const table = await screen.findByRole("table", { name: "Servers of the cluster" }, { timeout: 10_000 });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Host",
      "CPU",
      "Mem",
      "Clients",
      "Streams",
      "Input bitrate",
      "Output bitrate",
      "Load",
      "Version",
      "Uptime",
      "Last update",
    ]);
    const [own, peer] = cellsOf(table);
    expect(own).toEqual([
      "a.example this server",
      "12 %",
      "95 %",
      "5",
      "12,345 · 3 online",
      "7.000 Mbps",
      "2.000 Gbps",
      "40 %",
      "1.2",
      "2\u00a0h",
      "now",
    ]);
    expect(peer?.slice(0, 4)).toEqual(["b.example", "3 %", "–", "50"]);
    cluster.told = { ...servers, "b.example": { name: "b.example", client_count: 51, fetch_delay: 100 } };
    await waitFor(() => expect(cellsOf(table)[1]?.[3]).toBe("51"), { timeout: 5000 });
    expect(cluster.asked.length).toBe(2);
  });

  it("says of servers that do not answer how old their figures are and why, and marks another version", async () => {
    await open("/cluster", (told) => (told.told = servers));
    const table = await screen.findByRole("table", { name: "Servers of the cluster" }, { timeout: 10_000 });
    const [, , stale, silent] = cellsOf(table);
    expect(stale?.at(-1)).toBe("42\u00a0s agotimeout");
    expect(silent?.at(-1)).toBe("neverwrong cluster key");
    expect(screen.getByText("c.example cannot be asked: timeout")).toBeTruthy();
    expect(screen.getByText("d.example cannot be asked: wrong cluster key")).toBeTruthy();
    expect(screen.getAllByRole("img", { name: /Another version than this server's \(1\.2\)/ })).toHaveLength(1);
  });

  it("is sorted by any column; who does not tell it stands last", async () => {
    const { user } = await open("/cluster", (told) => (told.told = servers));
    const table = await screen.findByRole("table", { name: "Servers of the cluster" }, { timeout: 10_000 });
    const names = () => cellsOf(table).map(([name]) => name?.split(" ")[0]);
    await user.click(within(table).getByRole("button", { name: "Clients" }));
    expect(names()).toEqual(["a.example", "c.example", "b.example", "d.example"]);
    await user.click(within(table).getByRole("button", { name: "Clients" }));
    expect(names()).toEqual(["b.example", "c.example", "a.example", "d.example"]);
  });

  it("has the way to ingest, differences, sources and settings [S073]", async () => {
    await open("/cluster", (told) => (told.told = servers));
    const tabs = within(await screen.findByRole("navigation", { name: "Cluster" }, { timeout: 10_000 }));
    expect(tabs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Overview", "/cluster"],
      ["Ingest", "/cluster/ingest"],
      ["Differences", "/cluster/drift"],
      ["Sources", "/cluster/sources"],
      ["Settings", "/cluster/settings"],
    ]);
  });

  it("says that nothing is known while its own server is away, and goes on when that is back", async () => {
    const { stores } = await open("/cluster", (_told, { connection }) =>
      connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }),
    );
    expect(await screen.findByText("Nothing is known of the cluster", {}, { timeout: 10_000 })).toBeTruthy();
    stores.calls.members.told = servers;
    act(() => stores.connection.move({ kind: "online" }));
    expect(await screen.findByRole("table", { name: "Servers of the cluster" })).toBeTruthy();
  });

  it("tells a server without peers what to do", async () => {
    await open("/cluster", (told) => (told.told = { "a.example": { name: "a.example", fetch_delay: 0 } }));
    expect(await screen.findByText("This server has no peers yet", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the settings" }).getAttribute("href")).toBe("/cluster/settings");
  });

  it("says why it cannot be read, and reads again", async () => {
    const { cluster, press } = await open("/cluster", (told) => (told.failure = new Error("The server is too busy.")));
    expect(await screen.findByText("The server is too busy.", {}, { timeout: 10_000 })).toBeTruthy();
    cluster.failure = undefined;
    cluster.told = servers;
    await press("Retry");
    expect(await screen.findByRole("table", { name: "Servers of the cluster" })).toBeTruthy();
  });
});

describe("the page of one server", () => {
  it("lists its streams with lifetime, bitrate and clients, and reads them again when asked [C022] [S074] [S076] [S077]", async () => {
    const stream = { name: "news", lifetime: 90_000, bitrate: 4250, clients: 12, isAlive: true };
    const { cluster, press } = await open(
      "/cluster/peer/b.example",
      (told) => (told.streams = { streams: [stream], ageMs: 0, error: undefined }),
    );
    const grid = await screen.findByRole("grid", { name: "Streams of b.example" }, { timeout: 10_000 });
    expect(
      within(grid)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Name", "Lifetime", "Bitrate", "Clients"]);
    expect(
      within(grid)
        .getAllByRole("gridcell")
        .map(({ textContent }) => textContent),
    ).toEqual(["runsnews", "1\u00a0m\u00a030\u00a0s", "4.250 Mbps", "12"]);
    expect(screen.getByRole("heading", { name: "b.example" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open its console" }).getAttribute("href")).toBe(
      "http://b.example:8080/admin",
    );
    cluster.streams = { streams: [{ ...stream, clients: 13 }], ageMs: 4000, error: "timeout" };
    expect(cluster.asked).toEqual(["streams b.example"]);
    await press("Reload");
    await waitFor(() => expect(within(grid).getAllByRole("gridcell").at(-1)?.textContent).toBe("13"));
    expect(screen.getByText("As it was 4 s ago: timeout")).toBeTruthy();
  });
});

describe("the ingest of the cluster", () => {
  const matrix = {
    streams: [
      { name: "news", running_at: ["a.example", "b.example"], idle_at: [] },
      { name: "old", running_at: [], idle_at: ["b.example"], unknown_at: ["c.example"] },
      { name: "sport", running_at: ["a.example"], idle_at: [] },
    ],
    servers,
  };

  it("is a matrix of streams against servers that says where each runs, asked for again each 3 s and on demand [C020] [S078] [S416]", async () => {
    const { cluster, press } = await open("/cluster/ingest", (told) => (told.matrix = matrix));
    const table = await screen.findByRole("table", { name: /Streams and the servers/ }, { timeout: 10_000 });
    await within(table).findByRole("columnheader", { name: "d.example: never, wrong cluster key" });
    const states = () =>
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => [
          within(row).getByRole("rowheader").textContent,
          ...within(row)
            .getAllByRole("cell")
            .map((cell) => cell.getAttribute("aria-label")),
        ]);
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Stream", "a.example", "b.example", "c.example", "d.example"]);
    const silent = "not known: the server cannot be asked";
    expect(states()).toEqual([
      ["news2", "runs", "runs", "not there", silent],
      ["old0", "not there", "does not run", silent, silent],
      ["sport1", "runs", "not there", "not there", silent],
    ]);
    cluster.matrix = { ...matrix, streams: matrix.streams.slice(0, 1) };
    await press("Reload");
    await waitFor(() => expect(states()).toHaveLength(1));
    cluster.matrix = matrix;
    await waitFor(() => expect(states()).toHaveLength(3), { timeout: 5000 });
  });

  it("is searched, and narrowed to what runs on several servers or nowhere, which the address keeps", async () => {
    const { user, router } = await open("/cluster/ingest?filter=nowhere", (told) => (told.matrix = matrix));
    const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(["old0"]), { timeout: 10_000 });
    await user.click(screen.getByRole("button", { name: "On several servers" }));
    await waitFor(() => expect(names()).toEqual(["news2"]));
    await user.click(screen.getByRole("button", { name: "On several servers" }));
    await user.type(screen.getByRole("textbox", { name: "Search streams" }), "SPO");
    await waitFor(() => expect(names()).toEqual(["sport1"]));
    expect(router.state.location.search).toBe("?query=SPO");
    await user.type(screen.getByRole("textbox", { name: "Search streams" }), "x");
    expect(await screen.findByText("No matching streams found")).toBeTruthy();
  });
});

describe("the sources of the cluster", () => {
  it("are the servers that streams are mirrored from, read again on demand [C021] [S082]", async () => {
    const source = {
      name: "far.example",
      proto: "http",
      port: 80,
      id: "7",
      title: "Far",
      stream_count: 4000,
      only: ["x"],
    };
    const { cluster, press } = await open("/cluster/sources", (told) => (told.mirrors = [source]));
    const table = await screen.findByRole("table", { name: "Sources" }, { timeout: 10_000 });
    expect(cellsOf(table)).toEqual([["far.example", "http", "80", "Far", "–", "4,000", "x", "none", "answers"]]);
    cluster.mirrors = [{ ...source, error: "connection refused", except: ["a", "b", "c", "d", "e", "f"] }];
    await press("Reload");
    await waitFor(() => expect(cellsOf(table)[0]?.at(-1)).toBe("connection refused"));
    expect(cellsOf(table)[0]?.at(-2)).toBe("a, b, c, d, e, … (6)");
  });
});

describe("settings that differ in the cluster", () => {
  const differing = {
    streams: [{ name: "news", variants: [["a.example", "c.example"], ["b.example"]] }],
    compared: 8,
    servers: { "a.example": { name: "a.example", fetch_delay: 0 } },
  };
  const settings = {
    "a.example": { rev: 4, settings: { title: "News", password: "hidden:AAAAAAAAAAAAAAAA", static: true } },
    "b.example": { rev: 9, settings: { title: "Old", password: "hidden:BBBBBBBBBBBBBBBB", static: true } },
    "c.example": { rev: 2, settings: { title: "News", password: "hidden:AAAAAAAAAAAAAAAA", static: true } },
    "d.example": { error: "timeout" },
    "e.example": { rev: 1 },
  };
  const prepare = (cluster: FakeCluster) => {
    cluster.differing = differing;
    cluster.settings = settings;
  };

  it("are found, and compared side by side without showing a secret", async () => {
    const { user } = await open("/cluster/drift", prepare);
    expect(await screen.findByText(/1 of 8 streams/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("a.example, c.example | b.example")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Compare news" }));
    const table = await screen.findByRole("table", { name: "Settings of news that differ" });
    expect(cellsOf(table).slice(0, 2)).toEqual([
      ["Title", "News", "Old", "News"],
      ["Publish password", "••• A", "••• B", "••• A"],
    ]);
    expect(screen.getByText("d.example cannot be asked: timeout")).toBeTruthy();
    expect(screen.getByText(/e\.example has no stream of this name/)).toBeTruthy();
  });

  it("are mended by copying the stream, after what that changes there has been shown", async () => {
    const { cluster, user } = await open("/cluster/drift?stream=news", prepare);
    await user.click(await screen.findByRole("button", { name: "Copy to b.example" }, { timeout: 10_000 }));
    const dialog = within(await screen.findByRole("dialog", { name: "Copy news from a.example to another server" }));
    cluster.preview = {
      rev: 9,
      before: { title: "Old", static: true },
      after: { title: "News", static: true },
      problems: [{ pointer: "/streams/news/dvr", message: "There is no DVR main.", level: "warning" }],
    };
    expect(dialog.getByRole("button", { name: "Show what changes" })).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText(/Password there/, { selector: "input" }), "their password");
    await user.click(dialog.getByRole("button", { name: "Show what changes" }));
    expect(await dialog.findByText("There is no DVR main.", { exact: false })).toBeTruthy();
    expect(dialog.getByText("Old").tagName).toBe("DEL");
    expect(dialog.getByText("News", { selector: "ins" })).toBeTruthy();
    expect(cluster.asked, "nothing is changed yet").not.toContain("copy news b.example 9");
    await user.click(dialog.getByRole("button", { name: "Copy to b.example" }));
    expect(await screen.findByText("news is copied to b.example")).toBeTruthy();
    expect(cluster.asked).toContain("copy news b.example 9");
  });

  it("are not mended where the other server refuses, and what was typed stays", async () => {
    const { cluster, user } = await open("/cluster/drift?stream=news", prepare);
    await user.click(await screen.findByRole("button", { name: "Copy to b.example" }, { timeout: 10_000 }));
    const dialog = within(await screen.findByRole("dialog", { name: "Copy news from a.example to another server" }));
    const password = dialog.getByLabelText<HTMLInputElement>(/Password there/, { selector: "input" });
    await user.type(password, "wrong");
    cluster.failure = new Error("Login or password are wrong: b.example lets nobody in with them.");
    await user.click(dialog.getByRole("button", { name: "Show what changes" }));
    expect(await dialog.findByText(/Login or password are wrong/)).toBeTruthy();
    expect(password.value).toBe("wrong");
    cluster.failure = undefined;
    cluster.preview = {
      rev: 9,
      after: { title: "News" },
      problems: [{ pointer: "/streams/news/urls/0", message: "No such protocol.", level: "error" }],
    };
    await user.click(dialog.getByRole("button", { name: "Show what changes" }));
    expect(await dialog.findByText(/No such protocol/)).toBeTruthy();
    expect(dialog.getByText("The stream is new there.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Copy to b.example" })).toHaveProperty("disabled", true);
  });

  it("are told to be none where there are none", async () => {
    await open("/cluster/drift", (told) => (told.differing = { streams: [], compared: 8, servers: {} }));
    expect(await screen.findByText("All streams are set alike", {}, { timeout: 10_000 })).toBeTruthy();
  });

  it("are told to have nothing to be compared with where this server has no peers, whatever it mirrors", async () => {
    const told = { "a.example": { name: "a.example", fetch_delay: 0 } };
    await open("/cluster/drift", (cluster) => (cluster.differing = { streams: [], compared: 0, servers: told }));
    expect(await screen.findByText("This server has no peers yet", {}, { timeout: 10_000 })).toBeTruthy();
  });

  it("does not say that no two have a stream in common where one cannot be asked", async () => {
    const told = {
      "a.example": { name: "a.example", fetch_delay: 0 },
      "b.example": { name: "b.example", error: "timeout" },
    };
    await open("/cluster/drift", (cluster) => (cluster.differing = { streams: [], compared: 0, servers: told }));
    const words = "It is not known whether two servers have a stream in common";
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("Servers that cannot be asked now: 1.")).toBeTruthy();
  });
});
