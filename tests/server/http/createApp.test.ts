import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";

const json = { "content-type": "application/json", "if-match": '"1"' };
/** "ü" as Latin-1 writes it. */
const letter = Buffer.from([0xfc]);

/** Sends a body byte by byte as it is. */
async function send(
  { url, cookie }: { readonly url: string; readonly cookie: string },
  { path, method = "POST", headers }: { path: string; method?: string; headers: Record<string, string> },
  body?: Uint8Array<ArrayBuffer> | string,
) {
  const answer = await fetch(url + path, { method, headers: { cookie, ...headers }, body: body ?? null });
  const text = await answer.text();
  const { message }: { message?: string } = text === "" ? {} : JSON.parse(text);
  return { status: answer.status, ...(message === undefined ? {} : { message }) };
}

describe("a body", () => {
  it("of bytes that are no UTF-8 is refused with its line, not saved as other letters", async () => {
    const { client } = await startTestServer();
    const title = Buffer.concat([Buffer.from('{\n"title":"ü",\n"loglevel":"'), letter, Buffer.from('"}')]);
    const refused = { status: 400, message: "The body is not valid UTF-8: mend line 3." };
    expect(await send(client, { path: "/flussonic/api/modify_config", headers: json }, title)).toEqual(refused);
    const text = { path: "/flussonic/api/save_raw_config", headers: { ...json, "content-type": "text/plain" } };
    expect(await send(client, text, title)).toEqual({
      status: 400,
      message: "The text is not valid UTF-8: mend line 3.",
    });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({});
  });

  it("of a form may hold no bytes but UTF-8, escaped or not: no login is mistaken for another", async () => {
    const { client } = await startTestServer();
    const form = { path: "/admin/login", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const raw = Buffer.concat([Buffer.from("login=admin&password="), letter]);
    expect(await send(client, form, raw)).toEqual({
      status: 400,
      message: "The body is not valid UTF-8: mend line 1.",
    });
    const escaped = "login=admin&password=%C3%BC%FC";
    expect(await send(client, form, escaped)).toEqual({
      status: 400,
      message: "The escapes (%) of the body are not valid UTF-8.",
    });
    expect(await send(client, form, "login=admin&password=%C3%BC")).toMatchObject({ status: 403 });
    expect(await send(client, form, "login=admin&password=correct%20horse")).toMatchObject({ status: 200 });
  });

  it("in another encoding than UTF-8 is refused by what it says of itself", async () => {
    const { client } = await startTestServer();
    const save = (type: string) =>
      send(client, { path: "/flussonic/api/modify_config", headers: { ...json, "content-type": type } }, "{}");
    for (const charset of ["utf-8", "UTF8", '"utf-8"', "us-ascii"])
      expect((await save(`application/json; charset=${charset}`)).message ?? "", charset).not.toContain("UTF-8");
    for (const charset of ["latin1", "utf-16le"]) {
      const type = `application/json; charset=${charset}`;
      expect(await save(type)).toEqual({
        status: 400,
        message: `Send the body as UTF-8: a body of ${type} is refused.`,
      });
    }
  });

  it("of JSON may begin with a byte order mark", async () => {
    const { client } = await startTestServer();
    const body = '\uFEFF{"loglevel":"debug"}';
    expect(await send(client, { path: "/flussonic/api/modify_config", headers: json }, body)).toMatchObject({
      status: 200,
    });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({ loglevel: "debug" });
  });

  it("may be named a merge patch, and nothing else that begins with the name of JSON", async () => {
    const { client } = await startTestServer();
    const save = (type: string) =>
      send(
        client,
        { path: "/flussonic/api/modify_config", headers: { ...json, "content-type": type } },
        '{"loglevel":"debug"}',
      );
    expect(await save("application/merge-patch+json")).toMatchObject({ status: 200 });
    expect(await save("application/json-patch+json")).toMatchObject({ status: 403 });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({ loglevel: "debug" });
  });

  it("may be empty under the name of JSON where none is read", async () => {
    const { client } = await startTestServer();
    const headers = { "content-type": "application/json" };
    expect(await send(client, { path: "/admin/logout", headers })).toEqual({ status: 204 });
    const { client: other } = await startTestServer();
    expect(await send(other, { path: "/flussonic/api/modify_config", headers: json })).toMatchObject({ status: 400 });
  });
});
