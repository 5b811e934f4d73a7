import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { MaskedLines } from "../../../src/model/diff/maskedLines.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";

function shown(text: string, language: ConstructorParameters<typeof MaskedLines>[0] = productConf()): string {
  const lines = new MaskedLines(language, text.split("\n"));
  return lines.lines.map((_, line) => lines.line(line)).join("\n");
}

/** A statement that nobody knows, with secrets wherever one can stand; first words alone are none. */
const secretWord = fc.nat(999).map((number) => `SECRET${number}`);
const argument = fc.oneof(
  secretWord,
  secretWord.map((word) => `"two words ${word}"`),
  secretWord.map((word) => `"over\n  lines ${word}\n# and ${word};"`),
  secretWord.map((word) => `key=${word}`),
  secretWord.map((word) => `postgres://user:${word}@host/db`),
  secretWord.map((word) => `\n    ${word}`),
);
const unknownStatement = fc.letrec<{ statement: string; inner: string }>((tie) => ({
  statement: fc
    .tuple(
      fc.constantFrom("zeta", "zeta-x", "apitoken"),
      fc.array(argument, { maxLength: 3 }),
      fc.option(fc.array(tie("inner"), { maxLength: 3 })),
      fc.constantFrom(" ", "\n  "),
    )
    .map(([word, args, body, gap]) => {
      const head = [word, ...args].join(" ");
      return body === null ? `${head};` : `${head} {${gap}${body.join(gap)}${gap}}`;
    }),
  // A word alone within what is unknown may be a value.
  inner: fc.oneof(
    { maxDepth: 4 },
    secretWord.map((word) => `${word};`),
    tie("statement"),
  ),
})).statement;

