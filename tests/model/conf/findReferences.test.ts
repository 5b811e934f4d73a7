import { describe, expect, it } from "vitest";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

const file = `dvr main {
  root /storage;
}
auth_backend billing {
  backend http://a;
}
stream one {
  dvr @main 7d;
  auth auth://billing?x=1;
}
stream two {
  dvr @main;
}
stream three {
  dvr @gone;
}
`;
const tree = language.parse(file);
const textOf = (range: { start: number; end: number } | undefined) => range && file.slice(range.start, range.end);
const at = (word: string) => file.indexOf(word) + 2;

describe("A name in the config text", () => {
  it("leads to the head of the block that defines it", () => {
    expect(textOf(language.definition(tree, at("@main 7d")))).toBe("dvr main");
    expect(textOf(language.definition(tree, at("auth://billing")))).toBe("auth_backend billing");
  });

  it("leads nowhere where nothing has it, and where nothing is named", () => {
    expect(language.definition(tree, at("@gone"))).toBeUndefined();
    expect(language.definition(tree, at("root /storage"))).toBeUndefined();
    expect(language.definition(tree, file.length)).toBeUndefined();
    expect(language.references(tree, at("root /storage"))).toEqual([]);
  });

  it("is found wherever it stands, from a place that names it and from its definition", () => {
    const lines = (offset: number) =>
      language.references(tree, offset).map(({ start }) => file.slice(0, start).split("\n").length);
    expect(lines(at("@main 7d"))).toEqual([8, 12]);
    expect(lines(at("dvr main"))).toEqual([8, 12]);
    expect(lines(at("billing {"))).toEqual([9]);
  });

  it("is followed from an address that holds it, to the folder that there is", () => {
    const text = `vod films { storage /d; }
vod films/old { storage /d; }
stream news { input fake://; }
stream copy { input copy://news; input file://films/a/b.mp4; input file://films/old/c.mp4; input copy://gone; }
`;
    const parsed = language.parse(text);
    const leadsTo = (word: string) => {
      const found = language.definition(parsed, text.indexOf(word) + 2);
      return found && text.slice(found.start, found.end);
    };
    expect(leadsTo("copy://news")).toBe("stream news");
    expect(leadsTo("file://films/a/b.mp4")).toBe("vod films");
    expect(leadsTo("file://films/old/c.mp4")).toBe("vod films/old");
    expect(leadsTo("copy://gone")).toBeUndefined();
    expect(language.read(parsed).problems.filter(({ level }) => level === "warning")).toEqual([]);
    const found = language.references(parsed, text.indexOf("stream news") + 8);
    expect(found.map(({ start }) => text.slice(start, start + 11))).toEqual(["copy://news"]);
  });

  it("is offered where it may stand, and a missing one is a warning", () => {
    const offered = language.complete(tree, file.indexOf("@gone") + 1).map(({ label }) => label);
    expect(offered).toContain("@main");
    expect(language.read(tree).problems.map(({ level, pointer }) => `${level} ${pointer}`)).toContain(
      "warning /streams/three/dvr/reference",
    );
  });
});
