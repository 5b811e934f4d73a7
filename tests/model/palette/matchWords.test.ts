import { describe, expect, it } from "vitest";
import {
  type Findable,
  fold,
  foundBy,
  isMistyped,
  markWords,
  prepareAll,
  rankOf,
  readQuery,
  strictestFirst,
} from "../../../src/model/palette/matchWords.ts";

const rank = (typed: string, one: Partial<Findable>, forgives = false) => {
  const [prepared] = prepareAll([{ title: "", place: "", ...one }]);
  return prepared && rankOf(prepared, readQuery(typed), forgives);
};

/** Findables by what they are called, as a query ranks them; those it does not find are left out. */
function ranked(typed: string, all: Readonly<Record<string, Partial<Findable>>>, forgives = false): readonly string[] {
  return Object.entries(all)
    .map(([key, one]) => ({ key, rank: rank(typed, one, forgives) }))
    .filter(({ rank: own }) => own !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ key }) => key);
}

describe("a text as the search reads it", () => {
  it("has no capitals and accents, and each letter where it was", () => {
    expect(["Stream 1", "ÖSTERREICH", "Ça va?", "東京", "İ"].map(fold)).toEqual([
      "stream 1",
      "osterreich",
      "ca va?",
      "東京",
      "i",
    ]);
    expect(fold("Straße\tÀ")).toHaveLength(8);
  });
});

describe("a query", () => {
  it("is its words, each once, by spaces and signs", () => {
    expect(readQuery("  Time-out of_x time ")).toEqual({
      whole: "time-out of_x time",
      words: ["time", "out", "of", "x"],
    });
    expect(readQuery("東京 Ä1").words).toEqual(["東京", "a1"]);
  });

  it("is looked for as it stands where it is signs alone, and is none where it is empty", () => {
    expect(readQuery(" :// ").words).toEqual(["://"]);
    expect(readQuery("  ")).toEqual({ whole: "", words: [] });
    expect(rank("", { title: "Timeout" })).toBeUndefined();
    expect(rank("://", { title: "udp://a" })).toBeDefined();
    expect(rank("://", { title: "udp" })).toBeUndefined();
  });
});

describe("how near a query is to something", () => {
  it("goes by where its words stand: title, names, place, inner letters, help", () => {
    const all = {
      help: { title: "Limit of x", help: "The timeout ends it." },
      inner: { title: "untimeouted x" },
      place: { title: "x", place: "Timeout" },
      name: { title: "Wait of x", names: ["a timeout"] },
      title: { title: "A timeout of x" },
      beginning: { title: "Timeout x y" },
      exactName: { title: "W", names: ["timeout x"] },
      exact: { title: "Timeout X" },
      nothing: { title: "x", names: ["time out"] },
    };
    expect(ranked("timeout x", all)).toEqual([
      "exact",
      "exactName",
      "beginning",
      "title",
      "name",
      "place",
      "inner",
      "help",
    ]);
  });

  it("is that of the farthest word; of two as far the one whose other words are nearer", () => {
    const all = {
      both: { title: "limit", help: "alpha beta" },
      one: { title: "alpha", help: "beta" },
      named: { title: "limit", names: ["alpha"], help: "beta" },
    };
    expect(ranked("alpha beta", all)).toEqual(["one", "named", "both"]);
  });

  it("is the same in whatever order the words are typed", () => {
    const all = { far: { title: "alpha", help: "beta" }, inner: { title: "xalpha xbeta" } };
    expect([ranked("alpha beta", all), ranked("beta alpha", all)]).toEqual([
      ["inner", "far"],
      ["inner", "far"],
    ]);
    expect(ranked("timeout", { inner: { title: "x", names: ["untimeouted"] } })).toEqual(["inner"]);
  });

  it("is none where one word is missing, and by a place alone", () => {
    expect(rank("alpha beta", { title: "alpha" })).toBeUndefined();
    expect(rank("stream", { title: "x", place: "Stream" })).toBeUndefined();
    expect(rank("stream output", { title: "x", place: "Stream › Output" })).toBeUndefined();
    expect(rank("stream x", { title: "x", place: "Stream › Output" })).toBeDefined();
  });

  it("takes words of the help only from their beginning", () => {
    expect(rank("time", { title: "x", help: "the timeout" })).toBeDefined();
    expect(rank("out", { title: "x", help: "the timeout" })).toBeUndefined();
  });

  it("is that of a name for the whole path in the config, and of a beginning for one that it begins", () => {
    const paths = ["transcoder.logo.x", "transcoder/logo/x"];
    const at = { title: "X", place: "Stream", paths };
    expect(rank("transcoder.logo.x", at)).toBe(rank("w", { title: "y", names: ["w"] }));
    expect(rank("transcoder/logo", at)).toBe(rank("w", { title: "w y" }));
    expect(rank("logo.x", at)).not.toBe(rank("transcoder/logo", at));
    expect(rank("transcoder", at)).toBeUndefined();
  });

  it("counts letters and digits of any script to a word, and signs not", () => {
    expect(rank("bar", { title: "foo_bar" })).toBe(rank("bar", { title: "foo bar" }));
    expect(rank("bar", { title: "fooBar x" })).not.toBe(rank("bar", { title: "foo bar" }));
    expect(rank("bar", { title: "9bar" })).not.toBe(rank("bar", { title: "9 bar" }));
    expect(rank("bar", { title: "zbar" })).not.toBe(rank("bar", { title: "z{bar" }));
    expect(rank("京", { title: "東京" })).not.toBe(rank("京", { title: "東 京" }));
    expect(rank("bar", { title: "xbar bar" }), "the later place where one of its words begins").toBe(
      rank("bar", { title: "foo bar" }),
    );
  });
});

