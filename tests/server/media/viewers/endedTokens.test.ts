import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const news = (rest: object = {}): Server => ({ streams: { news: { name: "news", ...rest } } });

describe("the end of a login", () => {
  it("shows out within a second who plays by the token of a login that has ended, and lets go on who may all the same", async () => {
    for (const [auth, isStill] of [
      [{ url: "false" }, false],
      [{}, true],
    ] as const) {
      const tokens = new Set(["view"]);
      const made = bench(news({ auth }), { isViewToken: (token) => tokens.has(token) });
      const admin = await made.open({ token: "view" });
      made.pass(1000);
      expect(admin.isOpen).toBe(true);
      tokens.clear();
      made.pass(1000);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(admin.isOpen).toBe(isStill);
    }
  });

  it("shows out whose token has ended also where the backend that decides then says nothing", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const tokens = new Set(["view"]);
    const made = bench(news({ auth: { url: asked.url } }), { isViewToken: (token) => tokens.has(token) });
    const admin = await made.open({ token: "view" });
    tokens.clear();
    made.pass(1000);
    await expect.poll(() => admin.isOpen).toBe(false);
  });
});