describe("a former config text as it is shown", () => {
  it.each([
    ["stream a {\n  input srt://x:1 passphrase=SECRET1 passphrase=SECRET2;\n}", "passphrase=•••••• passphrase=••••••"],
    ["source http://x cluster_key=SECRET1 cluster_key=SECRET2 {\n}", "cluster_key="],
    [
      'stream a {\n  input srt://x:1 passphrase="SECRET 1" passphrase="SECRET 2" streamid=b;\n}',
      "passphrase=•••••• passphrase=••••••",
    ],
  ])("hide every value of an option that is said twice: %s", (text, kept) => {
    expect(shown(text)).not.toContain("SECRET");
    expect(shown(text)).toContain(kept);
  });

  it("has a mask for each secret and is as it was else", () => {
    const text = `http 80;
edit_auth admin VERYSECRET;
stream news {
  input rtsp://me:VERYSECRET@10.0.0.1/cam;
  title "A { title";
  password VERYSECRET;
}`;
    const words = shown(text);
    expect(words).not.toContain("VERYSECRET");
    expect(words.split("\n")).toHaveLength(7);
    expect(words).toContain('  title "A { title";');
    expect(words).toContain("input rtsp://••••••@10.0.0.1/cam;");
    expect(words).toContain("http 80;\n");
  });

  it("says the same of each line in whichever order they are asked for, and nothing beyond the last", () => {
    const text = 'stream a {\n  password SECRET1;\n}\nstream b {\n  title "x\ny";\n  password SECRET2;\n}\nhttp 80;';
    const wanted = shown(text).split("\n");
    const numbers = wanted.map((_, line) => line);
    for (const order of [numbers.toReversed(), [4, 0, 8, 1, 7, 2, 6, 3, 5]]) {
      const lines = new MaskedLines(productConf(), text.split("\n"));
      expect(lines.line(wanted.length)).toBe("");
      const said = new Map(order.map((line) => [line, lines.line(line)]));
      expect(numbers.map((line) => said.get(line))).toEqual(wanted);
    }
  });

  it("reads no further than the block of the line that is asked for", () => {
    const texts = ["stream a {", "  title A;", "}", "stream b {", "}", "stream c {", "}"];
    const read: number[] = [];
    const lines = new Proxy(texts, {
      get: (list, key, self) => {
        if (typeof key === "string" && /^\d+$/.test(key)) read.push(Number(key));
        return Reflect.get(list, key, self) as unknown;
      },
    });
    expect(new MaskedLines(productConf(), lines).line(1)).toBe("  title A;");
    expect(Math.max(...read)).toBeLessThan(5);
  });

  it("shows the first word alone of what cannot be read", () => {
    const words = shown("stream news {\n  pasword VERYSECRET;\n  clients_timeout 5;\n}\nedit_auth admin VERYSECRET\n");
    expect(words).not.toContain("VERYSECRET");
    expect(words).toContain("pasword ••••••;");
    expect(words).toContain("clients_timeout 5;");
  });

  it("shows no token but first words of a statement that is not known, whatever stands in it and wherever it stands", () => {
    fc.assert(
      fc.property(unknownStatement, fc.boolean(), (unknown, isNested) => {
        const inner = `  title Top;\n  ${unknown}\n  clients_timeout 5;`;
        const words = shown(
          isNested ? `stream news {\n${inner}\n}\nhttp 80;` : `http 80;\n${unknown}\nloglevel debug;`,
        );
        expect(words).not.toMatch(/SECRET/);
        expect(words).toContain(isNested ? "clients_timeout 5;" : "loglevel debug;");
      }),
      { numRuns: 1000 },
    );
  });

  it("shows no more of a text that is broken anywhere", () => {
    fc.assert(
      fc.property(unknownStatement, fc.nat(), (unknown, place) => {
        const brackets = [...unknown.matchAll(/[{};"]/g)].map(({ index }) => index);
        const at = brackets[place % brackets.length] ?? 0;
        const broken = unknown.slice(0, at) + unknown.slice(at + 1);
        // A word with something behind it stands for the name of a setting, whatever it is.
        const names = /(?<=^|[;{}])\s*SECRET\d+(?=\s*(••••••|\{))/gm;
        expect(shown(`http 80;\n${broken}\n`).replaceAll(names, "")).not.toMatch(/SECRET/);
      }),
      { numRuns: 1000 },
    );
  });

  it("shows a name that its block alone does not have, and nothing of JSON with a fault in it", () => {
    expect(shown("stream copy {\n  input copy://news;\n}\n")).toContain("input copy://news;");
    const broken = '{\n  "password": "VERYSECRET",\n  "loglevel": debug\n}';
    expect(shown(broken, jsonLanguage)).not.toMatch(/VERYSECRET|debug/);
  });

  it("shows the first word alone of what was commented out, by whatever name", () => {
    const text = "http 80; # password VERYSECRET\n# psk hunter2\n## pin=1234;\nloglevel debug; # night\n";
    expect(shown(text)).toBe("http 80; # password ••••••\n# psk ••••••\n## pin ••••••;\nloglevel debug; # night\n");
  });

  it("takes no sign within quotes for a comment, also in a text of several lines", () => {
    const text = 'stream news {\n  title "Top # one";\n  comment "a\n# b" ; # psk hunter2\n}';
    expect(shown(text)).toContain('title "Top # one";');
    expect(shown(text)).not.toContain("hunter2");
  });

  it("hides secrets in a config that is written as JSON", () => {
    const text = JSON.stringify({ edit_auth: { login: "admin", password: "VERYSECRET" }, loglevel: "debug" }, null, 2);
    const words = shown(text, jsonLanguage);
    expect(words).not.toContain("VERYSECRET");
    expect(words).toContain("debug");
  });

  it("reads only the blocks whose lines are asked for", () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `stream s${index} {\n  password VERYSECRET;\n}`).join(
      "\n",
    );
    let read = 0;
    const conf = productConf();
    const counting: ConstructorParameters<typeof MaskedLines>[0] = {
      ...jsonLanguage,
      parse: (one) => {
        read += one.length;
        return conf.parse(one);
      },
      read: ({ text: one }) => conf.read(conf.parse(one)),
      unread: ({ text: one }) => conf.unread(conf.parse(one)),
      locate: ({ text: one }, pointers) => conf.locate(conf.parse(one), pointers),
    };
    const lines = new MaskedLines(counting, text.split("\n"));
    expect(lines.line(15_001)).toContain("password ••••••;");
    expect(read).toBeLessThan(100);
  });
});

describe("what a language says of a former text", () => {
  const text = ["aa one two", "bb three four", "cc five six"];
  type Places = readonly [line: number, column: number, endLine: number, endColumn: number];
  const rangeOf = ([line, column, endLine, endColumn]: Places) => ({ line, column, endLine, endColumn });
  /** All lines where a language finds a secret at one place, and understands nothing of others. */
  const shownOf = (secret: Places | undefined, ...unread: readonly Places[]) => {
    const all = new MaskedLines(
      {
        ...jsonLanguage,
        read: () => ({ config: { edit_auth: { password: "one" } }, problems: [], unlisted: 0 }),
        locate: () => [secret && rangeOf(secret)],
        unread: () => unread.map(rangeOf),
      },
      text,
    );
    return all.lines.map((_, line) => all.line(line));
  };

  it.each<[string, Places, Places, readonly string[]]>([
    ["a secret in what is not understood", [2, 4, 2, 9], [1, 4, 3, 12], ["aa ••••••", "••••••", "••••••"]],
    ["a secret to the right in it", [2, 4, 2, 14], [1, 4, 3, 8], ["aa ••••••", "••••••", "•••••• six"]],
    [
      "a secret that begins where it begins",
      [1, 4, 1, 7],
      [1, 4, 1, 11],
      ["aa ••••••", "bb three four", "cc five six"],
    ],
    ["a secret that ends where it ends", [1, 8, 1, 11], [1, 4, 1, 11], ["aa ••••••", "bb three four", "cc five six"]],
    ["a secret all around it", [1, 1, 3, 12], [2, 4, 2, 9], ["aa ••••••", "", ""]],
    ["both in one place", [1, 1, 1, 11], [1, 1, 1, 11], ["aa ••••••", "bb three four", "cc five six"]],
    ["a secret behind it", [2, 4, 2, 9], [1, 4, 1, 7], ["aa •••••• two", "bb •••••• four", "cc five six"]],
    ["a secret before it", [1, 4, 1, 7], [2, 4, 2, 9], ["aa •••••• two", "bb •••••• four", "cc five six"]],
    [
      "a secret behind it in its line",
      [1, 8, 1, 11],
      [1, 4, 1, 7],
      ["aa •••••• ••••••", "bb three four", "cc five six"],
    ],
  ])("is masked once: %s", (_words, secret, unread, lines) => {
    expect(shownOf(secret, unread)).toEqual(lines);
  });

  it("is shown where it has no place in the text", () => {
    expect(shownOf(undefined, [2, 4, 2, 9])).toEqual(["aa one two", "bb •••••• four", "cc five six"]);
  });
});

describe("a line of a former text", () => {
  /** What is read for a line, and for the next ones of its block. */
  const readFor = (text: string, line: number) => {
    const read: string[] = [];
    const language = { ...jsonLanguage, parse: (one: string) => (read.push(one), jsonLanguage.parse(one)) };
    const all = new MaskedLines(language, text.split("\n"));
    all.line(line);
    all.line(line);
    return read;
  };

  it.each([
    ["a {\n  b c;\n}\nd e;", 1, "a {\n  b c;\n}"],
    ["a {\n  b c;\n}\nd e;", 3, "d e;"],
    ["a {\n  b {\n    c;\n  }\n  d;\n}\ne;", 4, "a {\n  b {\n    c;\n  }\n  d;\n}"],
    ['a "}";\nb;', 0, 'a "}";'],
    ['a "{";\nb;', 0, 'a "{";'],
    ['a {\n  b "}\n} { ";\n}\nc;', 0, 'a {\n  b "}\n} { ";\n}'],
    ['a {\n  b "x\\" }";\n}\nc;', 0, 'a {\n  b "x\\" }";\n}'],
    ['a "x\ny\nz";\nb;', 1, 'a "x\ny\nz";'],
    ['a "\nb;\n";\nc;', 0, 'a "\nb;\n";'],
    ["a { # }\n  b;\n}\nc;", 0, "a { # }\n  b;\n}"],
    ["a; # {\nb;", 0, "a; # {"],
    ["# a\nb;", 0, "# a"],
    ["a\n  80;\nb;", 1, "a\n  80;"],
    ["a; b\n 1;\nc;", 0, "a; b\n 1;"],
    ["a;\n\n   \nb;", 2, "   "],
    ["}\na;\nb {\n}", 1, "a;"],
    ["a {\n}\nb {\n}", 3, "b {\n}"],
  ])("is read with its own statement, once, and with no other: %j, line %i", (text, line, block) => {
    expect(readFor(text, line)).toEqual([block]);
  });
});
