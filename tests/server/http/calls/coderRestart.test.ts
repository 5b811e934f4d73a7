import { describe, expect, it } from "vitest";
import { CoderRack } from "../../../../server/simulated/CoderRack.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const call = "/flussonic/api/chassis/coder_restart";

describe("POST chassis/coder_restart", () => {
  it("boots the coder anew [S419]", async () => {
    const coders = new CoderRack(1, () => 1e12);
    const { client } = await startTestServer({ parts: { coders } });
    expect((await client.post(call, { coder: "c1" })).status).toBe(200);
    const told = Object((await client.get("/flussonic/api/server?chassis=true")).json["chassis"]).coders;
    expect(told[0]).toMatchObject({ id: "c1", status: "booting", stage: 0 });
    expect(told[1]).toMatchObject({ id: "c2", status: "working" });
  });

  it("says what is wrong with a coder that is not there, does not answer or is not named", async () => {
    const { client } = await startTestServer({ parts: { coders: new CoderRack(1, () => 1e12) } });
    const answer = async (body: object) => {
      const { status, json } = await client.post(call, body);
      return [status, json["message"]];
    };
    expect(await answer({ coder: "c99" })).toEqual([404, "This chassis has no coder c99."]);
    expect(await answer({ coder: "__proto__" })).toEqual([404, "This chassis has no coder __proto__."]);
    expect(await answer({ coder: "c8" })).toEqual([
      409,
      "The coder c8 does not answer, so it cannot be restarted. See whether it sits in its slot.",
    ]);
    expect(await answer({})).toEqual([400, "Send coder as a text."]);
    expect(await answer({ coder: ["c1"] })).toEqual([400, "coder must be a text of at most 2048 characters."]);
  });

  it("is refused on a server that is no chassis, and to who is not logged in", async () => {
    const { client, server } = await startTestServer();
    const { status, json } = await client.post(call, { coder: "c1" });
    expect([status, json["message"]]).toEqual([404, "This server is no chassis: it has no coders."]);
    expect((await client.get("/flussonic/api/server?chassis=true")).json).not.toHaveProperty("chassis");
    expect((await new TestClient(server.url).post(call, { coder: "c1" })).status).toBe(401);
  });
});
