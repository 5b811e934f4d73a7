import { describe, expect, it } from "vitest";
import { ConnectionStore } from "../../src/stores/ConnectionStore.ts";

describe("ConnectionStore", () => {
  it("is not offline before the first attempt is over", () => {
    const connection = new ConnectionStore();
    expect(connection.isOffline).toBe(false);
    connection.move({ kind: "connecting", isFirst: true });
    expect(connection.isOffline).toBe(false);
  });

  it("is offline from the close of the socket until the next one has opened [C313]", () => {
    const connection = new ConnectionStore();
    connection.move({ kind: "online" });
    expect(connection.isOffline).toBe(false);
    connection.move({ kind: "offline", since: 0, nextAttemptAt: 2000 });
    expect(connection.isOffline).toBe(true);
    connection.move({ kind: "connecting", isFirst: false });
    expect(connection.isOffline).toBe(true);
    connection.move({ kind: "online" });
    expect(connection.isOffline).toBe(false);
  });

  it("is stale while it is offline, and while nothing comes of a line that looks open", () => {
    const connection = new ConnectionStore();
    connection.move({ kind: "online" });
    expect(connection.isStale).toBe(false);
    connection.hush(true);
    expect([connection.isStale, connection.isOffline]).toEqual([true, false]);
    connection.hush(false);
    connection.move({ kind: "offline", since: 0, nextAttemptAt: 2000 });
    expect(connection.isStale).toBe(true);
  });
});
