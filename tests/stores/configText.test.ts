import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { TextConsole, TextServer, twoConsoles, written } from "./support/TextConsole.ts";

describe("The config text while another administrator saves", () => {
  it("saves nothing over their change of the same setting before one has chosen", async () => {
    const { server, me, other } = await twoConsoles();
    me.type("title News", "title Mine");
    await me.pause();
    other.draft.edit(["streams", "news", "title"], "Theirs");
    other.type("input fake://sport", "# theirs\n  input fake://sport");
    expect(await other.text.save()).toBe(true);
    await me.text.load();
    expect(me.draft.conflicts).toMatchObject([{ path: ["streams", "news", "title"], theirs: "Theirs" }]);
    expect(await me.text.save()).toBe(false);
    expect(me.text.failure?.kind).toBe("undecided");
    expect(server.text).toContain("title Theirs;");
    expect(me.text.text, "nothing typed is lost").toContain("title Mine;");
    me.draft.keepMine(["streams", "news", "title"]);
    expect(await me.text.save(), JSON.stringify(me.text.failure)).toBe(true);
    expect(server.config).toMatchObject({ streams: { news: { title: "Mine" } } });
    expect(server.text).toContain("# theirs");
  });

  it("has theirs in its line where one takes it", async () => {
    const { me, other } = await twoConsoles();
    me.type("title News", "title Mine");
    await me.pause();
    other.type("title News", "title Theirs");
    await other.text.save();
    await me.text.load();
    me.draft.takeTheirs(["streams", "news", "title"]);
    await vi.waitFor(() => expect(me.text.text).toContain("title Theirs;"));
    await me.pause();
    expect(me.text.isEdited).toBe(false);
  });

  it("keeps what was typed of a stream that they deleted, until one has chosen", async () => {
    const { server, me, other } = await twoConsoles();
    me.type("title News", "title Mine");
    await me.pause();
    other.draft.edit(["streams", "news"], undefined);
    await vi.waitFor(() => expect(other.text.isEdited).toBe(true));
    expect(await other.text.save()).toBe(true);
    await me.text.load();
    me.type("http 80", "http 81");
    expect(await me.text.save()).toBe(false);
    me.draft.restore(["streams", "news"]);
    expect(await me.text.save()).toBe(true);
    expect(server.config).toMatchObject({ http: [81], streams: { news: { title: "Mine" }, sport: {} } });
  });

  it("brings their change into a text that cannot be read, and takes nothing of it back when that is mended", async () => {
    const { server, me, other } = await twoConsoles();
    me.type("title News;", 'title "Mine;');
    await me.pause();
    expect(me.text.state?.isBroken).toBe(true);
    other.type("http 80", "http 81");
    await other.text.save();
    await me.text.load();
    me.type('"Mine;', '"Mine";');
    expect(await me.text.save(), me.text.failure?.message).toBe(true);
    expect(server.config).toMatchObject({ http: [81], streams: { news: { title: "Mine" } } });
  });

  it("asks where they changed the very lines that cannot be read", async () => {
    const { server, me, other } = await twoConsoles();
    me.type("title News;", 'title "Mine;');
    await me.pause();
    other.type("title News", "title Theirs");
    other.type("http 80", "http 81");
    await other.text.save();
    await me.text.load();
    expect(me.text.newer).toBeDefined();
    me.type('"Mine;', '"Mine";');
    expect(await me.text.save()).toBe(false);
    expect(server.text).toContain("Theirs");
    await me.text.keepMine();
    expect(me.says("http"), "on other lines theirs come in").toEqual([81]);
    expect(me.draft.conflicts, "one is asked once").toEqual([]);
    expect(await me.text.save()).toBe(true);
    expect(server.config).toMatchObject({ http: [81], streams: { news: { title: "Mine" } } });
  });

  it("knows what was typed while it could not be read, once it can", async () => {
    const { me, other } = await twoConsoles();
    me.type("title News;", 'title Mine;\n  comment "half');
    await me.pause();
    other.type("http 80", "http 81");
    await other.text.save();
    await me.text.load();
    me.type('"half', '"half";');
    await me.pause();
    expect([...me.draft.edits.keys()]).toEqual(["/streams/news/title", "/streams/news/meta/comment"]);
    expect(me.says("streams", "news", "title")).toBe("Mine");
  });

  it("comes in before a save that follows the last key at once", async () => {
    const { server, me, other } = await twoConsoles();
    me.type("title News;", "title Mine;");
    other.type("http 80", "http 81");
    await other.text.save();
    void me.text.load();
    expect(await me.text.save()).toBe(true);
    expect(server.config).toMatchObject({ http: [81], streams: { news: { title: "Mine" } } });
  });
});

