import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { createClusterCalls } from "../../../src/api/areas/clusterApi.ts";

function callsOver(answer: unknown) {
  const asked: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
  const http = new HttpClient({
    fetch: async (path, { method = "GET", body }) => {
      asked.push({ path: String(path), method, body: typeof body === "string" ? JSON.parse(body) : undefined });
      return Response.json(answer);
    },
  });
  return { calls: createClusterCalls(http), asked };
}

describe("the calls about the cluster", () => {
  it("read the servers by name [S415]", async () => {
    const { calls, asked } = callsOver({ "a.example": { name: "a.example", client_count: 3 } });
    expect(await calls.servers()).toEqual({ "a.example": { name: "a.example", client_count: 3 } });
    expect(asked).toMatchObject([{ method: "GET", path: "/flussonic/api/cluster_servers" }]);
  });

  it("read which streams run where [S416]", async () => {
    const { calls, asked } = callsOver({ streams: [{ name: "news", running_at: ["a"] }] });
    expect((await calls.ingest()).streams).toHaveLength(1);
    expect(asked[0]?.path).toBe("/flussonic/api/cluster_servers?ingest=true");
  });

  it("read the streams of one server with their stats [S417]", async () => {
    const stats = { bitrate: 900, client_count: 2, lifetime: 1000, alive: true };
    const { calls, asked } = callsOver({ streams: { news: { stats }, odd: 7 }, fetch_delay: 4, error: "timeout" });
    expect(await calls.streamsAt("b.example:81")).toEqual({
      streams: [
        { name: "news", bitrate: 900, clients: 2, lifetime: 1000, isAlive: true },
        { name: "odd", bitrate: 0, clients: 0, lifetime: 0, isAlive: false },
      ],
      ageMs: 4,
      error: "timeout",
    });
    expect(asked[0]?.path).toBe("/flussonic/api/cluster_servers?server=b.example%3A81");
  });

  it("read the sources [S418]", async () => {
    const { calls, asked } = callsOver([{ name: "far.example" }]);
    expect(await calls.sources()).toEqual([{ name: "far.example" }]);
    expect(asked[0]?.path).toBe("/flussonic/api/cluster_servers?sources=true");
  });

  it("copy a stream as it was looked at, over the revision that was looked at", async () => {
    const copy = { name: "news", server: "b", login: "admin", password: "p" };
    const { calls, asked } = callsOver({ rev: 9, digest: "d", after: { title: "N" }, problems: [] });
    const preview = await calls.checkCopy(copy);
    await calls.copy(copy, preview);
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/flussonic/api/cluster/copy_stream", copy],
      ["POST", "/flussonic/api/cluster/copy_stream", { ...copy, rev: 9, digest: "d" }],
    ]);
  });

  it("refuse what is no answer to them", async () => {
    for (const ask of ["servers", "ingest", "sources", "drift"] as const)
      await expect(callsOver("nonsense").calls[ask]()).rejects.toMatchObject({ kind: "unexpected-answer" });
    await expect(
      callsOver({ rev: 1 }).calls.checkCopy({ name: "", server: "", login: "", password: "" }),
    ).rejects.toMatchObject({ kind: "unexpected-answer" });
  });
});
