import { describe, expect, it, vi } from "vitest";
import { twoConsoles, written } from "./support/TextConsole.ts";

describe("The config text that was discarded", () => {
  it("comes back as it was typed, with its edits, until something else is typed or saved", async () => {
    const { me, other } = await twoConsoles();
    me.type("title News", "# mine\n  title Mine");
    await me.pause();
    const typed = me.text.text;
    await me.text.discard();
    expect([me.text.text, me.text.canBringBack, me.draft.count]).toEqual([written, true, 0]);
    me.type("http 80", "http 81");
    expect(me.text.canBringBack).toBe(false);
    me.type("http 81", "http 80");
    await me.text.bringBack();
    expect([me.text.text, me.text.canBringBack]).toEqual([typed, false]);
    await me.pause();
    expect(me.draft.savablePatch).toEqual({ streams: { news: { title: "Mine" } } });
    await me.text.discard();
    other.type("http 80", "http 82");
    await other.text.save();
    await me.text.load();
    expect(me.text.canBringBack).toBe(false);
  });

  it("comes back with the names that the forms had given, and with what was typed last", async () => {
    const { me } = await twoConsoles();
    me.draft.edit(["streams", "news", "name"], "late");
    await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
    me.type("title News", "title Mine");
    await me.pause();
    const discarding = me.text.discard();
    me.type("http 80", "http 81");
    const typed = me.text.text;
    await discarding;
    expect([me.text.text, me.draft.count]).toEqual([written, 0]);
    await me.text.bringBack();
    await me.pause();
    expect(me.text.text).toBe(typed);
    expect(me.draft.renames).toEqual([{ from: ["streams", "news"], to: ["streams", "late"] }]);
    expect(me.draft.count).toBe(3);
  });

  it("comes back with names that were handed on from one to the next, and leaves none of them behind", async () => {
    for (const order of [
      ["news", "sport"],
      ["sport", "news"],
    ]) {
      const { me } = await twoConsoles();
      for (const [name = "", given] of order.map((one, index) => [one, index === 0 ? "late" : order[0]]))
        me.draft.edit(["streams", name, "name"], given);
      await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
      await me.pause();
      const typed = me.text.text;
      await me.text.discard();
      await me.pause();
      expect([me.text.text, me.draft.edits.size]).toEqual([written, 0]);
      await me.text.bringBack();
      await me.pause();
      expect(me.text.text).toBe(typed);
    }
  });

  it("is the one thrown away last, however often that is pressed, and none once another was typed", async () => {
    const { me } = await twoConsoles();
    me.type("http 80", "http 81");
    await me.pause();
    const typed = me.text.text;
    await Promise.all([me.text.discard(), me.text.discard()]);
    expect(me.text.canBringBack).toBe(true);
    await me.text.bringBack();
    expect(me.text.text).toBe(typed);
    await me.pause();
    await me.text.discard();
    me.type("http 80", "http 82");
    await me.pause();
    me.draft.discard();
    await vi.waitFor(() => expect(me.text.text).toBe(written));
    expect(me.text.canBringBack).toBe(false);
  });

  it("cannot come back over what another saved in the same place: that was to be chosen", async () => {
    const { me, other } = await twoConsoles();
    me.type("title News", "title Mine");
    await me.pause();
    other.type("title News", "title Theirs");
    await other.text.save();
    await me.text.load();
    expect(me.draft.conflicts).toHaveLength(1);
    await me.text.discard();
    expect([me.text.text?.includes("title Theirs;"), me.text.canBringBack]).toEqual([true, false]);
  });
});

describe("The config text of a stream that the forms have renamed", () => {
  it("is an edit of that stream, saved with its new name", async () => {
    const { server, me } = await twoConsoles();
    me.draft.edit(["streams", "news", "name"], "late");
    await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
    me.type("fake://fake", "fake://other");
    await me.pause();
    expect(me.draft.conflicts).toEqual([]);
    expect(me.text.text).toContain("fake://other");
    expect(me.draft.savablePatch).toMatchObject({ streams: { news: null, late: { name: "late", title: "News" } } });
    expect(await me.text.save(), JSON.stringify(me.text.failure)).toBe(true);
    expect(server.text).toContain("stream late {\n  input fake://other;");
  });

  it("stays beside another one that comes under its former name", async () => {
    const { server, me } = await twoConsoles();
    me.draft.edit(["streams", "news", "name"], "late");
    await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
    me.text.type(`${me.text.text}stream news {\n  input fake://new;\n}\n`);
    await me.pause();
    expect(me.text.text).toMatch(/stream late \{[^]*stream news \{\n {2}input fake:\/\/new;/);
    expect(await me.text.save(), JSON.stringify(me.text.failure)).toBe(true);
    expect(server.config).toMatchObject({
      streams: { late: { title: "News" }, news: { urls: [{ url: "fake://new" }] } },
    });
    expect(Object(server.config)["streams"]["news"]).not.toHaveProperty("title");
  });

  it("has its former name again once that is typed, and goes where its lines are removed", async () => {
    const { me } = await twoConsoles();
    me.draft.edit(["streams", "news", "name"], "late");
    await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
    me.type("stream late {", "stream news {");
    await me.pause();
    expect([me.draft.count, me.text.text]).toEqual([0, written]);
    me.draft.edit(["streams", "news", "name"], "late");
    await vi.waitFor(() => expect(me.text.text).toContain("stream late {"));
    me.text.type(written.replace(/stream news \{[^}]*\}\n/, ""));
    await me.pause();
    expect(me.draft.savablePatch).toMatchObject({ streams: { news: null } });
    expect(me.draft.renames).toEqual([]);
  });
});
