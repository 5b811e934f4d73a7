import { describe, expect, it } from "vitest";
import { openConsole, startReferenceServer } from "../../stores/support/openConsole.ts";
import { FileImport } from "../../../src/stores/importing/FileImport.ts";
import { TestClient } from "../support/TestClient.ts";

const text = "loglevel notice;\nstream news {\n  input udp://239.0.0.1:1234;\n}\n";

async function opened() {
  const { server } = await startReferenceServer(text);
  const client = new TestClient(server.url);
  await client.logIn("admin", "correct horse");
  const latest = async () => (await client.get("/flussonic/api/revisions?limit=1")).json["revisions"];
  return { server, client, latest };
}

describe("the way a save came, as its revision tells it", () => {
  it("is text for a whole text, with what it is for", async () => {
    const { client, latest } = await opened();
    const headers = { "if-match": '"1"', "x-way": "text", "x-comment": "by%20hand" };
    const answer = await client.post("/flussonic/api/save_raw_config", `${text}# more\n`, headers);
    expect(answer.status).toBe(200);
    expect(await latest()).toMatchObject([{ way: "text", comment: "by hand", who: "admin" }]);
  });

  it("is import for a config that takes the place of another one", async () => {
    const { client, latest } = await opened();
    const whole = { loglevel: "debug", streams: {}, $reset: true };
    expect((await client.modify(whole, 1, { "x-way": "import", "x-comment": "moved" })).status).toBe(200);
    expect(await latest()).toMatchObject([{ way: "import", comment: "moved" }]);
  });

  it("is api for what no console sends, and for a way that nobody knows", async () => {
    const { client, latest } = await opened();
    await client.modify({ loglevel: "debug" }, 1);
    expect(await latest()).toMatchObject([{ way: "api" }]);
    await client.modify({ loglevel: "info" }, 2, { "x-way": "magic" });
    expect(await latest()).toMatchObject([{ way: "api" }]);
  });

  it("is sent by an import of the console, with what the operator says of it", async () => {
    const { server, latest } = await opened();
    const console = await openConsole(server.url);
    const file = new FileImport(console, new File(["loglevel debug;\nstream sport {\n}\n"], "sluice.conf"));
    await file.open();
    file.setComment("  from the\nother machine ");
    expect(await file.apply(), JSON.stringify(file.refusal)).toBe(true);
    expect(await latest()).toMatchObject([{ way: "import", comment: "from the other machine" }]);
  });
});
