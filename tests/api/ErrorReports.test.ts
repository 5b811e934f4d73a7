import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ErrorReports } from "../../src/api/ErrorReports.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { FakePage } from "./support/FakePage.ts";
import { FakeServer } from "./support/FakeServer.ts";

const store = "/flussonic/api/error/store";
const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

function reportsTo(server: FakeServer) {
  server.isLoggedIn = true;
  return new ErrorReports(
    new HttpClient({ fetch: server.fetch }),
    new FakePage({ pathname: "/admin/standalone/news" }),
    "1.2.3",
  );
}

describe("ErrorReports", () => {
  it("sends a crash of the console to POST error/store: what, where and when [C427 C428]", async () => {
    const server = new FakeServer();
    reportsTo(server).report("crash", new TypeError("x is undefined"));
    await settle();
    const [call] = server.callsTo(store);
    expect(call?.method).toBe("POST");
    expect(JSON.parse(call?.body ?? "")).toEqual({
      kind: "crash",
      version: "1.2.3",
      message: "x is undefined",
      stack: expect.stringContaining("TypeError"),
      page: "/admin/standalone/news",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it("sends what was thrown and is no error, too", async () => {
    const server = new FakeServer();
    reportsTo(server).report("rejection", "just words");
    await settle();
    expect(JSON.parse(server.callsTo(store)[0]?.body ?? "")).toMatchObject({
      kind: "rejection",
      message: "just words",
    });
  });

  it("sends an error in a loop once, one each second, and twenty different ones at most", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const server = new FakeServer();
    const reports = reportsTo(server);
    for (let round = 0; round < 50; round += 1) reports.report("crash", new Error("again"));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.callsTo(store)).toHaveLength(1);
    for (let round = 0; round < 50; round += 1) reports.report("crash", new Error(`error ${round}`));
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.callsTo(store)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.callsTo(store)).toHaveLength(20);
    expect(server.callsTo(store).at(-1)?.body).toContain("error 18");
  });

  it("makes no second error of a report that cannot be sent", async () => {
    const server = new FakeServer();
    server.isDown = true;
    reportsTo(server).report("crash", new Error("first"));
    await settle();
    expect(server.calls).toEqual([]);
  });
});
