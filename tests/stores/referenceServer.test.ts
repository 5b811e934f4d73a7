import { describe, expect, it, vi } from "vitest";
import type { DoneRename } from "../../src/stores/editing/RenamesByOthers.ts";
import { freePort } from "../e2e/support/freePort.ts";
import { openConsole, startReferenceServer } from "./support/openConsole.ts";

const text =
  'stream news {\n  input udp://239.0.0.1:1234;\n  title "A";\n}\nstream sport {\n  input udp://239.0.0.2:1234;\n}\n';
const title = ["streams", "news", "title"];

async function openTwo() {
  const { server } = await startReferenceServer(text);
  return [await openConsole(server.url), await openConsole(server.url)] as const;
}

describe("consoles at the reference server", () => {
  it("bring a saved setting to every other console [C305 C307]", async () => {
    const [one, other] = await openTwo();
    one.draft.edit(title, "B");
    expect(await one.saveAll()).toBe(true);
    await vi.waitFor(() => expect(other.config.node("streams", "news").readConfig()?.["title"]).toBe("B"), 3000);
    expect(other.config.rev).toBe(one.config.rev);
  });

  it("apply a save once whose answer was lost", async () => {
    const [one, other] = await openTwo();
    const before = one.config.rev ?? 0;
    one.wire.losesAnswer = true;
    one.draft.edit(title, "B");
    const saving = one.saveAll();
    await vi.waitFor(() => expect(one.save.state.kind).toBe("unconfirmed"));
    await one.save.resume();
    expect(await saving).toBe(true);
    expect(one.wire.saves).toBe(2);
    await vi.waitFor(() => expect(other.config.rev).toBe(before + 1), 3000);
    expect(one.draft.count).toBe(0);
  });

  it("both keep what they typed over a conflict, and one settles it", async () => {
    const [one, other] = await openTwo();
    one.draft.edit(title, "one");
    other.draft.edit(title, "other");
    expect(await Promise.all([one.saveAll(), other.saveAll()])).toEqual([true, false]);
    expect(other.save.failure?.kind).toBe("conflict");
    await vi.waitFor(() => expect(other.draft.conflicts).toHaveLength(1), 3000);
    expect(other.draft.conflicts[0]).toMatchObject({ path: title, base: "A", mine: "other", theirs: "one" });
    other.draft.keepMine(title);
    expect(await other.saveAll()).toBe(true);
    await vi.waitFor(() => expect(one.config.node("streams", "news").readConfig()?.["title"]).toBe("other"), 3000);
  });

  it("are told by the server at which field a save is wrong", async () => {
    const [one] = await openTwo();
    one.draft.edit(["streams", "news", "clients_timeout"], -5);
    expect(await one.saveAll()).toBe(false);
    expect([...one.save.problems].map(([root, found]) => [root, found[0]?.pointer])).toEqual([
      ["/streams/news", "/clients_timeout"],
    ]);
    expect(one.wire.saves).toBe(0);
  });

  it("rename a stream: the drafts go along, the saver's and those of another console, which is told", async () => {
    const [one, other] = await openTwo();
    const told: DoneRename[] = [];
    one.save.onRename((rename) => told.push(rename));
    one.draft.edit(["streams", "news", "name"], "novel");
    other.draft.edit(title, "other");
    expect(await one.saveAll()).toBe(true);
    expect(told).toEqual([{ from: ["streams", "news"], to: ["streams", "novel"] }]);
    expect(one.draft.count).toBe(0);
    await vi.waitFor(() => expect(other.draft.patch()).toEqual({ streams: { novel: { title: "other" } } }), 3000);
    expect(other.draft.conflicts).toEqual([]);
    expect(other.draft.renamesByOthers.list).toEqual(told);
    expect(one.draft.renamesByOthers.list).toEqual([]);
    expect(await other.saveAll()).toBe(true);
  });

  it("put a change that may lock them out on trial: nothing else is saved before it is kept, and nothing is lost", async () => {
    const [one] = await openTwo();
    one.draft.edit(["http"], [await freePort()]);
    const saved = one.saveAll();
    await vi.waitFor(() => expect(one.questions.asked?.words).toContain("taken back"));
    one.questions.answer(true);
    expect(await saved).toBe(true);
    const rev = one.ownSaves.trial?.rev ?? 0;
    one.draft.edit(title, "B");
    expect(await one.saveAll()).toBe(false);
    expect(one.save.failure).toMatchObject({ kind: "pending", message: expect.stringContaining(`Revision ${rev}`) });
    expect(one.draft.count).toBe(1);
    await (await one.calls.saving()).keep(rev);
    expect(await one.saveAll()).toBe(true);
  });

  it("create a mirror under the key that the server gives", async () => {
    const [one] = await openTwo();
    one.draft.edit(["sources", "-1"], { urls: ["m4f://origin.example"] });
    expect(await one.saveAll()).toBe(true);
    await vi.waitFor(() => expect(Object.keys(one.config.readList("sources"))).toHaveLength(1), 3000);
    expect(Object.keys(one.config.readList("sources"))).not.toContain("-1");
    expect(one.draft.count).toBe(0);
  });

  it("go on after their session was ended elsewhere and they have logged in again", async () => {
    const [one, other] = await openTwo();
    other.draft.edit(title, "kept");
    await other.session.logout();
    expect(other.page.reloads).toBe(1);
    one.draft.edit(title, "B");
    expect(await one.saveAll()).toBe(true);
    await other.session.signIn({ login: "admin", password: "correct horse" }, false);
    await vi.waitFor(() => expect(other.draft.conflicts).toHaveLength(1), 5000);
    other.draft.keepMine(title);
    expect(await other.saveAll()).toBe(true);
  });
});
