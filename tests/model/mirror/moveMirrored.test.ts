import { describe, expect, it } from "vitest";
import { defaultMode, listedNames, mirroredMode, nameMatcher } from "../../../src/model/mirror/mirroredModes.ts";
import { dropsNames, moveMirrored, withDefaultMode } from "../../../src/model/mirror/moveMirrored.ts";

describe("the mode of a mirrored stream", () => {
  it("is static or on demand, unless it is ignored [C287]", () => {
    const mirror = { only: ["a"], except: ["b"] };
    expect(["a", "b", "c"].map((name) => mirroredMode(mirror, name))).toEqual(["static", "ignored", "onDemand"]);
    expect(mirroredMode({ except: ["b"] }, "a")).toBe("static");
  });

  it("is that of a * which stands for any part of its name", () => {
    const mirror = { only: ["s*t"], except: ["*adult*"] };
    const modes = ["sport", "spot2", "my adult film"].map((name) => mirroredMode(mirror, name));
    expect(modes).toEqual(["static", "onDemand", "ignored"]);
  });

  it("is by default static when only is absent [C291]", () => {
    expect([defaultMode({}), defaultMode({ only: null })]).toEqual(["static", "static"]);
  });

  it("is by default on demand when only is a list, empty or not [C292] [C293]", () => {
    expect([defaultMode({ only: [] }), defaultMode({ only: ["a"] })]).toEqual(["onDemand", "onDemand"]);
  });
});

describe("moving a mirrored stream", () => {
  const saved = (...move: Parameters<typeof moveMirrored>) => {
    const result = moveMirrored(...move);
    return result.kind === "save" ? result.changes : result.kind;
  };

  it("to static takes it out of except and into only, if that is a list [C288] [C289]", () => {
    expect(saved({ only: ["a"], except: ["b", "c"] }, "b", "static", [])).toEqual({ only: ["a", "b"], except: ["c"] });
    expect(saved({ except: ["b"] }, "b", "static", [])).toEqual({ except: null });
    expect(saved({ only: ["a"] }, "a", "static", [])).toEqual({ only: ["a"] });
  });

  it("to on demand takes it out of both, and leaves an emptied only a list [C288] [C289]", () => {
    expect(saved({ only: ["a"], except: ["b"] }, "b", "onDemand", [])).toEqual({ only: ["a"], except: null });
    expect(saved({ only: ["a"] }, "a", "onDemand", [])).toEqual({ only: [] });
  });

  it("to on demand while only is absent asks first and names all the others; refused while none is known [C289]", () => {
    const move = moveMirrored({ except: ["x"] }, "a", "onDemand", ["a", "b", "c", "x"]);
    expect(move).toEqual({ kind: "save", changes: { only: ["b", "c"] }, asksFirst: true });
    expect(saved({}, "a", "onDemand", ["a"])).toBe("refused");
    expect(moveMirrored({ only: [] }, "a", "onDemand", [])).toMatchObject({ asksFirst: false });
  });

  it("to ignored puts it into except and out of only [C290]", () => {
    expect(saved({ only: ["a", "b"], except: ["c"] }, "a", "ignored", [])).toEqual({ only: ["b"], except: ["c", "a"] });
    expect(saved({}, "a", "ignored", [])).toEqual({ except: ["a"] });
  });

  it("to on demand out of a * names the others that it takes, and asks first [C289]", () => {
    const move = moveMirrored({ only: ["s*", "news"], except: ["sky"] }, "sport", "onDemand", ["sport", "sun", "sky"]);
    expect(move).toEqual({ kind: "save", changes: { only: ["sun", "news"] }, asksFirst: true });
    expect(saved({ only: ["s*"] }, "sport", "static", [])).toEqual({ only: ["s*"] });
  });

  it("leaves what no * of it takes out of the names it lists instead [C289]", () => {
    expect(saved({ only: ["s*"] }, "sport", "onDemand", ["sport", "sun", "news"])).toEqual({ only: ["sun"] });
  });

  it("asks first only where new streams will go another way", () => {
    const moves = [
      moveMirrored({ except: ["a"] }, "a", "static", []),
      moveMirrored({ only: ["a"] }, "a", "ignored", []),
      moveMirrored({ only: ["a"] }, "a", "onDemand", []),
    ];
    expect(moves.map((move) => move.kind === "save" && move.asksFirst)).toEqual([false, false, false]);
  });

  it("to ignored names what is ignored already no second time [C290]", () => {
    expect(saved({ except: ["a", "b"] }, "a", "ignored", [])).toEqual({ except: ["a", "b"] });
  });

  it("of an ignored * takes all it stands for along [C289]", () => {
    expect(saved({ except: ["s*"] }, "s*", "static", [])).toEqual({ except: null });
    expect(saved({ except: ["s*"] }, "s*", "onDemand", ["sport", "news"])).toEqual({ except: null, only: ["news"] });
  });
});

describe("a list of names", () => {
  it("holds nothing that is no name, and is none where another thing stands in its place", () => {
    expect(listedNames(["a", 5, null, "b"])).toEqual(["a", "b"]);
    expect([listedNames("a"), listedNames(undefined)]).toEqual([undefined, undefined]);
  });

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
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it("holds for the mode of a mirrored stream: what is ignored wins [C247]", () => {
    const lists = { only: ["news*"], except: ["*-test"] };
    const modes = ["news", "news-test", "sport"].map((name) => mirroredMode(lists, name));
    expect(modes).toEqual(["static", "ignored", "onDemand"]);
  });
});

describe("another default mode", () => {
  it("is on demand by an empty list, and static by none", () => {
    expect([withDefaultMode("onDemand"), withDefaultMode("static")]).toEqual([{ only: [] }, { only: null }]);
  });

  it("forgets names only where it becomes static while some are listed", () => {
    expect(dropsNames({ only: ["a"] }, "static")).toBe(true);
    expect(dropsNames({ only: ["a"] }, "onDemand")).toBe(false);
    expect([dropsNames({ only: [] }, "static"), dropsNames({}, "static")]).toEqual([false, false]);
  });
});
