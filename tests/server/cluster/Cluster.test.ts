import { describe, expect, it, vi } from "vitest";
import { valueAt } from "../../../src/model/configPath.ts";
import { makeProof } from "../../../server/cluster/clusterProof.ts";
import { FakeOrigin } from "../media/mirrors/support/FakeOrigin.ts";
import { account, clusterKey, startCluster, startMember } from "./support/startCluster.ts";

// Two or three servers are started for each.
const patience = { timeout: 60_000 };

describe("the servers of a cluster", patience, () => {
  it("are told of by name, each with the figures it tells of itself [S415]", async () => {
    const [one, two] = await startCluster("one", "two", "three");
    await two?.save({ streams: { news: { name: "news", urls: [{ url: "fake://" }] } } });
    await vi.waitFor(async () => expect(await one?.ask()).toHaveProperty(["two.localhost", "stream_count"], 1), 20_000);
    const servers = await one?.ask();
    expect(Object.keys(servers ?? {})).toEqual(["one.localhost", "two.localhost", "three.localhost"]);
    expect(servers?.["two.localhost"]).toMatchObject({
      name: "two.localhost",
      persistent: true,
      is_peer: true,
      is_source: false,
      ports: { http: two?.port },
      version: expect.stringMatching(/^\d/),
      uptime: expect.any(Number),
      memory_usage: expect.any(Number),
      client_count: expect.any(Number),
      total_streams: 1,
      input_bitrate: expect.any(Number),
      output_bitrate: expect.any(Number),
      fetch_delay: expect.any(Number),
    });
    expect(servers?.["one.localhost"]).toMatchObject({ fetch_delay: 0, is_peer: false, ports: { http: one?.port } });
    expect(servers?.["three.localhost"]).not.toHaveProperty("error");
    expect(JSON.stringify(servers)).not.toContain(clusterKey);
  });

  it("say which of them run which streams [S416]", async () => {
    const [one, two] = await startCluster("one", "two");
    const fake = (name: string, more = {}) => ({ name, urls: [{ url: "fake://" }], ...more });
    await one?.save({ streams: { both: fake("both"), here: fake("here") } });
    await two?.save({ streams: { both: fake("both"), off: fake("off", { disabled: true }) } });
    await vi.waitFor(async () => {
      expect((await one?.ask("ingest=true"))?.["streams"]).toEqual([
        { name: "both", running_at: ["one.localhost", "two.localhost"], idle_at: [], unknown_at: [] },
        { name: "here", running_at: ["one.localhost"], idle_at: [], unknown_at: [] },
        { name: "off", running_at: [], idle_at: ["two.localhost"], unknown_at: [] },
      ]);
    }, 20_000);
  });

  it("tell the streams of one with their figures, and say when it cannot be asked [S417]", async () => {
    const [one, two] = await startCluster("one", "two");
    await two?.save({ streams: { news: { name: "news", urls: [{ url: "fake://" }] } } });
    await vi.waitFor(async () => {
      expect(await one?.ask("server=two.localhost")).toMatchObject({
        streams: { news: { stats: { alive: true, bitrate: expect.any(Number), client_count: expect.any(Number) } } },
      });
    }, 20_000);
    expect(await two?.ask("server=two.localhost")).toHaveProperty("streams.news");
    await two?.server.stop();
    expect(await one?.ask("server=two.localhost")).toMatchObject({
      streams: { news: { stats: { client_count: expect.any(Number) } } },
      error: "connection refused",
      fetch_delay: expect.any(Number),
    });
    const unknown = await one?.client.get("/flussonic/api/cluster_servers?server=nobody");
    expect(unknown).toMatchObject({ status: 404, json: { message: expect.stringContaining("nobody") } });
  });

  it("list the mirrors of this one, a row for each of their servers [S418]", async () => {
    const [one] = await startCluster("one");
    const urls = ["http://origin.example:8080", "http://second.example"];
    await one?.save({ sources: { "-1": { urls, prefix: "far", only: ["a", "b"], except: ["c"] } } });
    const rows = await one?.ask("sources=true");
    expect(rows).toMatchObject([
      { proto: "http", name: "origin.example", port: 8080, prefix: "far", only: ["a", "b"], except: ["c"] },
      { proto: "http", name: "second.example", port: 80, prefix: "far", stream_count: expect.any(Number) },
    ]);
  });

  it("are told alike as origins and as sources while there is no key to ask them with", async () => {
    const one = await startMember("one.localhost");
    await one.save({ sources: { "-1": { urls: ["http://origin.example:8080"] } } });
    const keyless = { code: "cluster_keyless" };
    expect(await one.ask("sources=true")).toMatchObject([{ name: "origin.example", said: keyless }]);
    expect(await one.ask()).toMatchObject({ "origin.example": { said: keyless } });
  });

  it("that are gone are not said to run anything, nor to be set alike", async () => {
    const [one, two] = await startCluster("one", "two");
    const news = { name: "news", title: "N", urls: [{ url: "fake://" }] };
    for (const server of [one, two]) await server?.save({ streams: { news } });
    const ingest = async () => (await one?.ask("ingest=true"))?.["streams"];
    await vi.waitFor(async () => {
      expect(await ingest()).toEqual([
        { name: "news", running_at: ["one.localhost", "two.localhost"], idle_at: [], unknown_at: [] },
      ]);
      expect(await one?.ask("drift=true")).toMatchObject({ compared: 1 });
    }, 20_000);
    await two?.server.stop();
    await vi.waitFor(async () => {
      expect(await ingest()).toEqual([
        { name: "news", running_at: ["one.localhost"], idle_at: [], unknown_at: ["two.localhost"] },
      ]);
      expect(await one?.ask("drift=true")).toMatchObject({ compared: 0, streams: [] });
    }, 20_000);
  });

  it("that are gone stay with what they told last, how long ago, and why", async () => {
    const [one, two] = await startCluster("one", "two");
    await one?.ask();
    await two?.server.stop();
    await vi.waitFor(async () => {
      const { "two.localhost": told } = (await one?.ask()) ?? {};
      expect(told).toMatchObject({ version: expect.any(String), error: "connection refused" });
      expect(told).toHaveProperty(
        "fetch_delay",
        expect.toSatisfy((ms: number) => ms >= 2000),
      );
    }, 20_000);
  });

  it("with another key, of an older version, slow, and no servers at all say what is wrong with each", async () => {
    const one = await startMember("one.localhost");
    const other = await startMember("other.localhost");
    await other.save({ cluster_key: "another" });
    const old = await FakeOrigin.start((_request, response) => response.writeHead(404).end());
    const slow = await FakeOrigin.start(() => undefined);
    const odd = await FakeOrigin.start((_request, response) =>
      response.end('{"hostname":"x","uptime":-1,"__proto__":{}}'),
    );
    const page = await FakeOrigin.start((_request, response) => response.end("<h1>Hello</h1>"));
    const portOf = (origin: FakeOrigin) => Number(new URL(origin.url).port);
    const peers = {
      "other.localhost": { name: "other.localhost", port: other.port },
      "old.localhost": { name: "old.localhost", port: portOf(old) },
      "slow.localhost": { name: "slow.localhost", port: portOf(slow) },
      "odd.localhost": { name: "odd.localhost", port: portOf(odd) },
      "page.localhost": { name: "page.localhost", port: portOf(page) },
    };
    await one.save({ cluster_key: clusterKey, peers });
    const first = await one.ask();
    expect(first).toMatchObject({
      "other.localhost": { error: "wrong cluster key" },
      "old.localhost": { error: expect.stringContaining("older version") },
      "odd.localhost": { error: expect.stringContaining("no JSON that could be read") },
      "page.localhost": { error: expect.stringContaining("no JSON that could be read") },
    });
    // Nobody waits for the slow one: it had not even been given up by then.
    expect(first["slow.localhost"]).not.toHaveProperty("error");
    await vi.waitFor(
      async () => expect(await one.ask()).toHaveProperty(["slow.localhost", "error"], "timeout"),
      20_000,
    );
    for (const origin of [old, slow, odd, page]) await origin.stop();
    expect(JSON.stringify(old.asked)).not.toContain(clusterKey);
  });

  it("that are this one under another name say so; under its own name it is told of once", async () => {
    const [one] = await startCluster("one");
    const peer = (name: string) => ({ [name]: { name, port: one?.port ?? 0 } });
    await one?.save({ peers: { ...peer("one.localhost"), ...peer("localhost") } });
    const servers = (await one?.ask()) ?? {};
    expect(Object.keys(servers)).toEqual(["one.localhost", "localhost"]);
    expect(servers["localhost"]).toMatchObject({ error: expect.stringContaining("this is this server itself") });
  });

  it("answer nobody who does not prove the key, whatever else he has", async () => {
    const [one] = await startCluster("one");
    const path = "/.well-known/sluice/server/settings?name=news";
    const nobody = await fetch(`${one?.server.url}${path}`);
    expect(nobody.status).toBe(401);
    expect((await one?.client.get("/.well-known/sluice/server"))?.status).toBe(401);
    const wrong = await one?.client.get(path, { "x-cluster-proof": makeProof("wrong", path, Date.now()) });
    expect(wrong).toMatchObject({ status: 401, json: { reason: "wrong_key" } });
    // A proof of one question answers no other.
    const proof = makeProof(clusterKey, "/.well-known/sluice/server", Date.now());
    expect((await one?.client.get(path, { "x-cluster-proof": proof }))?.status).toBe(401);
    const good = await one?.client.get(path, { "x-cluster-proof": makeProof(clusterKey, path, Date.now()) });
    expect(good).toMatchObject({ status: 200, json: { settings: null } });
  });
});