describe("What is typed in the config text", () => {
  it("is told of elsewhere while it is comments alone, which no draft holds", async () => {
    const { me } = await twoConsoles();
    expect(me.text.isAside).toBe(false);
    me.type("http 80;", "http 80; # the front door");
    await me.pause();
    expect([me.draft.edits.size, me.text.isAside]).toEqual([0, true]);
    me.type("title News", "title Mine");
    await me.pause();
    expect(me.text.isAside, "the draft is told of").toBe(false);
    expect(await me.text.save()).toBe(true);
    expect(me.text.isAside).toBe(false);
  });

  it("is not told of for what the forms alone write into it, nor once they have taken that back", async () => {
    const { me } = await twoConsoles();
    me.draft.edit(["streams", "news", "title"], "Other");
    await me.pause();
    expect([me.text.isEdited, me.text.isAside]).toEqual([true, false]);
    me.draft.edit(["streams", "news", "title"], "News");
    expect(me.text.isAside, "before the text has followed").toBe(false);
    await me.pause();
    expect([me.text.isEdited, me.text.isAside]).toEqual([false, false]);
  });

  it("is not taken back by what the editor asks meanwhile", async () => {
    const { me } = await twoConsoles();
    const release = me.hold();
    me.draft.edit(["streams", "sport", "title"], "Sport");
    me.type("title News", "title Mine");
    const asked = me.text.ask((desk) => desk.locate("/streams/news"));
    release();
    await asked;
    await me.pause();
    expect(me.says("streams", "news", "title")).toBe("Mine");
    expect(me.says("streams", "sport", "title")).toBe("Sport");
    expect([...me.draft.edits.keys()].sort((one, other) => one.localeCompare(other))).toEqual([
      "/streams/news/title",
      "/streams/sport/title",
    ]);
  });

  it("stays where it is typed on while it is read, beside an edit of a form", async () => {
    const { me } = await twoConsoles();
    me.type("title News", "title Mine");
    me.draft.edit(["streams", "sport", "title"], "Sport");
    const release = me.hold();
    const reading = me.pause();
    await new Promise((resolve) => setTimeout(resolve, 5));
    me.type("title Mine", "title Mine2");
    release();
    await reading;
    await me.pause();
    expect(me.says("streams", "news", "title")).toBe("Mine2");
    expect(me.says("streams", "sport", "title")).toBe("Sport");
  });

  it("stays where it is typed on while another's save comes in", async () => {
    const { server, me } = await twoConsoles();
    me.type("title News", "title Mine");
    server.save(written.replace("http 80", "# theirs\nhttp 81"));
    const release = me.hold();
    const loading = me.text.load();
    await new Promise((resolve) => setTimeout(resolve, 5));
    me.type("title Mine", "title Mine2");
    release();
    await loading;
    await me.pause();
    expect(me.says("streams", "news", "title")).toBe("Mine2");
    expect(me.says("http")).toEqual([81]);
    expect(me.text.text).toContain("# theirs");
  });

  it("stays where it was typed before the desk was there", async () => {
    const server = new TextServer(written);
    const me = new TextConsole(server);
    const release = me.hold();
    const loading = me.text.load();
    await vi.waitFor(() => expect(me.text.text).toBe(written));
    me.type("title News", "title Mine");
    release();
    await loading;
    expect(me.text.text).toContain("title Mine");
    expect([...me.draft.edits.keys()]).toEqual(["/streams/news/title"]);
  });

  it("stays while it is typed on during a save, and is saved by the next", async () => {
    const { server, me } = await twoConsoles();
    me.type("title News;", "title New; # one");
    const saving = me.text.save();
    await vi.waitFor(() => expect(server.rev).toBe(2));
    me.type("# one", "# one and two");
    expect(await saving).toBe(true);
    expect(me.text.newer).toBeUndefined();
    expect(me.text.text).toContain("# one and two");
    expect(await me.text.save()).toBe(true);
    expect(server.text).toContain("title New; # one and two");
  });

  it("is asked about as it will be saved, also where it is being read already", async () => {
    const asked: string[][] = [];
    const { me } = await twoConsoles({
      approve: ({ edits }) => {
        asked.push([...edits.keys()]);
        return true;
      },
    });
    me.type("http 80", "http 81");
    const release = me.hold();
    const reading = me.pause();
    const saving = me.text.save();
    release();
    await reading;
    expect(await saving).toBe(true);
    expect(asked).toEqual([["/http"]]);
    expect(me.written).toEqual([{ http: [81] }]);
  });

  it("leaves nothing behind after a logout, also of what was being read", async () => {
    const { me } = await twoConsoles();
    const release = me.hold();
    me.type("title News", "title Mine");
    const reading = me.pause().catch(() => undefined);
    me.text.forget();
    release();
    await reading;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([me.text.text, me.text.state, me.stored]).toEqual([undefined, undefined, undefined]);
  });
});

