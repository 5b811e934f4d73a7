import { describe, expect, it } from "vitest";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import { startTestServer } from "../../support/startTestServer.ts";

describe("GET scheduled_saves/{id}/changes", () => {
  it("is answered by the config of now, to administrators, while the save waits and fits", async () => {
    const { client } = await startTestServer({ parts: { entities: configEntities } });
    await client.modify({ streams: { news: { name: "news", title: "A" } } }, 1);
    const later = { "x-save-at": String(Date.now() + 60_000) };
    const { text } = await client.modify({ streams: { news: { title: "C" } } }, 2, later);
    const path = `/flussonic/api/scheduled_saves/${/"id":"(\w+)"/.exec(text)?.[1] ?? ""}/changes`;
    const edit = (base: string) => ({
      edits: [{ path: ["streams", "news", "title"], base, mine: "C" }],
      unlisted: 0,
      conflicts: false,
    });
    expect((await client.get(path)).json).toEqual(edit("A"));
    await client.modify({ streams: { news: { title: "B" } } }, 2);
    expect((await client.get(path)).json).toEqual({ ...edit("B"), conflicts: true });
    await client.modify({ streams: { news: null } }, 3);
    expect((await client.get(path)).json).toMatchObject({ error: "gone" });
    expect((await client.get("/flussonic/api/scheduled_saves/none/changes")).status).toBe(404);
    client.cookie = "";
    expect((await client.get(path)).status).toBe(401);
  });

  it("is gone with 409 where what it edits is, whichever revision it was made for", async () => {
    const { client } = await startTestServer({ parts: { entities: configEntities } });
    await client.modify({ streams: { news: { name: "news", title: "A" } } }, 1);
    const later = { "x-save-at": String(Date.now() + 60_000) };
    const ids: string[] = [];
    for (const base of ['"2"', "*"]) {
      const delta = { streams: { news: { title: `for ${base}` } } };
      const { text } = await client.modify(delta, 2, { ...later, "if-match": base });
      ids.push(/"id":"(\w+)"/.exec(text)?.[1] ?? "");
    }
    await client.modify({ streams: { news: null } }, 2);
    for (const id of ids) {
      const { status, json } = await client.get(`/flussonic/api/scheduled_saves/${id}/changes`);
      expect([status, json]).toEqual([
        409,
        expect.objectContaining({ error: "gone", message: expect.stringMatching(/^"news" is no longer/) }),
      ]);
    }
  });
});
