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
