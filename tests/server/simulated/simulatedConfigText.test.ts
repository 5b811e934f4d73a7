import { describe, expect, it } from "vitest";
import { simulatedConfigText } from "../../../server/simulated/simulatedConfigText.ts";

describe("simulatedConfigText", () => {
  it("writes as many streams as asked for, each under a name of its own", () => {
    const names = [...simulatedConfigText(10_000).matchAll(/^(?:stream|ondemand) (\S+) \{$/gm)].map(([, name]) => name);
    expect(names).toHaveLength(10_000);
    expect(new Set(names).size).toBe(10_000);
  });

  it("writes names that need no quotes", () => {
    for (const [, name] of simulatedConfigText(500).matchAll(/^(?:stream|ondemand) (\S+) \{$/gm))
      expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  it("adds a location, a mirror, a VOD, a DVR, an auth backend and comments", () => {
    const text = simulatedConfigText(3);
    for (const word of [
      "live talk {",
      "source http://",
      "vod films {",
      "dvr main {",
      "auth_backend subscribers {",
      "# ",
    ])
      expect(text).toContain(`\n${word}`);
  });

  it("closes every block and ends every statement", () => {
    const text = simulatedConfigText(100);
    expect(text.split("{").length).toBe(text.split("}").length);
    for (const line of text.split("\n")) expect(line).toMatch(/^$|^\s*#|[;{}]$/);
  });
});
