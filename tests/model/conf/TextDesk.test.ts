import { describe, expect, it } from "vitest";
import { productDesk, type TextDesk } from "../../../src/model/conf/TextDesk.ts";

const saved = `# the house
http 80;

stream news {
  input udp://239.0.0.1:1;
  title News;
}
stream sport {
  input copy://news;
}
`;

const noDraft = { patch: {}, renames: [] };

async function deskOf(text = saved): Promise<TextDesk> {
  const desk = productDesk();
  await desk.open(text);
  return desk;
}

describe("The desk of a config text", () => {
  it("says what the text says otherwise since it was last looked at", async () => {
    const desk = await deskOf();
    const typed = saved.replace("title News", "title Latest");
    expect((await desk.type(typed)).edits).toEqual([[["streams", "news", "title"], "Latest"]]);
    expect((await desk.type(typed)).edits).toEqual([]);
    expect((await desk.type(saved)).edits).toEqual([[["streams", "news", "title"], "News"]]);
    expect((await desk.type(saved.replace("  title News;\n", ""))).edits).toEqual([
      [["streams", "news", "title"], null],
    ]);
  });

  it("says nothing of a text that cannot be read, but what is wrong with it", async () => {
    const desk = await deskOf();
    const state = await desk.type(saved.replace("title News;", 'title "News;'));
    expect(state).toMatchObject({ isBroken: true, edits: [] });
    expect(state.problems[0]).toMatchObject({ line: 6, level: "error" });
    expect((await desk.type(saved.replace("News", "Latest"))).edits).toEqual([
      [["streams", "news", "title"], "Latest"],
    ]);
  });

  it("asks for the keyword that was likely meant, and still offers it as a quick fix", async () => {
    const typed = saved.replace("title News;", "max_session 5;\n  gibberish 1;");
    const desk = await deskOf();
    const states = [await desk.type(typed), await (await deskOf(typed)).open(typed)];
    for (const { problems } of states)
      expect(problems.map(({ message }) => message)).toEqual([
        "This keyword is not known here. It is kept as written. Did you mean “max_sessions”?",
        "This keyword is not known here. It is kept as written.",
      ]);
    const [problem] = states[0]?.problems ?? [];
    expect(problem && (await desk.fixes(problem))).toMatchObject([{ text: "max_sessions" }]);
  });

  it("judges what the text says by the checks of the forms, with their words and their place", async () => {
    const desk = await deskOf();
    const { problems, isBroken } = await desk.type(saved.replace("title News;", "max_sessions -5;"));
    expect(isBroken).toBe(false);
    expect(problems).toMatchObject([{ line: 6, level: "error", pointer: "/streams/news/auth/max_sessions" }]);
    expect((await desk.type(saved)).problems).toEqual([]);
  });

  it("brings the draft of the forms into the text, and leaves all else as it is", async () => {
    const desk = await deskOf();
    const typed = saved.replace("title News;", "title News; # by hand");
    await desk.type(typed);
    const patch = { streams: { sport: { title: "Sport" } } };
    const text = await desk.follow({ patch, renames: [] });
    expect(text).toBe(typed.replace("  input copy:", "  title Sport;\n  input copy:"));
    expect(await desk.follow({ patch, renames: [] }), "it stands there by now").toBeUndefined();
    expect((await desk.type(text ?? "")).edits, "and is no news to the forms").toEqual([]);
    expect(await desk.follow(noDraft), "taken back in the forms").toBe(typed);
  });

  it("is the saved text again, to the letter, once the forms have taken back what they wrote over it", async () => {
    const quoted = saved.replace("title News;", 'title   "News"; # as it was');
    const desk = await deskOf();
    await desk.open(quoted);
    expect(await desk.follow({ patch: { streams: { news: { title: "Other" } } }, renames: [] })).toContain(
      "title   Other;",
    );
    expect(await desk.follow(noDraft)).toBe(quoted);
    await desk.follow({ patch: { streams: { news: { title: "Other" } } }, renames: [] });
    const theirs = quoted.replace("http 80", "http 81");
    expect(
      (await desk.rebase(theirs, { patch: { streams: { news: { title: "Other" } } }, renames: [] })).text,
    ).toContain("title   Other;");
    expect(await desk.follow(noDraft), "also over what others have saved").toBe(theirs);
  });

  it("renames what the forms rename, with what names it", async () => {
    const desk = await deskOf();
    const patch = { streams: { news: null, latest: { name: "latest", title: "News", urls: ["udp://239.0.0.1:1"] } } };
    const text = await desk.follow({ patch, renames: [{ from: ["streams", "news"], to: ["streams", "latest"] }] });
    expect(text).toContain("stream latest {\n  input udp://239.0.0.1:1;");
  });

  it("tells which lines differ from the saved text", async () => {
    const desk = await deskOf();
    const { changed } = await desk.type(
      saved.replace("title News;", "title New;\n  url x;").replace("# the house\n", ""),
    );
    expect(changed).toEqual([
      { kind: "removed", from: 1, to: 1 },
      { kind: "changed", from: 5, to: 6 },
    ]);
  });

  describe("when another text was saved", () => {
    it("has what others wrote beside what was typed", async () => {
      const desk = await deskOf();
      await desk.type(saved.replace("http 80;", "http 80; # mine"));
      const theirs = saved.replace("stream sport", "# theirs\nstream sport");
      expect((await desk.rebase(theirs, noDraft)).text).toBe(theirs.replace("http 80;", "http 80; # mine"));
    });

    it("has what they changed in the config, on the very line that was typed on", async () => {
      const desk = await deskOf();
      await desk.type(saved.replace("title News;", "title News; # mine"));
      const { text } = await desk.rebase(saved.replace("title News;", "title Latest;"), noDraft);
      expect(text).toBe(saved.replace("title News;", "title Latest; # mine"));
    });

    it("has what the draft says where both changed a setting, beside their comments", async () => {
      const desk = await deskOf();
      await desk.type(saved.replace("title News;", "title Mine;"));
      const draft = { patch: { streams: { news: { title: "Mine" } } }, renames: [] };
      const { text } = await desk.rebase(saved.replace("  title News;", "  # theirs\n  title Latest;"), draft);
      expect(text).toBe(saved.replace("  title News;", "  # theirs\n  title Mine;"));
    });

    it("keeps what cannot be read, beside their other lines", async () => {
      const desk = await deskOf();
      const typed = saved.replace("title News;", 'title "half');
      await desk.type(typed);
      const { text } = await desk.rebase(saved.replace("http 80;", "http 81;"), noDraft);
      expect(text).toBe(typed.replace("http 80;", "http 81;"));
      const { edits } = await desk.type(typed.replace("http 80;", "http 81;").replace('"half', '"half";'));
      expect(edits).toEqual([[["streams", "news", "title"], "half"]]);
    });

    it("gives up where both wrote on the same line", async () => {
      const desk = await deskOf();
      await desk.type(saved.replace("http 80;", "http 80; # mine"));
      expect(await desk.rebase(saved.replace("http 80;", "http 80; # theirs"), noDraft)).toEqual({ text: undefined });
    });

    it("is that text where nothing was typed", async () => {
      const desk = await deskOf();
      expect(await desk.rebase("http 81;\n", noDraft)).toEqual({ text: "http 81;\n" });
      expect((await desk.type("http 81;\n")).edits).toEqual([]);
    });
  });

  it("renames a stream everywhere, and never onto another one", async () => {
    const desk = await deskOf();
    const offset = saved.indexOf("copy://news") + 8;
    expect(await desk.nameAt(offset)).toBe("news");
    const text = await desk.rename(offset, "latest");
    expect(text).toBe(saved.replace("stream news", "stream latest").replace("copy://news", "copy://latest"));
    expect(await desk.rename(offset, "sport")).toBeUndefined();
    expect(await desk.nameAt(saved.indexOf("title") + 2)).toBeUndefined();
  });

  it.each([
    ["the prototype's name", "stream __proto__ {\n  title x;\n}\n"],
    ["an option that reaches into it", "stream a {\n  input udp://a __proto__=x constructor=y;\n}\n"],
    ["a null byte", "stream a {\n  title x\0y;\n}\n"],
    ["nothing but brackets", "{".repeat(5000)],
    ["a quote that is never closed", `stream a { title "${"x ".repeat(5000)}`],
  ])("says what is wrong with a text of %s, and stays whole", async (_, text) => {
    const desk = await deskOf();
    const { problems, edits } = await desk.type(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as { title?: string }).title).toBeUndefined();
    expect(edits.flatMap(([path]) => path)).not.toContain("__proto__");
    expect((await desk.type(saved)).problems).toEqual([]);
  });

  it("keeps the ends of lines of another system, also in what comes from the forms", async () => {
    const desk = await deskOf(saved.replaceAll("\n", "\r\n"));
    const text = await desk.follow({ patch: { streams: { sport: { title: "Sport" } } }, renames: [] });
    expect(text).toContain("  title Sport;\r\n");
    expect(text?.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it("reads ten megabytes, and what is wrong at their end", async () => {
    const block = (index: number) => `stream s${index} {\n  input udp://239.0.0.1:1;\n  # ${"x".repeat(460)}\n}\n`;
    const long = Array.from({ length: 20_000 }, (_, index) => block(index)).join("");
    expect(long.length).toBeGreaterThan(10_000_000);
    const desk = await deskOf(long);
    const { problems } = await desk.type(`${long}nosuchword 5;\n`);
    expect(problems).toMatchObject([{ line: 80_001, level: "warning" }]);
    const { edits } = await desk.type(`${long}http 81;\n`);
    expect(edits).toEqual([[["http"], [81]]]);
  }, 60_000);

  it("leads from a setting to its line", async () => {
    const desk = await deskOf();
    expect(await desk.locate("/streams/news/title")).toMatchObject({ line: 6 });
    expect(
      await desk.locate("/streams/news/clients_timeout"),
      "the stream, where the setting is not set",
    ).toMatchObject({
      line: 4,
    });
  });
});
