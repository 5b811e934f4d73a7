import { describe, expect, it } from "vitest";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

/** The labels offered where the bar stands. */
function offered(text: string): readonly string[] {
  const offset = text.indexOf("|");
  return language.complete(language.parse(text.replace("|", "")), offset).map(({ label }) => label);
}

describe("Completion in the raw config", () => {
  it("offers the words of the block", () => {
    expect(offered("|")).toEqual(expect.arrayContaining(["http", "stream", "ondemand", "auth_backend"]));
    expect(offered("http 80;\n|\n")).toContain("stream");
    const inStream = offered("stream a {\n  |\n}\n");
    expect(inStream).toEqual(expect.arrayContaining(["input", "dvr", "transcoder"]));
    expect(inStream).not.toContain("auth_backend");
    expect(offered("dvr main { | }\n")).toEqual(expect.arrayContaining(["root", "limits", "disk"]));
  });

  it("replaces the word that is being typed", () => {
    const [first] = language
      .complete(language.parse("stream a {\n  dv\n}\n"), 15)
      .filter(({ label }) => label === "dvr");
    expect(first).toMatchObject({ start: 13, end: 15, insert: "dvr " });
  });

  it("offers names of the same file", () => {
    const file = "dvr main { root /a; }\nauth_backend mw { allow default; }\n";
    expect(offered(`${file}stream a {\n  dvr |\n  title x;\n}\n`)).toContain("@main");
    expect(offered(`${file}stream a {\n  dvr @m|;\n}\n`)).toContain("@main");
    expect(offered(`${file}stream a { auth |; }\n`)).toEqual(["auth://mw"]);
  });

  it("offers values and options", () => {
    expect(offered("loglevel |;\n")).toEqual(expect.arrayContaining(["debug", "error"]));
    expect(offered("stream a { transcoder hw=|; }\n")).toEqual(expect.arrayContaining(["cpu", "nvenc"]));
    expect(offered("stream a { transcoder |; }\n")).toEqual(
      expect.arrayContaining(["hw=", "vb=", "ab=", "deinterlace="]),
    );
    expect(offered("stream a { input udp://x |; }\n")).toEqual(
      expect.arrayContaining(["priority=", "source_timeout="]),
    );
    expect(offered("stream a { protocols |; }\n")).toEqual(expect.arrayContaining(["hls", "-hls"]));
    expect(offered("dvr main { disk d1 |; }\n")).toContain("migrate");
    expect(offered("auth_backend a { allow |; }\n")).toEqual(["token", "ip", "country", "ua", "default"]);
    expect(offered("stream a { disabled |; }\n")).toEqual(["on", "off"]);
  });

  it("is silent in a comment", () => {
    expect(offered("# see |\n")).toEqual([]);
    expect(offered("stream a { title x; # and |\n}\n")).toEqual([]);
  });
});

/** The slot of the statement that is told as being written where the bar stands; "none" where no slot is. */
function activeSlot(text: string): string | undefined {
  const offset = text.indexOf("|");
  const signature = language.signature(language.parse(text.replace("|", "")), offset);
  if (signature === undefined) return undefined;
  return signature.parts[signature.active ?? -1]?.label ?? "none";
}

describe("How a statement is written", () => {
  it("is told with all that may stand behind its word, and in the schema's words", () => {
    const tree = language.parse("edit_auth ann secret;\n");
    expect(language.signature(tree, 12)).toMatchObject({
      label: "edit_auth LOGIN PASSWORD",
      parts: [{ label: "LOGIN" }, { label: "PASSWORD" }],
    });
    expect(language.signature(language.parse("loglevel debug;\n"), 9)).toMatchObject({
      label: "loglevel debug | notice | error",
    });
  });

  it("is told of no word itself, of no statement that is not known, and of none that says all with its word", () => {
    expect(activeSlot("logl|evel debug;\n")).toBeUndefined();
    expect(activeSlot("wibble |x;\n")).toBeUndefined();
    expect(activeSlot("|\nloglevel debug;\n")).toBeUndefined();
    expect(activeSlot("stream a { disabled |; }\n")).toBeUndefined();
  });

  it("shows the bare argument that the cursor is in, counted without the options between", () => {
    expect(activeSlot("edit_auth |ann secret;\n")).toBe("LOGIN");
    expect(activeSlot("edit_auth ann| secret;\n")).toBe("LOGIN");
    expect(activeSlot("edit_auth ann |secret;\n")).toBe("PASSWORD");
    expect(activeSlot("edit_auth ann |\n")).toBe("PASSWORD");
    expect(activeSlot("edit_auth ann secret |;\n")).toBe("none");
    expect(activeSlot("stream a { input |udp://x; }\n")).toBe("URL");
    expect(activeSlot("stream a { input priority=1 |udp://x; }\n")).toBe("URL");
  });

  it("shows the option that the cursor is in, as it has a value or stands as a word", () => {
    expect(activeSlot("stream a { input udp://x priority=|1 source_timeout=2; }\n")).toBe("[priority=…]");
    expect(activeSlot("stream a { input udp://x priority=1 source|_timeout=2; }\n")).toBe("[source_timeout=…]");
    expect(activeSlot("stream a { input udp://x source_timeout|; }\n")).toBe("[source_timeout=…]");
    expect(activeSlot("stream a { input udp://x wibble=|1; }\n")).toBe("none");
    expect(activeSlot("stream a { input udp://x |; }\n")).toBe("none");
    expect(activeSlot("stream a { transcoder extern|al; }\n")).toBe("[external]");
  });
});

describe("Hover in the raw config", () => {
  it("explains words and options in the schema's words", () => {
    const text = "stream a {\n  clients_timeout 60;\n  input udp://x priority=1;\n}\n";
    const tree = language.parse(text);
    expect(language.hover(tree, text.indexOf("timeout"))).toMatchObject({
      title: expect.stringMatching(/timeout/i),
      description: expect.any(String),
    });
    expect(language.hover(tree, text.indexOf("priority"))).toMatchObject({
      title: "Priority",
      start: text.indexOf("priority"),
      end: text.indexOf(";\n}"),
    });
    expect(language.hover(tree, text.indexOf("udp"))).toBeUndefined();
  });
});
