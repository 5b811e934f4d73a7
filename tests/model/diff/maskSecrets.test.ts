import { describe, expect, it } from "vitest";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { MaskedLines, maskSecrets } from "../../../src/model/diff/maskedLines.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";

const masked = (text: string) => maskSecrets(productConf(), text);

describe("a config text under review", () => {
  it("has a mask for each secret, and every line where it was", () => {
    const text = `http 80; # night
edit_auth admin VERYSECRET; # behind
stream news {
  title "A";
  password VERYSECRET;
  unknown_setting value;
}`;
    expect(masked(text)).toEqual([
      "http 80; # night",
      expect.stringMatching(/^edit_auth [^V]*••••••;? # behind$/),
      "stream news {",
      '  title "A";',
      "  password ••••••;",
      "  unknown_setting value;",
      "}",
    ]);
  });

  it("has a mask for what a comment calls a secret, in the languages that the console speaks", () => {
    const comments = ["# Passwort: GEHEIM, Tor 3", "# Kennwort=GEHEIM", "# the password: GEHEIM of gate 3"];
    for (const comment of comments) expect(masked(comment).join()).not.toContain("GEHEIM");
    expect(masked("# Passwort: GEHEIM, Tor 3")).toEqual(["# Passwort: ••••••, Tor 3"]);
  });

  it("has one mask for two secrets of one statement", () => {
    const [line = ""] = masked("edit_auth VERYSECRET OTHERSECRET;");
    expect(line).not.toContain("OTHERSECRET");
    expect(line.match(/••••••/g)).toHaveLength(1);
  });

  it("shows no key of an RTMP address, and nothing of an address with a secret that goes on behind a blank", () => {
    const text = (key: string, more: string) =>
      `stream news {\n  input rtmp://h/app/${key};\n  push rtmp://h/b/${key};\n  title "${more}";\n}`;
    expect(masked(text("KEY", "srt://h?passphrase=X Y")).join("\n")).toBe(text("••••••", "").replace('""', "••••••"));
  });

  it("keeps the lines of a secret that goes over several, empty", () => {
    const lines = masked('stream news {\n  password "VERY\nSECRET";\n  title B;\n}');
    expect(lines).toEqual(["stream news {", "  password ••••••;", "", "  title B;", "}"]);
  });

  it("masks nothing where a secret is empty or not set", () => {
    const text = 'stream news {\n  title "A";\n}';
    expect(masked(text).join("\n")).toBe(text);
    const json = '{ "edit_auth": { "login": "admin", "password": "" }, "loglevel": null }';
    expect(maskSecrets(jsonLanguage, json)).toEqual([json]);
  });
});

describe("a comment under review", () => {
  it.each([
    ["#edit_auth boss VERYSECRET;", "#edit_auth ••••••;"],
    ["# edit_auth boss VERYSECRET", "# edit_auth ••••••"],
    ["http 80; # password VERYSECRET", "http 80; # password ••••••"],
    ["## password  VERYSECRET ;", "## password  •••••• ;"],
    ['#  password "VERY SECRET";', "#  password ••••••;"],
    ["# stream old { password VERYSECRET; title A; }", "# stream old { password ••••••; title A; }"],
    ["# the old one: password = VERYSECRET, of May", "# the old one: password = ••••••, of May"],
    ["#dvr /x; cluster_key VERYSECRET;", "#dvr /x; cluster_key ••••••;"],
    ["# input srt://h:1 passphrase=VERYSECRET priority=2;", "# input srt://h:1 passphrase=••••••;"],
    ["#auth securetoken://VERYSECRET;", "#auth securetoken://••••••;"],
    ["# password VERYSECRET # of May", "# password •••••• # of May"],
    ["#input rtsp://me:VERYSECRET@h/x;", "#input rtsp://••••••@h/x;"],
    ["#input me:VERYSECRET@h/x;", "#input ••••••@h/x;"],
  ])("that is a statement shows no secret: %s", (text, shown) => {
    expect(masked(text)).toEqual([shown]);
  });

  it.each([
    "# Ask Bob before you change this; he is in on Mondays",
    "http 80; # the password of the cameras is in the safe",
    "# password changed by Bob on Monday, see the wiki",
    "#title Old;",
    "# edit_auth",
    "# passwords;",
    '# "quoted" and { bracketed }',
    "#",
  ])("that is none is shown as it is: %s", (text) => {
    expect(masked(text)).toEqual([text]);
  });

  it("is none within quotes", () => {
    const text = 'stream a {\n  title "Top # password one;";\n}';
    expect(masked(text).join("\n")).toBe(text);
  });

  it("is read in a moment, however long it is", () => {
    const began = performance.now();
    masked(`# password${" ".repeat(20_000)};${"password ".repeat(2000)}\n# ${"a".repeat(20_000)}`);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe("a secret of a config text under review", () => {
  it.each([
    ["edit_auth admin VERYSECRET;", "edit_auth admin ••••••;"],
    ["edit_auth admin VERYSECRET ;", "edit_auth admin •••••• ;"],
    ["edit_auth admin VERYSECRET # night\n;", "edit_auth admin •••••• # night\n;"],
    ["edit_auth admin VERYSECRET more;", "edit_auth admin •••••• more;"],
    ["edit_auth admin\n  VERYSECRET more;", "edit_auth admin\n  •••••• more;"],
    ['edit_auth admin "VERY SECRET";', "edit_auth admin ••••••;"],
    ['edit_auth admin "VERY=SECRET";', "edit_auth admin ••••••;"],
    ["stream a {\n  password   VERYSECRET;\n}", "stream a {\n  password   ••••••;\n}"],
    ["stream a {\n  password\n    VERYSECRET;\n}", "stream a {\n  ••••••;\n\n}"],
  ])("is masked without a word of it, and what stands around it is kept: %j", (text, shown) => {
    expect(masked(text).join("\n")).toBe(shown);
  });

  it("is no value of a list that is null", () => {
    const json = '{ "http": [null], "edit_auth": { "password": "VERYSECRET" } }';
    expect(maskSecrets(jsonLanguage, json)).toEqual(['{ "http": [null], "edit_auth": { "password": •••••• } }']);
  });
});

describe("the lines of a former config text", () => {
  const lines = (text: string) => {
    const all = new MaskedLines(productConf(), text.split("\n"));
    return all.lines.map((_, line) => all.line(line));
  };

  it("are empty where there is none", () => {
    const all = new MaskedLines(productConf(), ["http 80;"]);
    expect([all.line(0), all.line(1), all.line(-1)]).toEqual(["http 80;", "", ""]);
  });

  it("are the same whichever is asked for first", () => {
    const text =
      "http 80;\n\n# a b\nstream news {\n  password VERYSECRET;\n}\nrtmp 1935;\nstream b {\n  title B;\n}".split("\n");
    const onward = new MaskedLines(productConf(), text);
    const back = new MaskedLines(productConf(), text);
    const numbers = text.map((_, line) => line);
    const backward = numbers.toReversed().map((line) => back.line(line));
    expect(backward.toReversed()).toEqual(numbers.map((line) => onward.line(line)));
    expect(backward.toReversed()).toEqual([
      "http 80;",
      "",
      "# a ••••••",
      "stream news {",
      "  password ••••••;",
      "}",
      "rtmp 1935;",
      "stream b {",
      "  title B;",
      "}",
    ]);
  });

  it("show a statement that goes over several lines as its block says, brackets in quotes and comments or not", () => {
    const text =
      'stream a { # one {\n  title "B } \\" {";\n  password VERYSECRET;\n}\nhttp\n  80;\nstream b {\n  password VERYSECRET;\n}';
    expect(lines(text)).toEqual([
      "stream a { # one {",
      '  title "B } \\" {";',
      "  password ••••••;",
      "}",
      "http",
      "  80;",
      "stream b {",
      "  password ••••••;",
      "}",
    ]);
  });

  it("show a comment of one word, and of a longer one how it ends", () => {
    expect(lines("# word\n# two words;\n#\nhttp 80; #x y {")).toEqual([
      "# word",
      "# two ••••••;",
      "#",
      "http 80; #x •••••• {",
    ]);
  });

  it.each(["# Channels.", "# Kanäle", "## Архив:", "# == Channels ==", "# ---- Channels ----", "# *****"])(
    "show a comment that is a heading: %s",
    (comment) => expect(lines(comment)).toEqual([comment]),
  );

  it.each([
    ["# Channels. hunter2", "# Channels ••••••"],
    ["# password s3cret;", "# password ••••••;"],
    ["# url rtmp://u:p@host", "# url ••••••"],
    ["# rtmp://u:p@host/app/key", "# rtmp ••••••"],
    ["# psk.hunter2", "# psk ••••••"],
    ["# psk == hunter2 ==", "# psk ••••••"],
    ["# == psk == hunter2 ==", "# == psk ••••••"],
    ["# psk=hunter2=", "# psk ••••••"],
    ["# psk ====", "# psk ••••••"],
    ["# == psk ****", "# == psk ••••••"],
    ["# Kanäle геслo", "# Kanäle ••••••"],
    ["# == hunter2 == ; == x", "# == hunter2 ••••••"],
  ])("show nothing behind the first word of another: %s", (comment, shown) => expect(lines(comment)).toEqual([shown]));

  it("are made at once of a comment with signs without an end", () => {
    const began = performance.now();
    lines(`# ${"=".repeat(20_000)} a${"-".repeat(20_000)} ${" ".repeat(20_000)}b`);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("keep the ends of lines of another system, and show a return within a line as a blank", () => {
    expect(lines("http 80;\rloglevel debug;\r\nrtmp 1935;\r")).toEqual(["http 80; loglevel debug;\r", "rtmp 1935;\r"]);
  });

  it.each([
    ["zeta A\n\n   \n  VERY SECRET;", "zeta ••••••\n\n   \n  ••••••;"],
    ["zeta A\r\n  VERY SECRET\r\n  B;\r", "zeta ••••••\r\n  ••••••\r\n  ••••••;\r"],
    ['zeta "A\u2028SECRET\n  \u2028SECRET B  \n";', "zeta ••••••\n  \u2028••••••  \n••••••;"],
    ["# psk VERY\u2028SECRET", "# psk ••••••"],
    ["http 80; # psk SECRET \t }\t ", "http 80; # psk •••••• \t }\t "],
    ["http 80; #  \n#\ttwo {\n# one }", "http 80; #  \n#\ttwo {\n# one }"],
  ])("show nothing of what nobody understands, whatever its lines end with: %j", (text, shown) => {
    expect(lines(text).join("\n")).toBe(shown);
  });

  it("show nothing of an option whose name is free, and what stands around it", () => {
    expect(lines("stream a {\n  input srt://x:1 passphrase=SECRET zz=SECRET;\n}")[1]).toBe(
      "  input srt://x:1 passphrase=•••••• zz=••••••;",
    );
  });

  it("show an option that is known and said once", () => {
    const text = "stream a {\n  input udp://x priority=1 zz=SECRET zz=SECRET priority=2;\n  title B;\n}";
    expect(lines(text)[1]).toBe("  input udp://x priority=•••••• zz=•••••• zz=•••••• priority=••••••;");
    expect(lines(text.replace(" priority=1", ""))[1]).toBe("  input udp://x zz=•••••• zz=•••••• priority=2;");
  });

  it.each([
    [
      "input srt://x:1 passphrase=SECRET\n    passphrase=SECRET;",
      "input srt://x:1 passphrase=••••••\n    passphrase=••••••;",
    ],
    [
      'input srt://x:1 passphrase="SECRET\nSECRET" passphrase=B;',
      "input srt://x:1 passphrase=••••••\n•••••• passphrase=••••••;",
    ],
    ["zeta srt://x:1 a= a= b;", "zeta ••••••;"],
  ])("show no option that is said twice in lines of its own: %j", (statement, shown) => {
    expect(lines(`stream a {\n  ${statement}\n}`).join("\n")).toBe(`stream a {\n  ${shown}\n}`);
  });

  it("show no address that goes on behind a blank", () => {
    expect(lines('stream a {\n  input "http://me:VERY SECRET@x/y";\n  title "to http://x/ and back";\n}')).toEqual([
      "stream a {",
      "  input ••••••;",
      '  title "to http://x/ and back";',
      "}",
    ]);
    expect(lines('stream a {\n  title "no://"; }')[1]).toBe('  title "no://"; }');
  });

  it("show what nobody understands of a statement as one with its secret", () => {
    expect(lines("edit_auth admin VERYSECRET more;")).toEqual(["edit_auth ••••••;"]);
    expect(lines("edit_auth\n  admin\n  X\n  more;")).toEqual(["edit_auth", "  ••••••", "  ••••••", "  ••••••;"]);
    expect(lines("stream a {\n  password VERY SECRET ANDMORE;\n}")[1]).toBe("  password ••••••;");
  });

  it("take a sign in quotes for a comment only where a quote may be missing", () => {
    const text = 'stream a {\n  title "Top # one two";\n  zeta A;\n}';
    expect(lines(text)).toEqual(["stream a {", '  title "Top # one two";', "  zeta ••••••;", "}"]);
    expect(lines(text.replace("zeta A", "password"))).toEqual([
      "stream a {",
      '  title "Top # one ••••••;',
      "  ••••••;",
      "}",
    ]);
    expect(lines('stream a {\n  title "Top \\" # one two";\n}')[1]).toBe('  title "Top \\" # one two";');
    expect(lines('stream a {\n  zeta "x; # psk SECRET\n}')).toEqual(["stream ••••••", "  ••••••", "••••••"]);
  });

  it("are made at once of a comment with blanks without an end", () => {
    const began = performance.now();
    expect(lines(`# psk${" ".repeat(20_000)}VERYSECRET`)).toEqual(["# psk ••••••"]);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("show nothing that comments of JSON say", () => {
    const text = '{ // psk SECRET\n  "loglevel": "debug", /* pw SECRET\n  SECRET */ "http": 80 //\n}';
    const all = new MaskedLines(jsonLanguage, text.split("\n"));
    expect(all.lines.map((_, line) => all.line(line))).toEqual([
      "{ // ••••••",
      '  "loglevel": "debug", /* ••••••',
      '  •••••• */ "http": 80 //',
      "}",
    ]);
  });
});
