import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { createIptvCalls } from "../../../src/api/areas/iptvApi.ts";

function callsOver(answer: unknown, status = 200) {
  const asked: { readonly call: string; readonly body: unknown }[] = [];
  const http = new HttpClient({
    fetch: async (path, { method = "GET", body }) => {
      asked.push({ call: `${method} ${path}`, body: typeof body === "string" ? JSON.parse(body) : undefined });
      return Response.json(answer, { status });
    },
  });
  return { calls: createIptvCalls(http), asked };
}

const ann = { id: 3, name: "Ann", email: "ann@example.com", key: "secret" };

describe("the calls about IPTV users", () => {
  it("read a page with the filter [S424] [S425]", async () => {
    const { calls, asked } = callsOver({ users: [ann], page: 2, page_size: 100, total: 101 });
    expect(await calls.readPage("a&b", 2)).toEqual({ users: [ann], pageSize: 100, total: 101 });
    expect(asked[0]?.call).toBe("GET /flussonic/api/iptv/users?filter=a%26b&page=2");
  });

  it("create and update with the user as body [S424] [S425]", async () => {
    const { calls, asked } = callsOver(ann);
    const { id: _id, ...typed } = ann;
    expect(await calls.createUser(typed)).toEqual(ann);
    const was = { ...ann, name: "Anna" };
    expect(await calls.updateUser(ann, was)).toEqual(ann);
    expect(asked).toEqual([
      { call: "POST /flussonic/api/iptv/users", body: typed },
      { call: "PUT /flussonic/api/iptv/users/3", body: { ...ann, was } },
    ]);
  });

  it("tell that a user was changed by somebody else, with what it is now", async () => {
    const { calls } = callsOver({ error: "conflict", message: "Changed.", present: { ...ann, name: "Anne" } }, 409);
    await expect(calls.updateUser(ann, ann)).rejects.toMatchObject({ present: { id: 3, name: "Anne" } });
  });

  it("remove one, and clear all on the server [S424] [S425]", async () => {
    const { calls, asked } = callsOver({ removed: 7 });
    await calls.removeUser(3);
    expect(await calls.clearUsers()).toBe(7);
    expect(asked.map(({ call }) => call)).toEqual([
      "DELETE /flussonic/api/iptv/users/3",
      "DELETE /flussonic/api/iptv/users",
    ]);
  });

  it("fail with the server's words where the database cannot be read [S463]", async () => {
    const message = "unable to access database on path sqlite:///tv.db";
    const { calls } = callsOver({ error: "unavailable", message }, 503);
    await expect(calls.readPage("", 1)).rejects.toMatchObject({ kind: "server", message });
  });

  it.each([{}, { users: [{ name: 1 }], page: 1, page_size: 100, total: 1 }, [], "no"])(
    "do not take %j for users",
    async (answer) => {
      const { calls } = callsOver(answer);
      await expect(calls.readPage("", 1)).rejects.toMatchObject({ kind: "unexpected-answer" });
      await expect(calls.updateUser(ann, ann)).rejects.toMatchObject({ kind: "unexpected-answer" });
      await expect(calls.clearUsers()).rejects.toMatchObject({ kind: "unexpected-answer" });
    },
  );
});
