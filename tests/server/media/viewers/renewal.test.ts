import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const guarded = (url: string, rest: object = {}): Server => ({
  streams: { news: { name: "news", auth: { url, ...rest } } },
});

describe("a permission that ends", () => {
  it("is asked for again, with what the session did so far", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-AuthDuration": "60" } };
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    viewer.addBytes(5000);
    made.pass(59_000);
    expect(asked.asked).toHaveLength(1);
    made.pass(1000);
    await expect.poll(() => asked.asked.length).toBe(2);
    expect(asked.asked[1]?.fields).toMatchObject({
      request_type: "update_session",
      request_number: "1",
      session_id: viewer.id,
      duration: "60",
      bytes: "5000",
      stream_clients: "1",
    });
    expect(viewer.isOpen).toBe(true);
  });

  it("is asked for once at a time, however long the backend takes", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    await made.open();
    asked.isHolding = true;
    made.pass(180_000);
    await expect.poll(() => asked.asked.length).toBe(2);
    made.pass(500);
    made.pass(500);
    asked.release();
    await expect
      .poll(() => {
        made.pass(90_000);
        return asked.asked.length;
      })
      .toBeGreaterThan(2);
    expect(asked.asked.map(({ fields }) => fields["request_number"]).slice(0, 3)).toEqual(["0", "1", "2"]);
  });

  it("closes the viewer when the backend refuses now", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    asked.answer = { status: 403 };
    made.pass(180_000);
    await expect.poll(() => viewer.isOpen).toBe(false);
    expect(made.closed[0]?.reason).toBe("The stream's owner does not allow it.");
    expect(made.lines.at(-1)).toContain(`has to go. The auth backend ${asked.host} refused.`);
  });

  it("goes on while the backend is silent, is asked for again after 30 s, and is said once in the log", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    asked.answer = { status: 500 };
    made.pass(180_000);
    await expect.poll(() => made.lines.length).toBe(1);
    made.pass(30_000);
    await expect.poll(() => asked.asked.length).toBe(3);
    expect(viewer.isOpen).toBe(true);
    expect(made.lines).toEqual([expect.stringContaining("goes on unasked")]);
    asked.answer = { status: 403 };
    await expect
      .poll(() => {
        made.pass(30_000);
        return viewer.isOpen;
      })
      .toBe(false);
  });

  it("follows a change of the config", async () => {
    const made = bench({ streams: { news: { name: "news" } } });
    const viewer = await made.open();
    made.config = guarded("false");
    made.pass(180_000);
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it("keeps the user of the session when a later answer names none", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u1", "X-Max-Sessions": "1" } };
    const made = bench(guarded(asked.url));
    const viewer = await made.open({ token: "a" });
    asked.answer = { status: 200 };
    made.pass(180_000);
    await expect.poll(() => asked.asked.length).toBe(2);
    expect(made.book.sessionsOf("news")[0]?.user_id).toBe("u1");
    asked.answer = { status: 200, headers: { "X-UserId": "u1", "X-Max-Sessions": "1" } };
    await made.open({ token: "b" });
    expect(viewer.isOpen).toBe(false);
  });
});