describe("settings that differ in a cluster", patience, () => {
  const secret = "canary-secret";
  const stream = (more = {}) => ({
    name: "news",
    title: "News",
    urls: [{ url: `rtsp://camera:${secret}@10.0.0.9/live` }],
    password: secret,
    ...more,
  });

  it("are found, and shown side by side without a secret", async () => {
    const [one, two, three] = await startCluster("one", "two", "three");
    await one?.save({ streams: { news: stream(), same: { name: "same", title: "S" } } });
    await two?.save({ streams: { same: { name: "same", title: "S" }, news: stream({ title: "Other" }) } });
    await three?.save({ streams: { news: stream() } });
    const drift = await one?.ask("drift=true");
    expect(drift).toMatchObject({
      compared: 2,
      streams: [{ name: "news", variants: [["one.localhost", "three.localhost"], ["two.localhost"]] }],
    });
    const settings = await one?.ask("settings=news");
    expect(settings).toMatchObject({
      servers: {
        "one.localhost": { settings: { title: "News" } },
        "two.localhost": { settings: { title: "Other" }, rev: expect.any(Number) },
      },
    });
    expect(JSON.stringify(settings)).not.toContain(secret);
    // Equal secrets can be seen to be equal.
    const passwordAt = (server: string) => valueAt(settings, ["servers", server, "settings", "password"]);
    expect(passwordAt("one.localhost")).toMatch(/^hidden:/);
    expect(passwordAt("one.localhost")).toBe(passwordAt("two.localhost"));
  });

  it("go away when the stream is copied, which its secrets come with; first it is told what that changes", async () => {
    const [one, two] = await startCluster("one", "two");
    await one?.save({ streams: { news: stream({ clients_timeout: 30 }) } });
    await two?.save({ streams: { first: { name: "first" }, news: { name: "news", title: "Old", source_timeout: 7 } } });
    const copy = (more = {}) =>
      one?.client.post("/flussonic/api/cluster/copy_stream", {
        name: "news",
        server: "two.localhost",
        ...account,
        ...more,
      });
    const checked = await copy();
    expect(checked).toMatchObject({
      status: 200,
      json: { before: { title: "Old", source_timeout: 7 }, after: { title: "News" }, problems: [] },
    });
    expect(checked?.text).not.toContain(secret);
    expect((await two?.ask("settings=news"))?.["servers"]).toHaveProperty(
      ["two.localhost", "settings", "title"],
      "Old",
    );
    expect(await copy({ rev: checked?.json["rev"], digest: checked?.json["digest"] })).toMatchObject({ status: 200 });
    const there = (await two?.client.get("/flussonic/api/read_config"))?.json["streams"];
    expect(there).toMatchObject({ news: { title: "News", password: secret, position: 1, clients_timeout: 30 } });
    expect(there).not.toHaveProperty("news.source_timeout");
    await vi.waitFor(async () => expect(await one?.ask("drift=true")).toMatchObject({ streams: [] }), 20_000);
    expect(one?.lines.join("\n")).not.toContain(account.password);
    const audit = await one?.client.get("/flussonic/api/audit?kind=stream_copied");
    expect(audit?.json).toMatchObject({ total: 1, entries: [{ who: "admin", target: "news" }] });
  });

  it("are copied to a server that has no such stream", async () => {
    const [one, two] = await startCluster("one", "two");
    await one?.save({ streams: { "a/b": { name: "a/b", title: "Slash" } } });
    const body = { name: "a/b", server: "two.localhost", ...account };
    const checked = await one?.client.post("/flussonic/api/cluster/copy_stream", body);
    expect(checked?.json).not.toHaveProperty("before");
    await one?.client.post("/flussonic/api/cluster/copy_stream", {
      ...body,
      rev: checked?.json["rev"],
      digest: checked?.json["digest"],
    });
    expect((await two?.client.get("/flussonic/api/read_config"))?.json["streams"]).toHaveProperty(
      ["a/b", "title"],
      "Slash",
    );
  });

  it("are copied as they were looked at: not after a change here, nor with anything that is not theirs", async () => {
    const [one] = await startCluster("one", "two");
    await one?.save({ streams: { news: stream() } });
    const body = { name: "news", server: "two.localhost", ...account };
    const checked = await one?.client.post("/flussonic/api/cluster/copy_stream", body);
    const { rev, digest } = checked?.json ?? {};
    await one?.save({ streams: { news: { title: "Changed since" } } });
    const made = await one?.client.post("/flussonic/api/cluster/copy_stream", { ...body, rev, digest });
    expect(made).toMatchObject({ status: 409, json: { message: expect.stringContaining("changed here meanwhile") } });
    const long = await one?.client.post("/flussonic/api/cluster/copy_stream", { ...body, password: "x".repeat(3000) });
    expect(long?.status).toBe(400);
  });

  it("are not copied over what was changed there meanwhile, with a wrong password, or where there is no such stream", async () => {
    const [one, two] = await startCluster("one", "two");
    await one?.save({ streams: { news: stream() } });
    await two?.save({ streams: { news: { name: "news", title: "Old" } } });
    const copy = (more = {}) =>
      one?.client.post("/flussonic/api/cluster/copy_stream", {
        name: "news",
        server: "two.localhost",
        ...account,
        ...more,
      });
    const checked = await copy();
    await two?.save({ streams: { news: { title: "Mine" } } });
    expect(await copy({ rev: checked?.json["rev"], digest: checked?.json["digest"] })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining("changed meanwhile") },
    });
    expect(await copy({ password: "wrong" })).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining("Login or password are wrong") },
    });
    expect(await copy({ name: "nothing" })).toMatchObject({ status: 404 });
    expect(await copy({ server: "evil.example" })).toMatchObject({ status: 404 });
    expect((await two?.client.get("/flussonic/api/read_config"))?.json["streams"]).toHaveProperty("news.title", "Mine");
  });
});
