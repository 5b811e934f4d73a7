import { describe, expect, it, vi } from "vitest";
import { supportStoresOf } from "../../../src/stores/logUpload/supportStores.ts";
import { logUploadText } from "../../../src/texts/en/logUpload.ts";
import { FakeSupport } from "../../pages/support/FakeSupport.ts";

function callsOf(server: FakeSupport) {
  return { support: () => Promise.resolve(server) };
}

describe("the stores of the page for support", () => {
  it("are there as they were left when one comes back, one pair a server", () => {
    const calls = callsOf(new FakeSupport());
    supportStoresOf(calls, 0).upload.describe("it hangs");
    expect(supportStoresOf(calls, 0).upload.comment).toBe("it hangs");
    expect(supportStoresOf(calls, 0).agent).toBe(supportStoresOf(calls, 0).agent);
    expect(supportStoresOf(calls, 1).upload.comment).toBe("");
    expect(supportStoresOf(callsOf(new FakeSupport()), 0).upload.comment).toBe("");
  });

  it("send the logs by themselves once support can log in", async () => {
    const server = new FakeSupport();
    await supportStoresOf(callsOf(server), 0).agent.enable();
    const words = logUploadText("logUpload.automatic");
    await vi.waitFor(() => expect(server.asked).toEqual(["enable", `send ${words}`]));
    expect(words).not.toBe("");
  });
});
