import { describe, expect, it } from "vitest";
import { redact } from "../../../server/log/redact.ts";

describe("redact", () => {
  it.each([
    { password: "canary" },
    { edit_auth: { login: "admin", password: "canary" } },
    { cluster_key: "canary", aes_key: "canary", passphrase: "canary" },
    { url: "rtsp://user:canary@10.0.0.1/x" },
    { text: "GET /flussonic/api/events?credentials=canary HTTP/1.1" },
    { text: "http://h/x?token=canary&a=1" },
    { headers: { authorization: "Basic canary", cookie: "sluice_session=canary" } },
    { list: ["Authorization: Basic canary"] },
    { error: new Error("cannot open srt://h?passphrase=canary") },
  ])("masks the secret in %j", (facts) => {
    expect(JSON.stringify(redact(facts))).not.toContain("canary");
  });

  it("leaves everything else as it is", () => {
    const facts = { rev: 3, who: "admin", list: ["udp://239.0.0.1:1"], nothing: null, isIt: true };
    expect(redact(facts)).toEqual(facts);
  });
});
