import { describe, expect, it } from "vitest";
import { sliceOf } from "../../../src/model/draft/draftSlices.ts";
import type { Problem } from "../../../src/model/entity/checkProblems.ts";
import { approveByChecks } from "../../../src/stores/saving/approvers.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

/** @param found by kind of entity, in place of what the real check finds */
function desk(found?: Readonly<Record<string, readonly Problem[]>>) {
  const own = new SaveDesk({
    streams: { news: { name: "news", title: "A" }, sport: { name: "sport" } },
    loglevel: "debug",
  });
  const check = found && (async (entity: string) => found[entity] ?? []);
  own.queue.approveWith(approveByChecks(own.config, check));
  return own;
}

describe("a save whose entities are checked", () => {
  it("stops a save of everything when one touched entity is wrong, and gives the problems by entity [C301]", async () => {
    const own = desk();
    own.draft.edit(["streams", "news", "title"], "B");
    own.draft.edit(["streams", "sport", "clients_timeout"], -1);
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(own.queue.failure?.message).toMatch(/^sport: /);
    const problems = [...own.queue.problems].map(([root, found]) => [root, found.map(({ pointer }) => pointer)]);
    expect(problems).toEqual([["/streams/sport", ["/clients_timeout"]]]);
    own.draft.edit(["streams", "sport", "clients_timeout"], 1);
    expect(own.queue.problems.size).toBe(0);
    expect(await own.saveAll()).toBe(true);
  });

  it("looks at what will be saved, not at edits that stay in the draft", async () => {
    const own = desk();
    own.draft.edit(["streams", "sport", "clients_timeout"], -1);
    own.draft.edit(["streams", "news", "title"], "B");
    expect(await own.queue.commit(sliceOf(own.draft.edits, [["streams", "news"]]))).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "B" } } }]);
  });

  it("checks a new entity as a whole, and lets a deleted one go", async () => {
    const own = desk();
    own.draft.edit(["streams", "film"], { title: "no name" });
    expect(await own.saveAll()).toBe(false);
    expect([...own.queue.problems.keys()]).toEqual(["/streams/film"]);
    own.draft.edit(["streams", "film"], { name: "film" });
    own.draft.edit(["streams", "sport"], undefined);
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ streams: { film: { name: "film" }, sport: null } }]);
  });

  it("refuses a rename to a name that another entity has, and sends nothing", async () => {
    const own = desk();
    own.draft.edit(["streams", "sport", "name"], "news");
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(own.queue.failure?.message).toBe("sport: this name is already used");
    const problem = { pointer: "/name", keyword: "unique", message: "this name is already used", level: "error" };
    expect([...own.queue.problems]).toEqual([["/streams/sport", [problem]]]);
    own.draft.edit(["streams", "sport", "name"], "sports");
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ streams: { sport: null, sports: { name: "sports" } } }]);
  });

  it.each([
    ["..", "“.” and “..” make no address, alone or between slashes; choose another name"],
    ["__proto__", "this name is reserved; choose another"],
    ["ne\u202ews", "this name holds what cannot be seen (U+202E); type it anew without"],
  ])("refuses a rename to “%s”, which nothing may be called, and sends nothing", async (name, words) => {
    const own = desk();
    own.draft.edit(["streams", "sport", "name"], name);
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(problemsBy(own)).toEqual([["/streams/sport", [["/name", words]]]]);
  });

  it("refuses a rename to the name of an entity created by the same save", async () => {
    const own = desk();
    own.draft.edit(["streams", "film"], { name: "film" });
    own.draft.edit(["streams", "sport", "name"], "film");
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(problemsBy(own)).toEqual([["/streams/sport", [["/name", "this name is already used"]]]]);
  });

  it("refuses a created entity that was given the name of another", async () => {
    const own = desk();
    own.draft.edit(["streams", "film"], { name: "news" });
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(problemsBy(own)).toEqual([["/streams/film", [["/name", "this name is already used"]]]]);
  });

  it("refuses two renames to one name, at both", async () => {
    const own = desk();
    own.draft.edit(["streams", "news", "name"], "film");
    own.draft.edit(["streams", "sport", "name"], "film");
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(problemsBy(own).map(([root]) => root)).toEqual(["/streams/news", "/streams/sport"]);
  });

  it("refuses two entities that swap their names in one save", async () => {
    const own = desk();
    own.draft.edit(["streams", "news", "name"], "sport");
    own.draft.edit(["streams", "sport", "name"], "news");
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
  });

  it("checks the server's own settings by themselves", async () => {
    const own = desk();
    own.draft.edit(["loglevel"], "chatty");
    expect(await own.saveAll()).toBe(false);
    expect([...own.queue.problems.keys()]).toEqual([""]);
    expect(own.saved).toEqual([]);
  });
});

describe("what is found wrong before a save", () => {
  const warning: Problem = { pointer: "/title", keyword: "short", message: "It is short.", level: "warning" };
  const error: Problem = { pointer: "/title", keyword: "long", message: "It is long.", level: "error" };

  it("lets the save go ahead where it is a warning", async () => {
    const own = desk({ stream: [warning] });
    own.draft.edit(["streams", "news", "title"], "B");
    expect(await own.saveAll()).toBe(true);
    expect(own.queue.failure).toBeUndefined();
  });

  it("is said by its first error and the name of the entity, and all of it stands at its fields", async () => {
    const own = desk({ stream: [warning, error] });
    own.draft.edit(["streams", "news", "title"], "B");
    expect(await own.saveAll()).toBe(false);
    const at = { pointer: "/streams/news/title" };
    expect(own.queue.failure).toEqual({
      kind: "invalid",
      message: "news: It is long.",
      problems: [
        { ...warning, ...at },
        { ...error, ...at },
      ],
    });
  });

  it("is said without a name where it is a setting of the server itself", async () => {
    const own = desk({ server: [{ ...error, pointer: "/loglevel" }] });
    own.draft.edit(["loglevel"], "error");
    expect(await own.saveAll()).toBe(false);
    expect(own.queue.failure?.message).toBe("It is long.");
  });

  it("is nothing of a whole collection, which is no entity", async () => {
    const own = desk({ server: [error], "dvr-storage": [error] });
    const edits = new Map([["/dvrs", { path: ["dvrs"], base: undefined, mine: { main: { name: "main" } } }]]);
    expect(await own.queue.commitBeside(() => edits)).toBe(true);
  });
});

function problemsBy(own: SaveDesk) {
  return [...own.queue.problems].map(
    ([root, found]) => [root, found.map((one) => [one.pointer, one.message])] as const,
  );
}
