import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { schemaCheck } from "../../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../../server/config/configLanguage.ts";
import { startTestServer } from "../../support/startTestServer.ts";

const initialText = "loglevel info;\nstream cam {\n  input hls://cam/x.m3u8;\n}\n";
const broken = `${initialText.replace("hls://cam", "http://cam")}# kept\n`;
const product = { language: rawLanguage, check: schemaCheck, entities: configEntities, initialText };

describe("a hand edit that breaks a rule", () => {
  it("is seen, put aside and read over the API, which announces it", async () => {
    const { client, folder } = await startTestServer({ parts: product });
    writeFileSync(join(folder, "sluice.conf"), broken);
    await vi.waitFor(async () => {
      expect((await client.get("/flussonic/api/hand_edit")).json).toMatchObject({
        waits: true,
        rev: 1,
        problems: [{ line: 3, column: 9, keyword: "format", pointer: "/streams/cam/urls/0/url" }],
        mend: [{ from: "http://cam/x.m3u8", to: "hls://cam/x.m3u8" }],
      });
    }, 4000);
    const { json } = await client.get("/flussonic/api/hand_edit");
    expect(await client.modify({ loglevel: "debug" }, 1)).toMatchObject({
      status: 409,
      json: { error: "hand_edit", hand_edit: json["id"] },
    });
    const aside = await client.post("/flussonic/api/hand_edit/put_aside", { id: json["id"] });
    expect(aside).toMatchObject({ status: 200, json: { rev: 2 } });
    expect((await client.get("/flussonic/api/revisions/2")).text).toBe(broken);
    expect((await client.get("/flussonic/api/revisions")).json).toMatchObject({
      revisions: [{ rev: 2, aside: true }, { rev: 1 }],
    });
    expect((await client.get("/flussonic/api/hand_edit")).json).toEqual({ waits: false });
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ capabilities: { hand_edit: true } });
  });
});