describe("After a reload", () => {
  /** What the storage holds after some words were typed over the first revision. */
  async function keptAfter(words: string, by: string): Promise<{ server: TextServer; stored: string | undefined }> {
    const server = new TextServer(written);
    const before = new TextConsole(server);
    await before.text.load();
    before.type(words, by);
    await before.pause();
    return { server, stored: before.stored };
  }

  it("what was typed stands in the stream it was typed in, though others stand above it now", async () => {
    const { server, stored } = await keptAfter("stream sport {\n", "stream sport {\n  title Mine;\n");
    // The same lines as below, above them.
    server.save(`stream first {\n  input fake://fake;\n}\n${written}`);
    server.save(written.replace("stream news", "stream sport2 {\n  input fake://sport;\n}\nstream news"));
    const me = new TextConsole(server, { stored });
    await me.text.load();
    expect(me.says("streams", "sport", "title")).toBe("Mine");
    expect(me.says("streams", "sport2")).toMatchObject({ urls: [{ url: "fake://sport" }] });
    expect(me.says("streams", "sport2", "title")).toBeUndefined();
  });

  it("says what it could not bring back, and throws it away only when told to", async () => {
    const { server, stored } = await keptAfter("title News", "title Mine");
    server.save(written.replace("80", "81"));
    server.texts[0] = "gone";
    const me = new TextConsole(server, { stored });
    await me.text.load();
    expect(me.text.text).toBe(server.text);
    expect(me.text.lost).toMatchObject({ rev: 1, changes: [{ after: ["  title Mine;\n"] }] });
    me.type("81", "82");
    await me.pause();
    expect(me.stored, "another reload shows it again").toBe(stored);
    me.text.forgetLost();
    await vi.waitFor(() => expect(me.stored).toContain("http 82;"));
    expect(me.text.lost).toBeUndefined();
  });
});

describe("Whatever comes in whatever order", () => {
  const step = fc.constantFrom(
    "type",
    "form",
    "theirs",
    "comment",
    "break",
    "mend",
    "ask",
    "load",
    "wait",
    "hold",
    "release",
  );

  it("all that was typed, edited and saved elsewhere stands in the text, and is saved", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const { server, me } = await twoConsoles();
        let [count, typed, edited, theirs, release] = [0, "News", undefined as string | undefined, 80, () => {}];
        const running: Promise<unknown>[] = [];
        for (const one of steps) {
          count += 1;
          if (one === "type") me.type(`title ${typed}`, `title ${(typed = `T${count}`)}`);
          if (one === "form") me.draft.edit(["streams", "sport", "title"], (edited = `S${count}`));
          if (one === "theirs") server.save(server.text.replace(`http ${theirs}`, `http ${(theirs = 8000 + count)}`));
          if (one === "comment") server.save(`${server.text}# theirs ${count}\n`);
          if (one === "break" && !me.text.text?.includes('"half'))
            me.type("stream news {\n", 'stream news {\n  comment "half\n');
          if (one === "mend" && me.text.text?.includes('"half')) me.type('  comment "half\n', "");
          if (one === "ask") running.push(me.text.ask((desk) => desk.locate("/streams/news")));
          if (one === "load") running.push(me.text.load());
          if (one === "wait") await new Promise((resolve) => setTimeout(resolve));
          if (one === "hold") {
            release();
            release = me.hold();
          }
          if (one === "release") release();
        }
        release();
        if (me.text.text?.includes('"half')) me.type('  comment "half\n', "");
        await Promise.all(running);
        await me.text.load();
        await me.pause();
        expect(me.text.newer).toBeUndefined();
        expect(me.draft.conflicts).toEqual([]);
        const said = [me.says("streams", "news", "title"), me.says("streams", "sport", "title"), me.says("http")];
        expect(said).toEqual([typed, edited, [theirs]]);
        if (me.text.isEdited) expect(await me.text.save(), me.text.failure?.message).toBe(true);
        expect(server.config).toMatchObject({ http: [theirs], streams: { news: { title: typed } } });
        for (const line of server.text.match(/# theirs \d+/g) ?? []) expect(me.text.text).toContain(line);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
