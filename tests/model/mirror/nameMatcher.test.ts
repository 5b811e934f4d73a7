import { describe, expect, it } from "vitest";
import { mirroredMode } from "../../../src/model/mirror/mirroredMode.ts";
import { nameMatcher } from "../../../src/model/mirror/nameMatcher.ts";

describe("a list of names", () => {
  const fits = (pattern: string, name: string) => nameMatcher([pattern])(name);

  it("takes a star for any part of a name, also for none", () => {
    const taken = ["*", "n*", "*s", "n*s", "n*w*", "*ew*", "news*", "*news", "**"];
    expect(taken.filter((pattern) => !fits(pattern, "news"))).toEqual([]);
    const others = ["n", "new", "n*x", "*w", "news?", "news*s", "n*ews*s", "*w*e*", ".*", "N*"];
    expect(others.filter((pattern) => fits(pattern, "news"))).toEqual([]);
    expect(fits("a*/cam*", "area/1/cam2")).toBe(true);
    expect(fits("ab*ba", "aba")).toBe(false);
  });

  it("is searched in no time, however it is written", () => {
    const begun = performance.now();
    expect(fits(`${"*a".repeat(200)}b`, "a".repeat(20_000))).toBe(false);
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it("holds for the mode of a mirrored stream: what is ignored wins [C247]", () => {
    const lists = { only: ["news*"], except: ["*-test"] };
    const modes = ["news", "news-test", "sport"].map((name) => mirroredMode(lists, name));
    expect(modes).toEqual(["static", "ignored", "onDemand"]);
  });
});
