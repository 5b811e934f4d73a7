import { describe, expect, it } from "vitest";
import { escapeLine, redact } from "../../../server/log/serverLog.ts";

describe("escapeLine", () => {
  it("keeps a text on one line, in its direction, with what is hidden in sight", () => {
    expect(escapeLine("a\u202Eb\r\nc\u001B[31m\u2028d\te")).toBe(
      "a[U+202E]b[U+000D][U+000A]c[U+001B][31m[U+2028]d[U+0009]e",
    );
  });

  it("leaves what people read as it is", () => {
    expect(escapeLine("новости 👨‍👩‍👧 нет")).toBe("новости 👨‍👩‍👧 нет");
  });
});

describe("redact", () => {
  it.each([
    { password: "canary" },
    { edit_auth: { login: "admin", password: "canary" } },
    { cluster_key: "canary", aes_key: "canary", passphrase: "canary" },
    { url: "rtsp://user:canary@10.0.0.1/x" },
    { url: "rtsp://user:p@canary@10.0.0.1/x" },
    { text: "GET /flussonic/api/events?credentials=canary HTTP/1.1" },
    { text: "http://h/x?token=canary&a=1" },
    { headers: { authorization: "Basic canary", cookie: "sluice_session=canary" } },
    { list: ["Authorization: Basic canary"] },
    { error: new Error("cannot open srt://h?passphrase=canary") },
  ])("masks the secret in %j", (facts) => {
    expect(JSON.stringify(redact(facts))).not.toContain("canary");
  });

  it.each(["a".repeat(100_000), "?".repeat(50_000) + "passw".repeat(10_000), "a://".repeat(25_000)])(
    "is done at once with a long text that looks like an address (%#)",
    (text) => {
      const beganMs = performance.now();
      redact({ text });
      expect(performance.now() - beganMs).toBeLessThan(5000);
    },
  );

  it("leaves everything else as it is", () => {
    const facts = { rev: 3, who: "admin", list: ["udp://239.0.0.1:1"], nothing: null, isIt: true };
    expect(redact(facts)).toEqual(facts);
  });
});
