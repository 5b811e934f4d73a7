import { describe, expect, it } from "vitest";
import { apiCalls } from "../../../server/calls/apiCalls.ts";
import { startTestServer } from "../support/startTestServer.ts";

describe("the calls of the server", () => {
  it.each([
    ["GET", "/flussonic/api/stream_switch_source/*"],
    ["GET", "/flussonic/api/generate_admin_view_token"],
    ["POST", "/flussonic/api/close_sessions"],
    ["GET", "/flussonic/api/read_raw_config"],
    ["POST", "/flussonic/api/parse_raw_config"],
    ["POST", "/flussonic/api/save_raw_config"],
    ["GET", "/flussonic/api/list_files"],
    ["GET", "/flussonic/api/read_config"],
    ["POST", "/flussonic/api/modify_config"],
  ])("are at the paths that the sibling document names: %s %s [S402]", async (method, path) => {
    const { server } = await startTestServer();
    const calls = apiCalls.map((make) => make(server.context)).map((call) => `${call.method} ${call.path}`);
    expect(calls).toContain(`${method} ${path}`);
  });
});
