import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_PROBLEMS } from "../../../src/model/conf/confProblems.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { language } = await productLanguage();

const SMALL = 100_000;
const LARGE = 1_000_000;
/** What is ten times as long may take this many times as long a byte; what is quadratic takes ten times. */
const SLACK = 4;

const repeated = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const numbered = (part: (index: number) => string) => (length: number) => {
  const each = part(1_000_000).length;
  return Array.from({ length: Math.floor(length / each) }, (_, index) => part(1_000_000 + index)).join("");
};
const inStream = (body: (length: number) => string) => (length: number) => `stream a {\n${body(length)}\n}\n`;

/** Texts that nobody writes and somebody sends, of any length. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  "stray quotes": repeated('"'),
  "a stray quote a line": repeated('title "\n'),
  "quotes behind backslashes": repeated('"\\"\\'),
  backslashes: (length) => `"${repeated("\\")(length)}`,
  "braces that are never closed": repeated("{"),
  "braces that close nothing": repeated("}\n"),
  "brackets the wrong way round": repeated("}{"),
  "blocks within blocks": repeated("stream a { "),
  "one giant line": repeated("input udp://a priority=1; "),
  "one giant word": repeated("a"),
  "one giant quoted value": (length) => `title "${repeated("x y ")(length)}";`,
  "nothing but blanks": repeated(" \t"),
  NULs: repeated("a\0"),
  "lone carriage returns": repeated("a\r"),
  comments: repeated("# note\n"),
  "unknown words": repeated("wibble 5;\n"),
  "unknown words in a block": inStream(repeated("wibble 5;\n")),
  "a setting stated again and again": inStream(repeated("title b;\n")),
  "lines without a semicolon": inStream(repeated("title b\n")),
  "blocks of one name": repeated("stream a { title b; }\n"),
  "blocks on one line": repeated("stream a {} "),
  "values of the wrong kind": (length) => `dvr m { limits ${repeated("90% ")(length)}; }`,
  "references that lead nowhere": numbered((index) => `stream s${index} { dvr @gone${index} 7d; }\n`),
  "mirrors of one address": repeated("source http://a {}\n"),
  "disks of one archive": (length) => `dvr m {\n${numbered((index) => `disk d${index};\n`)(length)}}\n`,
  "options of one source": inStream((length) => `input udp://a ${numbered((index) => `k${index}=v `)(length)};`),
  "tracks of one transcoder": inStream((length) => `transcoder ${repeated("vb=1k ")(length)};`),
};

describe("A raw config of any size", () => {
  it.each(Object.entries(shapes))("costs the same a byte: %s", { timeout: 120_000 }, (_, textOf) => {
    const [small, large] = [textOf(SMALL), textOf(LARGE)];
    const ratio = (): number => cost(large) / large.length / (cost(small) / small.length);
    // Short of a quadratic reading only a busy machine makes it look slow, and not twice.
    expect(Math.min(...untilBelow(SLACK, ratio))).toBeLessThan(SLACK);
  });

  it("costs the same a byte, however it is mixed", { timeout: 120_000 }, () => {
    const bricks = ['"', "\\", "{", "}", ";", "#", "\n", "\r", "\0", " ", "stream ", "input ", "a", "k=", "@x ", "é"];
    const holds = (textOf: (length: number) => string, most: number): void => {
      const [small, large] = [textOf(most / 10), textOf(most)];
      const ratio = (): number => cost(large) / large.length / (cost(small) / small.length);
      expect(Math.min(...untilBelow(SLACK, ratio))).toBeLessThan(SLACK);
    };
    const part = fc.array(fc.constantFrom(...bricks), { minLength: 1, maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(part, (text) => holds(repeated(text), SMALL)),
      { numRuns: 10, endOnFailure: true },
    );
    // Without any pattern: each brick by lot, once with all of them and once without what opens a value for good.
    const lot = (some: readonly string[]) => (length: number) => {
      let state = 7;
      const next = (): string => some[(state = (state * 48_271) % 2_147_483_647) % some.length] ?? "";
      return Array.from({ length: Math.floor(length / 2) }, next).join("");
    };
    holds(lot(bricks), LARGE);
    holds(lot(bricks.slice(2)), LARGE);
  });

  it("is read whole, however deep its blocks stand", () => {
    const text = "a {".repeat(100_000);
    expect(language.parse(text).text).toBe(text);
    expect(language.read(language.parse(text)).problems[0]).toMatchObject({ level: "error", line: 1 });
  });

  it("is edited at the same cost a statement", { timeout: 120_000 }, () => {
    const time = (count: number): number => {
      const ports = Array.from({ length: count }, (_, index) => 1024 + index);
      const inputs = ports.map((port) => `input udp://239.0.0.1:${port};`).join(" ");
      const tree = language.parse(`stream a { ${inputs} }\n${ports.map((port) => `dvr d${port} {}\n`).join("")}`);
      language.read(tree);
      const urls = ports.map((port) => ({ url: `udp://239.0.0.2:${port}` }));
      const dvrs = Object.fromEntries(
        ports.flatMap((port) => [
          [`d${port}`, null],
          [`e${port}`, { name: `e${port}`, comment: `${port}` }],
        ]),
      );
      return cpuOf(() => language.edit(tree, { streams: { a: { urls } }, dvrs }));
    };
    const ratio = (): number => time(10_000) / time(1000) / 10;
    expect(Math.min(...untilBelow(SLACK, ratio))).toBeLessThan(SLACK);
  });
});

describe("A raw config full of mistakes", () => {
  it("lists a hundred of them and says how many more there are", () => {
    const { problems, unlisted } = language.read(language.parse("stream news {\n".repeat(3000)));
    expect(problems).toHaveLength(MOST_PROBLEMS);
    expect(problems[0]).toMatchObject({ line: 1, level: "error" });
    // Each block is never closed, and all but the first have the name of another.
    expect(problems.length + unlisted).toBe(3000 + 2999);
  });

  it("never hides an error behind warnings", () => {
    const { problems, unlisted } = language.read(language.parse(`${"wibble 5;\n".repeat(500)}http abc;\n`));
    expect(problems).toHaveLength(MOST_PROBLEMS);
    expect(problems.at(-1)).toMatchObject({ level: "error", line: 501, column: 6 });
    expect(unlisted).toBe(401);
  });

  it("counts every reference that leads nowhere", () => {
    const streams = Array.from({ length: 700 }, (_, index) => `stream s${index} { dvr @gone 7d; }\n`).join("");
    const { problems, unlisted } = language.read(language.parse(streams));
    expect([problems.length, unlisted]).toEqual([MOST_PROBLEMS, 600]);
  });
});

describe("What a block tells of its mistakes", () => {
  it("is a hundred of them, and how many more there are", () => {
    const [chunk] = language.parse(`stream a {\n${"{};\n".repeat(MOST_PROBLEMS + 7)}}\n`).chunks;
    expect(chunk?.problems).toHaveLength(MOST_PROBLEMS);
    expect(chunk?.problems[1]).toMatchObject({ start: 15, end: 16 });
    expect(chunk?.unlistedProblems).toBe(7);
  });

  it("has a place within it, which is never empty", () => {
    const pieces = fc.constantFrom("{", "}", ";", '"', "\n", " ", "a", "stream x", "title", "=", "#", "\\", "\r");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const { text, problems } of language.parse(parts.join("")).chunks)
          for (const { start, end } of problems) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
      }),
      { numRuns: 2000 },
    );
  });
});

function cost(text: string): number {
  return cpuOf(() => {
    const tree = language.parse(text);
    const { problems } = language.read(tree);
    language.locate(
      tree,
      problems.map(({ pointer }) => pointer),
    );
  });
}

/** Time of this process alone, in ms: what else the machine does is not in it. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000 + 1;
}

function untilBelow(limit: number, measure: () => number): readonly number[] {
  const ratios: number[] = [];
  while (ratios.length < 3 && (ratios.at(-1) ?? Infinity) >= limit) ratios.push(measure());
  return ratios;
}