describe("a typing mistake", () => {
  it("is forgiven in title and names, only where that is asked for", () => {
    expect([rank("tmieout", { title: "Client timeout" }), rank("tmieout", { title: "a" }, true)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(rank("tmieout", { title: "Client timeout" }, true)).toBeDefined();
    expect(rank("tmieout", { title: "x", names: ["a", "the timeout"] }, true)).toBeDefined();
    expect(rank("tmieout", { title: "x", help: "timeout", place: "timeout" }, true)).toBeUndefined();
  });

  it("comes after what is spelt right, and before the help", () => {
    const all = {
      help: { title: "x", help: "timeout" },
      mistyped: { title: "tineout x" },
      inner: { title: "untimeout x" },
    };
    expect(ranked("timeout x", all, true)).toEqual(["inner", "mistyped", "help"]);
  });

  it.each([
    ["xlpha", "wrong at the beginning"],
    ["alphx", "wrong at the end"],
    ["aalpha", "too much"],
    ["alphaa", "too much at the end"],
    ["lpha", "missing at the beginning"],
    ["alpa", "missing within"],
    ["lapha", "exchanged at the beginning"],
    ["alpah", "exchanged at the end"],
    ["alhpa", "exchanged within"],
  ])("%s: a letter is %s", (typed) => {
    expect(isMistyped(typed, "alpha")).toBe(true);
    expect(rank(typed, { title: "of alpha" }, true)).toBeDefined();
    expect(rank(typed, { title: "alphabet" }, true)).toBeDefined();
  });

  it.each(["xlphx", "ahpla", "axxha", "apxha", "axlha", "alphaxx", "phaal", "alp", "1234"])(
    "%s is more than one",
    (typed) => {
      expect(isMistyped(typed, "alpha")).toBe(false);
      expect(rank(typed, { title: "of xx-yy" }, true)).toBeUndefined();
    },
  );

  it("is none in a number, or in a word that is much longer than the one there is", () => {
    expect(isMistyped("1234", "1235")).toBe(false);
    expect(isMistyped("a234", "a235")).toBe(true);
    expect([isMistyped("alphab", "alpha"), isMistyped("alphabe", "alpha")]).toEqual([true, false]);
  });

  it("is looked for last: words that must be right are the quickest to miss", () => {
    expect(strictestFirst(readQuery("channel 1999 of news")).words).toEqual(["1999", "of", "channel", "news"]);
  });
});

describe("what else a query has found", () => {
  const wait = {
    title: "Wait",
    place: "Stream",
    names: ["limit", "timeout"],
    help: "One two three four five six seven.",
  };

  it("is the name that has its word", () => {
    expect(foundBy(wait, readQuery("timeout"))).toBe("timeout");
    expect(foundBy(wait, readQuery("wait lim"))).toBe("limit");
    expect(foundBy({ title: "Wait", place: "Stream", names: ["wait_for"] }, readQuery("wait stream"))).toBeUndefined();
    expect(foundBy({ title: "Wait", place: "" }, readQuery("timeout"))).toBeUndefined();
  });

  it("is what the help says around it, cut off where there is more", () => {
    expect(foundBy(wait, readQuery("one"))).toBe("One two three four …");
    expect(foundBy(wait, readQuery("four"))).toBe("… two three four five six seven.");
    expect(foundBy(wait, readQuery("three"))).toBe("One two three four five six …");
    expect(foundBy(wait, readQuery("seven"))).toBe("… five six seven.");
    expect(foundBy(wait, readQuery("our")), "no word of it begins so").toBeUndefined();
  });
});

describe("the words that are marked", () => {
  const marked = (text: string, typed: string) =>
    markWords(text, readQuery(typed))
      .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join("");

  it("are those that begin so, before those that have it within", () => {
    expect(marked("untimed time", "time")).toBe("untimed [time]");
    expect(marked("untimed", "time")).toBe("un[time]d");
    expect(marked("overtime timer", "time")).toBe("overtime [time]r");
    expect(marked("a b", "b a")).toBe("[a] [b]");
  });

  it("are whole where they were mistyped, and none where nothing is found", () => {
    expect(marked("Client timeout", "tmieout")).toBe("Client [timeout]");
    expect(marked("Client", "server")).toBe("Client");
    expect(markWords("", readQuery("a"))).toEqual([]);
  });
});
