import { describe, expect, it } from "vitest";
import { isPlainHttp } from "../../src/model/media/newMedia.ts";
import { parseInteger, parsePortList, splitTokens, withoutWhitespace } from "../../src/model/typedValues.ts";
import { pidsText, rewrites, sourceUrlRewrite } from "../../src/model/typingRewrites.ts";

/** Types key by key at the end of what stands in the input; `<` takes the last character away. */
function typed(keys: string): string {
  const rewrite = sourceUrlRewrite();
  let shown = "";
  for (const key of keys) shown = rewrite.type(key === "<" ? shown.slice(0, -1) : shown + key);
  return shown;
}

describe("a source address", () => {
  it.each([
    ["http://a/x.m3u8", "hls://a/x.m3u8"],
    ["https://a/x.m3u8", "hlss://a/x.m3u8"],
  ])("that ends in .m3u8 becomes hls: %s [S317]", (url, shown) => {
    expect(sourceUrlRewrite().type(url)).toBe(shown);
    expect(typed(url)).toBe(shown);
  });

  it.each([
    ["http://a/live.ts", "tshttp://a/live.ts"],
    ["https://a/mpegts", "tshttps://a/mpegts"],
  ])("that ends in ts becomes tshttp: %s [S318]", (url, shown) => {
    expect(typed(url)).toBe(shown);
  });

  it.each([
    ["http://a:4022/udp/239.0.0.1:1234", "tshttp://a:4022/udp/239.0.0.1:1234"],
    ["https://a/udp/239.0.0.1:1234", "tshttps://a/udp/239.0.0.1:1234"],
  ])("that holds /udp/ becomes tshttp: %s [S319]", (url, shown) => {
    expect(typed(url)).toBe(shown);
  });

  it("counts ts and /udp/ in the path only, and lets hls win", () => {
    expect(typed("http://sports")).toBe("http://sports");
    expect(typed("http://a/x?next=/udp/ts")).toBe("http://a/x?next=/udp/ts");
    expect(typed("http://a/udp/x.m3u8")).toBe("hls://a/udp/x.m3u8");
    expect(typed("http://a/ts?token=1")).toBe("tshttp://a/ts?token=1");
  });

  it("is decided anew from the typed scheme at every key until the focus leaves", () => {
    expect(typed("http://sports.tv/x.m3u8")).toBe("hls://sports.tv/x.m3u8");
    expect(typed("http://a/ts.m3u8")).toBe("hls://a/ts.m3u8");
    expect(typed("http://a/ts<<x")).toBe("http://a/x");
    const rewrite = sourceUrlRewrite();
    const shown = rewrite.type("http://a/x.ts");
    rewrite.settle();
    expect(rewrite.type(`${shown}x`)).toBe("tshttp://a/x.tsx");
  });

  it("leaves every other scheme alone, and drops white space [C350]", () => {
    expect(typed("udp://239.0.0.1:1/ts")).toBe("udp://239.0.0.1:1/ts");
    expect(sourceUrlRewrite().type(" http://a/ x.m3u8\n")).toBe("hls://a/x.m3u8");
  });

  it("is refused while it says only http or https [C350]", () => {
    expect(["http://a", "HTTPS://a/b", " http://a"].map(isPlainHttp)).toEqual([true, true, true]);
    expect(["hls://a", "tshttp://a", "http", "httpx://a"].map(isPlainHttp)).toEqual([false, false, false, false]);
  });
});

describe("pids", () => {
  it("are integers above 0 and below 8192; others are dropped [S320]", () => {
    expect(pidsText("1,0,8191,8192,-5,a,3.5,017")).toBe("1,8191,17");
  });

  it("keep a comma at the end while they are typed [S321]", () => {
    expect(["1,", "1,2,", ",", "1,,", "a,", ""].map(pidsText)).toEqual(["1,", "1,2,", "", "1,", "", ""]);
  });

  it("may be separated otherwise, as they are pasted", () => {
    expect(["101;102;103", "101 102", "101 ", " 101,\n102"].map(pidsText)).toEqual([
      "101,102,103",
      "101,102",
      "101,",
      "101,102",
    ]);
  });
});

describe("lists of words and of ports", () => {
  it("are split at commas and spaces", () => {
    expect(splitTokens(" a, b  c,,d\n")).toEqual(["a", "b", "c", "d"]);
  });

  it("hold ports as integers, keep the address of one that has it, and drop what is no port", () => {
    expect(parsePortList("80, 8080;8081 x 0 70000 8o80 10.0.0.1:81 [::1]:82")).toEqual({
      ports: [80, 8080, 8081, "10.0.0.1:81", "[::1]:82"],
      left: ["x", "0", "70000", "8o80"],
    });
  });

  it("are null once no port is left, whatever separates them [C365]", () => {
    expect(["", " , ", "x, y"].map((text) => parsePortList(text).ports)).toEqual([null, null, null]);
    expect(parsePortList("80,81 82").ports).toEqual([80, 81, 82]);
  });
});

describe("an integer field", () => {
  it("takes digits only; any other text is null [C360]", () => {
    expect(["42", "007", " 5 ", "4x", "-1", "1.5", "1e3", "99999999999999999999"].map(parseInteger)).toEqual([
      42,
      7,
      5,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("is null when it is empty [C361]", () => {
    expect([parseInteger(""), parseInteger("  ")]).toEqual([null, null]);
  });
});

describe("the rules a schema may name", () => {
  it("are these, each with a memory of its own", () => {
    expect(Object.keys(rewrites)).toEqual(["source-url", "pids", "token-list", "whole-number", "clock", "key-name"]);
    const [one, other] = [rewrites["source-url"]?.(), rewrites["source-url"]?.()];
    expect(one?.type("http://a/x.ts")).toBe("tshttp://a/x.ts");
    expect(other?.type("tshttp://a/x.tsx")).toBe("tshttp://a/x.tsx");
  });

  it("put the colons into a time of the day, and leave out what is no digit [S387]", () => {
    const clock = rewrites["clock"]?.();
    const byKeys = (keys: string) => Array.from(keys).reduce((shown, key) => clock?.type(shown + key) ?? "", "");
    expect(byKeys("083015")).toBe("08:30:15");
    expect(byKeys("08:30:15")).toBe("08:30:15");
    expect(byKeys("8:3x0:15")).toBe("8:30:15");
    expect(byKeys("0830159999")).toBe("08:30:15");
    // One digit was taken away and is typed anew; the others stay where they are.
    expect(clock?.type("0:30:15")).toBe("0:30:15");
    expect(clock?.type("09:30:15")).toBe("09:30:15");
    expect(clock?.type("08:")).toBe("08:");
  });

  it("drop a leading digit of a key", () => {
    expect(rewrites["key-name"]?.().type("12ab3")).toBe("ab3");
  });

  it("drop white space from names as they are typed", () => {
    expect(withoutWhitespace(" my\tstream \u00a0")).toBe("mystream");
  });

  it("let words and ports be typed on", () => {
    expect(rewrites["token-list"]?.().type(" a,  b, ")).toBe("a b ");
  });
});
