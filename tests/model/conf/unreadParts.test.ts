import { describe, expect, it } from "vitest";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";

/** What of a text nobody may be shown, as it stands there. */
function unread(text: string): readonly string[] {
  const conf = productConf();
  const lines = text.split("\n");
  return conf.unread(conf.parse(text)).map(({ line, column, endLine, endColumn }) => {
    const [first = "", ...more] = lines.slice(line - 1, endLine);
    const last = more.pop();
    return last === undefined
      ? first.slice(column - 1, endColumn - 1)
      : [first.slice(column - 1), ...more, last.slice(0, endColumn - 1)].join("\n");
  });
}

describe("what of a config text nobody may be shown", () => {
  it("are the values of an option that is said twice, in whatever lines and however deep", () => {
    const text = 'stream a {\n  input srt://x:1 passphrase=A zz=Z\n    passphrase="B\nC";\n}';
    expect(unread(text)).toEqual(["A", '"B\nC"']);
    expect(unread("source http://x cluster_key=A cluster_key=B cluster_key=C {\n}")).toEqual(["A", "B", "C"]);
  });

  it("is none of an option that two statements say, and no word that has no name", () => {
    expect(unread("stream a {\n  input srt://x:1 passphrase=A;\n  input srt://y:1 passphrase=B;\n}")).toEqual([]);
  });

  it("is none of an option that is each time of another rendition", () => {
    const text = "stream a {\n  transcoder vb=2500k size=-1x720 vb=1000k size=-1x480 zz=A ab=128k zz=B;\n}";
    expect(unread(text)).toEqual(["A", "B"]);
    expect(unread("stream a {\n  transcoder vb=2500k track=2 profile=main vb=1000k track=5 profile=high;\n}")).toEqual(
      [],
    );
  });

  it("are the values of an option that is said twice of the same rendition", () => {
    const text =
      "stream a {\n  transcoder vb=2500k profile=A size=-1x720 profile=B vb=1000k profile=high logo=C logo=D;\n}";
    expect(unread(text)).toEqual(["A", "B", "C", "D"]);
  });

  it("is all but the first word of a statement that is not known, and of those in it", () => {
    expect(unread("http 80;\nzeta A B {\n  one C;\n  D;\n}")).toEqual(["A B", "C", "D"]);
  });
});
