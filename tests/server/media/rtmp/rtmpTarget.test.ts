import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publisherQuery } from "../../../../server/media/viewers/ViewerRequest.ts";
import { rtmpTarget } from "../../../../server/media/rtmp/rtmpTarget.ts";

describe("rtmpTarget", () => {
  it.each([
    ["static", "news", ["news", "static/news"]],
    ["static/", "/news", ["news", "static/news"]],
    ["live", "cam", ["live/cam", "cam"]],
    ["sports", "football", ["sports/football"]],
    ["static", "sports/football", ["sports/football", "static/sports/football"]],
    ["static/sports", "football", ["sports/football", "static/sports/football"]],
    ["news", "", ["news"]],
    ["static", "two%20words", ["two words", "two%20words", "static/two words", "static/two%20words"]],
    ["live", "caf%C3%A9%201", ["live/café 1", "live/caf%C3%A9%201", "café 1", "caf%C3%A9%201"]],
    ["live", "100%", ["live/100%", "100%"]],
    ["", "", []],
    ["static", "a\u0000b", []],
    ["x".repeat(600), "y", []],
  ])("takes application %j and name %j for %j", (app, name, names) => {
    expect(rtmpTarget(app, name).names).toEqual(names);
  });

  it("finds the secret on either part, under each of its names, or alone", () => {
    expect(rtmpTarget("static", "news?token=a").token).toBe("a");
    expect(rtmpTarget("static?password=b%26c", "news").token).toBe("b&c");
    expect(rtmpTarget("news?key=d", "").token).toBe("d");
    expect(rtmpTarget("static", "news?s3c+ret").token).toBe("s3c+ret");
    expect(rtmpTarget("static", "news?user=x").token).toBeUndefined();
    expect(rtmpTarget("static?a=1", "news?b=2").query).toBe("a=1&b=2");
  });

  it("hands a publisher's secret on as its password, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (secret) => {
        const { query, token } = rtmpTarget("static", `news?key=${encodeURIComponent(secret)}`);
        expect(new URLSearchParams(publisherQuery(query, token)).get("password")).toBe(secret);
      }),
    );
    const { query, token } = rtmpTarget("static", "news?password=a+b");
    expect(new URLSearchParams(publisherQuery(query, token)).get("password")).toBe("a+b");
  });

  it("never throws, whatever the client sends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (app, name) => {
        expect(rtmpTarget(app, name).names.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
