import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { HostileKeyError } from "../../../src/model/merge/hostileKeys.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

function edited(text: string, delta: JsonObject): string {
  return language.edit(language.parse(text), delta).text;
}

const NEWS = `# Channels

# the news, from the dish
stream news { # head
  title "News HD";   # shown
  wibble wobble;

  input udp://239.1.2.3:1234 priority=1   source_timeout=20 zz_own=5;
  input tshttp://spare/news;
  # archive
  dvr @main 604800s 90% 500G replicate;
}
stream sport {
  title Sport;
}
`;

describe("An edit of the raw config text", () => {
  it("changes one word and nothing else", () => {
    expect(edited(NEWS, { streams: { news: { title: "Late news" } } })).toBe(NEWS.replace('"News HD"', '"Late news"'));
  });

  it("keeps the text of values that stay, whatever their unit", () => {
    expect(edited(NEWS, { streams: { news: { dvr: { disk_limit: 80 } } } })).toBe(NEWS.replace("90%", "80%"));
  });

  it("writes a changed value in the largest unit that divides it", () => {
    expect(edited(NEWS, { streams: { news: { dvr: { dvr_limit: 86_400 * 30 } } } })).toBe(
      NEWS.replace("604800s", "30d"),
    );
  });

  it("changes one option of one input", () => {
    const urls = [
      { url: "udp://239.1.2.3:1234", priority: "2", source_timeout: 20, zz_own: 5 },
      { url: "tshttp://spare/news" },
    ];
    expect(edited(NEWS, { streams: { news: { urls } } })).toBe(NEWS.replace("priority=1", "priority=2"));
  });

  it("moves an input with its own words", () => {
    const urls = [
      { url: "tshttp://spare/news" },
      { url: "udp://239.1.2.3:1234", priority: "1", source_timeout: 20, zz_own: 5 },
    ];
    const text = edited(NEWS, { streams: { news: { urls } } });
    expect(text).toContain(
      "  input tshttp://spare/news;\n  input udp://239.1.2.3:1234 priority=1   source_timeout=20 zz_own=5;\n",
    );
  });

  it("switches only the word when a stream is made on demand", () => {
    expect(edited(NEWS, { streams: { sport: { static: false } } })).toBe(
      NEWS.replace("stream sport", "ondemand sport"),
    );
  });

  it("puts a new statement where it belongs, indented as its neighbours", () => {
    const text = "stream a {\n\ttitle A; # note\n\tdvr @main;\n}\n";
    expect(edited(text, { streams: { a: { urls: [{ url: "udp://x" }] } } })).toBe(
      text.replace("# note\n", "# note\n\tinput udp://x;\n"),
    );
  });

  it("stays on the line of a block of one line", () => {
    expect(edited("stream a { input udp://x; }\n", { streams: { a: { title: "A" } } })).toBe(
      "stream a { title A; input udp://x; }\n",
    );
    expect(edited("stream a {}\n", { streams: { a: { title: "A" } } })).toBe("stream a { title A; }\n");
  });

  it("takes a removed statement's line away and leaves the comment above it", () => {
    expect(edited(NEWS, { streams: { news: { dvr: null } } })).toBe(
      NEWS.replace("  dvr @main 604800s 90% 500G replicate;\n", ""),
    );
  });

  it("keeps an emptied entity as an empty block", () => {
    expect(edited("stream a {\n  title A;\n}\n", { streams: { a: { title: null } } })).toBe("stream a {\n}\n");
  });

  it("removes a block with the comment lines directly above it, and no heading that stands apart", () => {
    const text = edited(NEWS, { streams: { news: null } });
    expect(text).toBe("# Channels\n\nstream sport {\n  title Sport;\n}\n");
  });

  it("writes new entities as the others are written", () => {
    const text = edited("stream a {\r\n\ttitle A;\r\n}\r\n\r\nstream b {\r\n}\r\n", { streams: { c: { title: "C" } } });
    expect(text).toBe("stream a {\r\n\ttitle A;\r\n}\r\n\r\nstream b {\r\n}\r\n\r\nstream c {\r\n\ttitle C;\r\n}\r\n");
  });

  it("writes into an empty text, and behind a text without a last end of line", () => {
    expect(edited("", { http: [80], streams: { a: {} } })).toBe("http 80;\n\nstream a {\n}\n");
    expect(edited("# only this", { rtmp: 1935 })).toBe("# only this\nrtmp 1935;");
    expect(edited("loglevel debug; # why", { rtmp: 1935 })).toContain("loglevel debug; # why");
  });

  it("keeps an older word as written", () => {
    const text = "stream a {\n  url udp://x;\n  on_play auth://main;\n}\nauth_backend main { allow default; }\n";
    expect(edited(text, { streams: { a: { urls: [{ url: "udp://y" }], auth: { url: "auth://main?x=1" } } } })).toBe(
      text.replace("udp://x", "udp://y").replace("auth://main", "auth://main?x=1"),
    );
  });

  it("never drops the address of a port", () => {
    const text = "http 80;\nhttp 127.0.0.1:8080; # inside\nloglevel debug;\n";
    expect(edited(text, { http: [80, "127.0.0.1:8080", 443] })).toBe(
      text.replace("# inside\n", "# inside\nhttp 443;\n"),
    );
    expect(edited(text, { http: ["127.0.0.1:8080"] })).toBe(text.replace("http 80;\n", ""));
  });

  it("keeps an empty list apart from an absent one", () => {
    const text = "source http://a {\n  title T;\n}\n";
    const withEmpty = edited(text, { sources: { 0: { only: [] } } });
    expect(withEmpty).toContain("only;");
    expect(language.read(language.parse(withEmpty)).config).toMatchObject({ sources: { 0: { only: [] } } });
    expect(edited(withEmpty, { sources: { 0: { only: null } } })).toBe(text);
  });

  it("refuses hostile keys", () => {
    const delta: JsonObject = JSON.parse('{"streams":{"__proto__":{"title":"x"}}}');
    expect(() => edited("", delta)).toThrow(HostileKeyError);
  });

  it("says which value it has no place for", () => {
    const { text, problems } = language.edit(language.parse(NEWS), {
      wibble: 5,
      streams: { sport: { made_up: true, title: "S" } },
    });
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual(["/streams/sport/made_up", "/wibble"]);
    expect(text).toContain("title S;");
  });

  it("ignores what only the server reports", () => {
    const { text, problems } = language.edit(language.parse(NEWS), {
      stats: { x: 1 },
      streams: { sport: { stats: { alive: true } } },
    });
    expect(text).toBe(NEWS);
    expect(problems).toEqual([]);
  });
});

