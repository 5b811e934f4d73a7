import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { createSupportCalls } from "../../../src/api/areas/supportApi.ts";

/** A server that gives one answer to everything. */
function answering(answer: unknown, status = 200) {
  const asked: string[] = [];
  const http = new HttpClient({
    fetch: (address, { method, body }) => {
      asked.push(`${method} ${address}${typeof body === "string" ? ` ${body}` : ""}`);
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    },
  });
  return { asked, calls: createSupportCalls(http) };
}

describe("the calls for support", () => {
  it("send the comment and read the ticket [S411]", async () => {
    const { asked, calls } = answering({ ticket: "T-1" });
    expect(await calls.send("it hangs")).toEqual({ ticket: "T-1" });
    expect(asked).toEqual(['POST /flussonic/api/sendlogs {"comment":"it hangs"}']);
    expect(await answering({ ticket: 17 }).calls.send("it hangs")).toEqual({ ticket: "17" });
  });

  it.each([{}, { ticket: "" }, { ticket: null }, [], null])("take %j for no ticket [S274]", async (answer) => {
    await expect(answering(answer).calls.send("it hangs")).rejects.toMatchObject({ kind: "unexpected-answer" });
  });

  it("never lead a download elsewhere, whatever a server says", async () => {
    const { calls } = answering({ ticket: "T-1", download: "https://evil.example/x" });
    expect(await calls.send("it hangs")).toEqual({ ticket: "T-1" });
    const kept = [{ ticket: "T-1", size: 1, at: 1, download: "javascript:alert(1)" }];
    expect(await answering({ files: [], kept }).calls.preview()).toEqual({ files: [], kept: [], sentTo: undefined });
  });

  it("read and switch SSH by a boolean, and take nothing else for one [S412] [S413] [S414]", async () => {
    const { asked, calls } = answering(true);
    expect([await calls.isSshEnabled(), await calls.enableSsh(), await calls.disableSsh()]).toEqual([true, true, true]);
    expect(asked).toEqual([
      "GET /flussonic/api/ssh_agent_enabled",
      "POST /flussonic/api/enable_ssh_agent",
      "POST /flussonic/api/disable_ssh_agent",
    ]);
    await expect(answering("true").calls.isSshEnabled()).rejects.toMatchObject({ kind: "unexpected-answer" });
  });
});
