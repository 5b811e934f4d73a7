import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../../src/model/Json.ts";
import { databaseFolder } from "../../../server/records/openRecords.ts";
import { startTestServer } from "../support/startTestServer.ts";
import type { TestClient } from "../support/TestClient.ts";

describe("the folder of a database", () => {
  it("is the config's, below the data folder when it is relative, else one of its own", () => {
    expect(databaseFolder("/data", "/var/lib/sessions", "history")).toBe("/var/lib/sessions");
    expect(databaseFolder("/data", "sessions", "history")).toBe("/data/sessions");
    for (const nothing of [undefined, null, "", "a\u0000b"]) {
      expect(databaseFolder("/data", nothing, "pulse")).toBe("/data/pulse");
    }
  });
});

describe("the audit log of a server that starts", () => {
  const saved = async (client: TestClient) => {
    const { entries } = (await client.get("/flussonic/api/audit")).json;
    const notes = (Array.isArray(entries) ? entries : []).filter(isPlainObject);
    return notes.flatMap(({ kind, who, rev }) => (kind === "save" || kind === "hand_edit" ? [[kind, who, rev]] : []));
  };

  it("tells what a hand changed in the file while it was stopped, once", async () => {
    const { client, server, folder } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    await server.stop();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"error"}');
    for (let start = 0; start < 2; start++) {
      const again = await startTestServer({ options: { folder } });
      expect(await saved(again.client)).toEqual([
        ["hand_edit", "file", 3],
        ["save", "admin", 2],
      ]);
      await again.server.stop();
    }
  });

  it("tells what was saved in the moment of a kill, before it was put down", async () => {
    const { server, folder } = await startTestServer();
    await server.stop();
    cpSync(join(folder, "audit"), join(folder, "kept"), { recursive: true });
    const second = await startTestServer({ options: { folder } });
    await second.client.modify({ loglevel: "debug" }, 1, { "x-comment": "at%20night" });
    await second.server.stop();
    rmSync(join(folder, "audit"), { recursive: true });
    renameSync(join(folder, "kept"), join(folder, "audit"));
    const third = await startTestServer({ options: { folder } });
    expect(await saved(third.client)).toEqual([["save", "admin", 2]]);
    const { entries } = (await third.client.get("/flussonic/api/audit?kind=save")).json;
    const { at } = third.server.context.record.current;
    expect(entries).toMatchObject([{ at, address: "127.0.0.1", words: expect.stringMatching(/Comment: at night$/) }]);
  });
});
