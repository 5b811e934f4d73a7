import { describe, expect, it } from "vitest";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { readAdminViewToken } from "../../src/api/login/loginApi.ts";
import { readMediaInfo, restartStream } from "../../src/api/streamsApi.ts";

/** A client whose calls are kept, each with its body; `answer` is what they get. */
function client(answer: unknown) {
  const calls: string[] = [];
  const http = new HttpClient({
    fetch: async (input, init) => {
      const { method, url, body } = new Request(new URL(String(input), "http://media.example.com"), init);
      calls.push(`${method} ${new URL(url).pathname} ${body === null ? "without a body" : "with a body"}`);
      return Response.json(answer);
    },
  });
  return { calls, http };
}

describe("the calls of the overview", () => {
  it("restart a stream with POST stream_restart/{name} and no payload [C405]", async () => {
    const { calls, http } = client({});
    await restartStream(http, "tv/news 1");
    expect(calls).toEqual(["POST /flussonic/api/stream_restart/tv/news%201 without a body"]);
  });

  it("read what a stream consists of with GET media_info/{name} [C412]", async () => {
    const { calls, http } = client({ tracks: [{ codec: "h264" }] });
    expect(await readMediaInfo(http, "news")).toEqual({ tracks: [{ codec: "h264" }] });
    expect(calls).toEqual(["GET /flussonic/api/media_info/news without a body"]);
  });

  it("get the player's token without a payload [S403]", async () => {
    const { calls, http } = client({ token: "view" });
    expect(await readAdminViewToken(http)).toBe("view");
    expect(calls).toEqual(["GET /flussonic/api/generate_admin_view_token without a body"]);
  });
});
