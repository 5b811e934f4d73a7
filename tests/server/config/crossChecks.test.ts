import { describe, expect, it } from "vitest";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { openRecord } from "../support/openRecord.ts";
import { startTestServer } from "../support/startTestServer.ts";

const who = "admin";
const product = { language: rawLanguage, check: schemaCheck, entities: configEntities };

describe("a save that breaks a rule over several settings", () => {
  it("is answered with 422 and the pointer of the setting to change, and changes nothing", async () => {
    const { client } = await startTestServer({ parts: product });
    const logo = { path: "@a", left: 1, right: 2 };
    const { status, json } = await client.modify({ streams: { news: { name: "news", logo } } }, 1);
    expect([status, json["error"]]).toEqual([422, "invalid"]);
    expect(json["problems"]).toEqual([
      {
        pointer: "/streams/news/logo/left",
        keyword: "excludes",
        message: "Set left or right, but not both.",
        level: "error",
        page: "output",
        section: "logo",
      },
    ]);
  });

  it("is refused for what another entity of the collection has, whichever of the two is saved", async () => {
    const { record } = await openRecord({ ...product, initialText: "dvr main { root /a; }\ndvr copy { root /b; }\n" });
    const message = "DVR root should be unique, this root is already used as global.";
    for (const [name, root] of [
      ["main", "/b"],
      ["copy", "/a"],
      ["new", "/a"],
    ] as const) {
      const delta = { dvrs: { [name]: { name, root } } };
      await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({
        kind: "invalid",
        details: { problems: [{ pointer: `/dvrs/${name}/root`, message }] },
      });
    }
    await record.apply({ dvrs: { main: { root: "/b" }, copy: { root: "/a" } } }, { ifMatch: 1, who });
    await record.apply({ dvrs: { main: null, first: { name: "first", root: "/b" } } }, { ifMatch: 2, who });
    expect(record.current.rev).toBe(3);
  });

  it("is refused for a folder that a stream or a DVR has already, whichever comes second [S365]", async () => {
    const { record } = await openRecord({
      ...product,
      initialText: "dvr main { root /a; }\nstream news { dvr /b; }\n",
    });
    await expect(record.apply({ dvrs: { main: { root: "b" } } }, { ifMatch: 1, who })).rejects.toMatchObject({
      details: {
        problems: [
          {
            pointer: "/dvrs/main/root",
            message: "DVR root should be unique, this root is already used as stream root path.",
          },
        ],
      },
    });
    await expect(
      record.apply({ streams: { news: { dvr: { root: "a" } } } }, { ifMatch: 1, who }),
    ).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/news/dvr/root" }] } });
    await record.apply({ dvrs: { main: { root: "/c" } } }, { ifMatch: 1, who });
    const { problems } = await record.checkText("dvr main {\n  root /a;\n}\nstream news {\n  dvr a;\n}\n");
    expect(problems.map(({ pointer, line }) => [pointer, line])).toEqual([
      ["/dvrs/main/root", 2],
      ["/streams/news/dvr/root", 5],
    ]);
  });

  it("is told at its statement in a text", async () => {
    const { record } = await openRecord(product);
    const text =
      "stream news {\n  logo path=@a\n    top=1 bottom=2;\n}\nad_schedule a {\n  slot 10:00:00 15;\n  slot 10:00:00 20;\n}\n";
    const { problems } = await record.checkText(text);
    expect(problems.map(({ pointer, line, column }) => [pointer, line, column])).toEqual([
      ["/streams/news/logo/top", 3, 5],
      ["/ad_schedules/a/slots/1/from", 7, 8],
    ]);
  });
});

describe("a save that its schema warns of", () => {
  it("is told so before, and taken all the same", async () => {
    const { client } = await startTestServer({ parts: product });
    const far = { streams: { news: { name: "news", urls: ["udp://a:70000"] } } };
    const { json } = await client.post("/flussonic/api/check_config", far);
    const doubt = { pointer: "/streams/news/urls/0/url", keyword: "doubt", level: "warning" };
    expect(json["problems"]).toEqual([expect.objectContaining(doubt)]);
    expect((await client.modify(far, 1)).status).toBe(200);
  });
});