describe("The order of blocks", () => {
  const text = "# Heading\n\n# first\nstream a { }\n\nstream b { } # behind\n\n# third\nstream c { }\n";

  it("follows positions, each block with the comment directly above it", () => {
    expect(edited(text, { streams: { c: { position: 0 }, a: { position: 1 }, b: { position: 2 } } })).toBe(
      "# Heading\n\n# third\nstream c { }\n\n# first\nstream a { }\n\nstream b { } # behind\n",
    );
  });

  it("is a stable sort with dense places", () => {
    const tree = language.edit(language.parse(text), { streams: { a: { position: 7 }, d: { position: 1 } } }).tree;
    expect(language.read(tree).config["streams"]).toMatchObject({
      b: { position: 0 },
      d: { position: 1 },
      c: { position: 2 },
      a: { position: 3 },
    });
  });

  it("closes the gap of a removed block", () => {
    const tree = language.edit(language.parse(text), { streams: { a: null } }).tree;
    expect(language.read(tree).config["streams"]).toMatchObject({ b: { position: 0 }, c: { position: 1 } });
  });

  it("is no directive", () => {
    expect(edited(text, { streams: { a: { position: 2 } } })).not.toContain("position");
  });
});

describe("A rename", () => {
  it("changes the name in place and the references to it", () => {
    const text = `dvr main { # disks\n  root /a;\n}\nauth_backend main { allow default; }\nstream one { dvr @main 7d; auth auth://main; }\nlive two { dvr @main; auth http://main; }\n`;
    const { config } = language.read(language.parse(text));
    const dvrs = config["dvrs"] as JsonObject;
    const renamed = edited(text, {
      dvrs: { main: null, archive: { ...(dvrs["main"] as JsonObject), name: "archive" } },
    });
    expect(renamed).toBe(text.replace("dvr main {", "dvr archive {").replaceAll("@main", "@archive"));
    const backend = edited(text, { auth_backends: { main: null, mw: { allow_default: true } } });
    expect(backend).toBe(text.replace("auth_backend main", "auth_backend mw").replace("auth://main", "auth://mw"));
  });

  it("keeps the place among the others, comments and unknown words", () => {
    const { config } = language.read(language.parse(NEWS));
    const news = (config["streams"] as JsonObject)["news"] as JsonObject;
    expect(
      edited(NEWS, { streams: { news: null, "late news": { ...news, name: "late news", stats: { alive: true } } } }),
    ).toBe(NEWS.replace("stream news", 'stream "late news"'));
  });

  it("is none when the body differs", () => {
    expect(edited(NEWS, { streams: { sport: null, other: { title: "Other" } } })).toBe(
      NEWS.replace("stream sport {\n  title Sport;\n}\n", "stream other {\n  title Other;\n}\n"),
    );
  });
});

describe("Mirrors, whose ids the text does not hold", () => {
  const text = "source http://a {\n}\nsource http://b {\n}\n";

  it("get an id that was never used before", () => {
    const first = language.edit(language.parse(text), { sources: { 1: null } });
    const second = language.edit(first.tree, { sources: { "-1": { urls: ["http://c"] } } });
    expect(language.read(second.tree).config["sources"]).toMatchObject({
      0: { urls: ["http://a"] },
      2: { urls: ["http://c"] },
    });
  });

  it("keep their ids in a text that is edited by hand", () => {
    const before = language.edit(language.parse(text), { sources: { 0: null } }).tree;
    const after = language.parse("source http://new { }\nsource http://b { title B; }\n", before);
    expect(language.read(after).config["sources"]).toMatchObject({ 1: { title: "B" }, 2: { urls: ["http://new"] } });
  });
});

describe("An item that is a bare value", () => {
  it("equals the object of its key alone, and is given back as it was saved", () => {
    const edit = language.edit(language.parse("stream a {\n}\n"), {
      streams: { a: { urls: ["udp://x", { url: "udp://y" }] } },
    });
    expect(edit.text).toBe("stream a {\n  input udp://x;\n  input udp://y;\n}\n");
    expect(language.read(edit.tree).config["streams"]).toMatchObject({ a: { urls: ["udp://x", { url: "udp://y" }] } });
    expect(language.read(language.parse(edit.text)).config["streams"]).toMatchObject({
      a: { urls: [{ url: "udp://x" }, { url: "udp://y" }] },
    });
  });
});
